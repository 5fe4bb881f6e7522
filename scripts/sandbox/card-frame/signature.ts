import { createHmac, timingSafeEqual } from 'node:crypto';

const MARK = '&verifyMessage=';
const HEX = /^[0-9a-f]{64}$/;

const hmac = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest();

/** Parameters as a query string, with the HMAC-SHA256 of all of it at its end as `verifyMessage`, in hex. */
export function signed(params: object, key: Buffer): string {
  const text = new URLSearchParams(Object.entries(params)).toString();
  return `${text}${MARK}${hmac(text, key).toString('hex')}`;
}

/** The parameters of a query string that `signed` made with this key and nobody has touched; undefined for any other. */
export function verified(query: string, key: Buffer): URLSearchParams | undefined {
  const end = query.lastIndexOf(MARK);
  if (end < 0) return undefined;
  const text = query.slice(0, end);
  const given = query.slice(end + MARK.length);
  // tested first: Buffer reads hex up to what is none, and leaves out the rest
  const isRight = HEX.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), hmac(text, key));
  return isRight ? new URLSearchParams(text) : undefined;
}
