import type { CountriesCall } from '#types/api/countries';
import type { GetBankBranchCall } from '#types/api/getBankBranch';
import type { GetHealthFundsCall } from '#types/api/getHealthFunds';
import type { VisatypesCall } from '#types/api/visatypes';
import { calls } from '../../api/calls.ts';
import type { SandboxCall } from '../call.ts';
import bankBranches from '../data/bank-branches.json' with { type: 'json' };
import countries from '../data/countries.json' with { type: 'json' };
import healthFunds from '../data/health-funds.json' with { type: 'json' };
import visas from '../data/visas.json' with { type: 'json' };
import { httpError } from '../errors.ts';
import { searchText, searchWords } from '../search-words.ts';

/** The only BSB whose lookup fails with a server error. */
const FAILING_BSB = '500500';

/** Lists the visas. Each fund decides which visas it supports. Visa 500 needs student cover instead. */
export const visatypes: SandboxCall<VisatypesCall> = {
  ...calls.visatypes,
  answer: () => visas,
};

/** Lists ISO 3166-1 alpha-3 codes. `Intl.DisplayNames` is not used because its names change with the Node version. */
export const countriesCall: SandboxCall<CountriesCall> = {
  ...calls.countries,
  answer: () => countries,
};

/** Finds the funds, with invented ids, whose names contain every typed word, also inside words. */
export const getHealthFunds: SandboxCall<GetHealthFundsCall> = {
  ...calls.getHealthFunds,
  answer({ query }) {
    const words = searchWords(query.AutoCompleteText);
    const isFound = (name: string) => words.every((word) => name.includes(word));
    return { HealthFunds: healthFunds.filter(({ HealthFundName }) => isFound(searchText(HealthFundName))) };
  },
};

/** Finds a bank branch. They are invented. A BSB's first two digits are the bank, the third is the state. */
export const getBankBranch: SandboxCall<GetBankBranchCall> = {
  ...calls.getBankBranch,
  answer({ body: { bsbNumberText } }) {
    if (bsbNumberText === FAILING_BSB)
      throw httpError(500, `the BSB ${FAILING_BSB} is the one whose lookup fails`);
    return { BranchName: (bankBranches as Record<string, string>)[bsbNumberText] ?? '' };
  },
};
