import type { BankBranchAnswer } from '#types/api/getBankBranch';
import validate from '../../../../schemas/api/getBankBranch.schema.json?validator=response';
import type { JsonObject } from '../../../engine/form/paths.ts';
import type { Source } from '../../../engine/source.ts';
import { APPLICATION_TIMEOUT, postForm } from '../call.ts';

/** The branch of a BSB, as a list with one item or none. A 500's body is a normal answer (§7). */
async function search(bsbNumber: string, signal: AbortSignal): Promise<JsonObject[]> {
  const { BranchName } = await postForm<BankBranchAnswer>(
    '/getBankBranch',
    new URLSearchParams({ bsbNumberText: bsbNumber }),
    { validate, timeout: APPLICATION_TIMEOUT, signal, answersWith: [500], canRetry: true },
  );
  const branchName = BranchName?.trim();
  return branchName ? [{ bsbNumber, branchName }] : [];
}

export const source: Source = {
  search,
  lookup: async ({ bsbNumber }, signal) => (await search(String(bsbNumber), signal))[0],
};
