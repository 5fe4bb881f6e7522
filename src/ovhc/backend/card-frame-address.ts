import type { PaymentParamsAnswer } from '#types/api/paymentParams';

/** Where card frames may be, as the build was told. */
function allowedOrigins(): string[] {
  return (import.meta.env.VITE_CARD_FRAME_ORIGINS ?? '').split(' ').filter(Boolean);
}

/**
 * The address of a card frame. The server names it over the network, so its origin has to be one of the build's own;
 * its signed parameters are passed on as they are.
 *
 * @throws Error for an address that is none, or not one of those
 */
export function cardFrameAddress({ baseUrl, paramString }: PaymentParamsAnswer): string {
  if (!URL.canParse(baseUrl)) throw new Error('paymentParams names no address of a card frame.');
  const { origin, pathname, search, hash, username, password } = new URL(baseUrl);
  const allowed = allowedOrigins();
  if (!allowed.includes(origin) || username || password)
    throw new Error(
      `paymentParams names a card frame at ${origin}, which is none of VITE_CARD_FRAME_ORIGINS (${allowed.join(' ')}).`,
    );
  if (search || hash) throw new Error('paymentParams names a card frame with parameters in its baseUrl.');
  return `${origin}${pathname}?${paramString.replace(/^\?/, '')}`;
}
