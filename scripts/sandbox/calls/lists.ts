import type { CountriesCall } from '#types/api/countries';
import type { GetBankBranchCall } from '#types/api/getBankBranch';
import type { GetHealthFundsCall, HealthFund } from '#types/api/getHealthFunds';
import type { VisatypesCall } from '#types/api/visatypes';
import type { SandboxCall } from '../call.ts';
import { bankBranches, countries, healthFunds, visas } from '../data/index.ts';
import { httpError } from '../errors.ts';
import { searchText, searchWords } from '../search-words.ts';

/** The one number whose lookup fails on the server. */
const FAILING_BSB = '500500';

export const visatypes: SandboxCall<VisatypesCall> = {
  name: 'visatypes',
  method: 'GET',
  url: '/hcf/ovhc/visatypes.json',
  answer: () => visas,
};

export const countriesCall: SandboxCall<CountriesCall> = {
  name: 'countries',
  method: 'GET',
  url: '/hcf/ovhc/countries',
  answer: () => countries,
};

/** Finds the funds whose names contain every typed word, anywhere; all funds without a word. */
function findFunds(typed: string): HealthFund[] {
  const words = searchWords(typed);
  return healthFunds.filter(({ HealthFundName }) => {
    const name = searchText(HealthFundName);
    return words.every((word) => name.includes(word));
  });
}

export const getHealthFunds: SandboxCall<GetHealthFundsCall> = {
  name: 'getHealthFunds',
  method: 'GET',
  url: '/hcf/getHealthFunds.json',
  answer: ({ query }) => ({ HealthFunds: findFunds(query.AutoCompleteText) }),
};

export const getBankBranch: SandboxCall<GetBankBranchCall> = {
  name: 'getBankBranch',
  method: 'POST',
  url: '/hcf/getBankBranch',
  body: 'form',
  answer: ({ body: { bsbNumberText } }) => {
    if (bsbNumberText === FAILING_BSB)
      throw httpError(500, `getBankBranch: the BSB ${FAILING_BSB} is the one whose lookup fails`);
    return { BranchName: bankBranches[bsbNumberText] ?? '' };
  },
};
