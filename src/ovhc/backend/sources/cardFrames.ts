import type { PaymentParamsAnswer } from '#types/api/paymentParams';
import fits from '../../../../schemas/api/paymentParams.schema.json?validator=response';
import { type Source, SourceBlocked } from '../../../engine/source.ts';
import { beginApplication } from '../../store/own-reference.ts';
import { APPLICATION_TIMEOUT, CallError, postJson } from '../call.ts';
import { cardFrameAddress } from '../card-frame-address.ts';

const TOO_MANY_REQUESTS = 429;

/** @throws SourceBlocked for the answer to too many declined cards, and any other error as it is */
function blockedOr(error: unknown): never {
  if (error instanceof CallError && error.status === TOO_MANY_REQUESTS)
    throw new SourceBlocked('No more cards can be tried for this application.', { cause: error });
  throw error;
}

/**
 * Finds the address of a new card frame for an amount, in dollars with two decimals (§7). Each is good for one payment
 * of one application, whose declined cards are counted.
 */
export const source: Source = {
  search: async (amount, signal) => {
    const request = { paymentType: 'oneoff', amount };
    const params = await postJson<PaymentParamsAnswer>('/paymentParams', request, {
      fits,
      timeout: APPLICATION_TIMEOUT,
      signal,
      query: { reference: beginApplication() },
      // no money moves
      reads: true,
    }).catch(blockedOr);
    return [{ address: cardFrameAddress(params) }];
  },
  lookup: async () => undefined,
};
