import type { PaymentParamsCall } from '#types/api/paymentParams';
import type { SandboxCall } from '../call.ts';
import { CARD_FORM } from '../card-frame/paths.ts';
import { fieldError, httpError } from '../errors.ts';

const CALL = 'paymentParams';

/** Returns the origin of a website. @throws a 400 for anything else, such as "null" */
function checkedOrigin(origin: string): string {
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw httpError(
    400,
    `${CALL}: the request comes from "${origin}", which is no page that a card frame could send messages to`,
  );
}

export const paymentParams: SandboxCall<PaymentParamsCall> = {
  name: CALL,
  method: 'POST',
  url: '/hcf/paymentParams',
  body: 'json',
  answer: ({ body: { paymentType, amount }, query: { reference } = {} }, { references, gateway, origin }) => {
    if (Number(amount) === 0)
      throw fieldError(CALL, 'amount', `is ${amount}: there is nothing to pay. Send the first instalment`);
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
