import type { HealthFundsAnswer } from '#types/api/getHealthFunds';
import validate from '../../../../schemas/api/getHealthFunds.schema.json?validator=response';
import type { JsonObject } from '../../../engine/form/paths.ts';
import type { Source } from '../../../engine/source.ts';
import { getJson } from '../call.ts';

/** §7: the timeout of this call. */
const TIMEOUT = 10_000;

async function search(text: string, signal: AbortSignal): Promise<JsonObject[]> {
  const { HealthFunds } = await getJson<HealthFundsAnswer>('/getHealthFunds.json', {
    query: { AutoCompleteText: text, isOverseasVisitor: 'true' },
    validate,
    timeout: TIMEOUT,
    signal,
  });
  return HealthFunds.map((fund) => ({ ...fund }));
}

/** Searches health funds by name on the server (§7). A restored fund is searched by name and compared by id. */
export const source: Source = {
  search,
  lookup: async ({ HealthFundId, HealthFundName }, signal) => {
    const found = await search(String(HealthFundName), signal);
    return found.find((fund) => fund.HealthFundId === HealthFundId);
  },
};
