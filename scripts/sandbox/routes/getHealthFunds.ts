import type { GetHealthFundsCall, HealthFund } from '#types/api/getHealthFunds';
import type { SandboxCall } from '../call.ts';
import { healthFunds } from '../data/health-funds.ts';
import { searchText, searchWords } from '../search-words.ts';

/** The funds whose names hold every word typed, anywhere; without a word, all. */
function fundsMatching(typed: string): HealthFund[] {
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
  answer: ({ query }) => ({ HealthFunds: fundsMatching(query.AutoCompleteText) }),
};
