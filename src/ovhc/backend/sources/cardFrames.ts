import type { PaymentParamsAnswer } from '#types/api/paymentParams';
import fits from '../../../../schemas/api/paymentParams.schema.json?rule=response';
import { retry } from '../../../engine/retry.ts';
import { type Source, SourceBlocked } from '../../../engine/source.ts';
import { submissionReference } from '../../actions/submission-reference.ts';
import { APPLICATION_TIMEOUT, CallError, postJson } from '../call.ts';
import { cardFrameAddress } from '../card-frame-address.ts';

/** Returns the reference of the application that is paid for: its declined cards are counted. */
const applicationReference = () => submissionReference();

/** Tells whether a call may succeed if it is made again: its request was not at fault. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { status } = error;
  return status === undefined || status >= 500 || status === 408;
}

/** @throws SourceBlocked for the answer to too many declined cards, and any other error as it is */
function blockedOr(error: unknown): never {
  if (error instanceof CallError && error.status === 429)
    throw new SourceBlocked('No more cards can be tried for this application.', { cause: error });
  throw error;
}

/**
 * Finds the address of a new card frame for an amount, in dollars with two decimals (§7). Each is good for one payment;
 * asking moves no money, so it is tried again.
 */
export const source: Source = {
  search: async (amount, abort) => {
    const ask = (signal: AbortSignal) =>
      postJson<PaymentParamsAnswer>(
        '/paymentParams',
        { paymentType: 'oneoff', amount },
        { fits, timeout: APPLICATION_TIMEOUT, signal, query: { reference: applicationReference() } },
      );
    const params = await retry(ask, { signal: abort, isWorthRetrying }).catch(blockedOr);
    return [{ address: cardFrameAddress(params) }];
  },
  lookup: async () => undefined,
};
