import type { PaymentParamsCall } from '#types/api/paymentParams';
import type { SandboxCall } from '../call.ts';
import { CARD_FORM } from '../card-frame/paths.ts';
import { httpError, refusal } from '../http-error.ts';

const CALL = 'paymentParams';

/** @throws a 400 for what is no website's origin, such as "null" */
function checkedOrigin(origin: string): string {
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw httpError(
    400,
    `${CALL}: the request comes from "${origin}", which is no page that a card frame could speak to`,
  );
}

export const paymentParams: SandboxCall<PaymentParamsCall> = {
  name: CALL,
  method: 'POST',
  url: '/hcf/paymentParams',
  body: 'json',
  answer: (
    { body: { paymentType, amount }, query: { reference } = {} },
    { references, gateway },
    { origin },
  ) => {
    if (Number(amount) === 0)
      throw refusal(CALL, 'amount', `is ${amount}: there is nothing to pay. Send the first instalment`);
    if (!gateway.origin)
      throw httpError(503, `${CALL}: no card frame is served here. Start one with the site: npm start`);
    if (reference && gateway.declines.areTooMany({ reference }))
      throw httpError(
        429,
        `${CALL}: five cards were declined for this reference. No other can be tried: offer another way to pay`,
      );
    const postMessageHost = checkedOrigin(origin);
    const merchReference = references.issue('MR');
    return {
      baseUrl: `${gateway.origin}${CARD_FORM}`,
      paramString: gateway.paramString({
        paymentType,
        merchReference,
        ...(reference && { reference }),
        amount,
        postMessageHost,
      }),
    };
  },
};
