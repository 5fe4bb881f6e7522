import type { PaymentParamsAnswer } from '#types/api/paymentParams';
import fits from '../../../../schemas/api/paymentParams.schema.json?rule=response';
import type { Source } from '../../../engine/source.ts';
import { APPLICATION_TIMEOUT, postJson } from '../call.ts';
import { cardFrameAddress } from '../card-frame-address.ts';

/** The address of a new card frame for an amount, in dollars with two decimals (§7). Each is good for one payment. */
export const source: Source = {
  search: async (amount, signal) => {
    const request = { paymentType: 'oneoff', amount };
    const params = await postJson<PaymentParamsAnswer>('/paymentParams', request, {
      fits,
      timeout: APPLICATION_TIMEOUT,
      signal,
    });
    return [{ address: cardFrameAddress(params) }];
  },
  lookup: async () => undefined,
};
