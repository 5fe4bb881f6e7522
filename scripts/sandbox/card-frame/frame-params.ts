import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed parameters of one card frame. */
export interface FrameParams {
  /** The merchant's. */
  configId: string;
  paymentType: string;
  /** Different for each payment. */
  merchReference: string;
  /** The application's; absent if the site gave none. */
  reference?: string;
  /** Dollars with two decimals. */
  amount: string;
  /** The origin of the page that the frame may send messages to. */
  postMessageHost: string;
  /** When the frame expires, in UTC: 2026-11-20T09:30:00.000Z */
  expires: string;
}

export type Payment = Omit<FrameParams, 'configId' | 'expires'>;

const CONFIG_ID = 'OVHC-SANDBOX';
/** In milliseconds: time to look for a card, and to be interrupted. */
const LIFETIME = 20 * 60_000;

const MARK = '&verifyMessage=';
const HEX = /^[0-9a-f]{64}$/;

const hmac = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest();

/** Returns a payment's parameters as a query string that ends with its HMAC-SHA256, `verifyMessage`, in hex. */
export function signParams(payment: Payment, key: Buffer): string {
  const params: FrameParams = {
    configId: CONFIG_ID,
    ...payment,
    expires: new Date(Date.now() + LIFETIME).toISOString(),
  };
  const text = new URLSearchParams(Object.entries(params)).toString();
  return `${text}${MARK}${hmac(text, key).toString('hex')}`;
}

/** Reads a query string of `signParams`. Returns undefined if it wasn't signed with this key, or was changed since. */
export function readParams(query: string, key: Buffer): FrameParams | undefined {
  const end = query.lastIndexOf(MARK);
  if (end < 0) return undefined;
  const signed = query.slice(0, end);
  const signature = query.slice(end + MARK.length);
  // tested first: Buffer ignores everything after the last hex digit
  if (!HEX.test(signature) || !timingSafeEqual(Buffer.from(signature, 'hex'), hmac(signed, key)))
    return undefined;
  const params = new URLSearchParams(signed);
  const text = (name: keyof FrameParams) => params.get(name) ?? '';
  const reference = text('reference');
  return {
    configId: text('configId'),
    paymentType: text('paymentType'),
    merchReference: text('merchReference'),
    ...(reference && { reference }),
    amount: text('amount'),
    postMessageHost: text('postMessageHost'),
    expires: text('expires'),
  };
}
