import type { PaymentParamsCall } from '#types/api/paymentParams';
import { calls } from '../../api/calls.ts';
import type { SandboxCall } from '../call.ts';
import { hasTooManyDeclines, signParams } from '../card-frame/gateway.ts';
import { CARD_FORM } from '../card-frame/paths.ts';
import { fieldError, httpError } from '../errors.ts';
import { issueReference } from '../store.ts';

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const paymentParams: SandboxCall<PaymentParamsCall> = {
  ...calls.paymentParams,
  answer({ body: { paymentType, amount }, query: { reference } = {} }, store, { origin: postMessageHost }) {
    if (Number(amount) === 0)
      throw fieldError('amount', `is ${amount}: there is nothing to pay. Send the first instalment`);
    if (!store.cardFrame)
      throw httpError(503, 'no card frame is served here. Start one with the site: npm start');
    if (reference && hasTooManyDeclines(store, reference))
      throw httpError(429, 'five cards were declined for this reference: offer another way to pay');
    // an origin can be "null"
    if (!isOrigin(postMessageHost))
      throw httpError(400, `"${postMessageHost}" is not an origin that a card frame can send messages to`);
    const merchReference = issueReference(store, 'MR');
    const payment = { paymentType, merchReference, reference: reference ?? merchReference, amount };
    return {
      baseUrl: `${store.cardFrame}${CARD_FORM}`,
      paramString: signParams(store, { ...payment, postMessageHost }),
    };
  },
};
