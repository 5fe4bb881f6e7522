import type { PaymentParamsAnswer } from '#types/api/paymentParams';
import validate from '../../../../schemas/api/paymentParams.schema.json?validator=response';
import { type Source, SourceBlocked } from '../../../engine/source.ts';
import { randomId } from '../../store/random-id.ts';
import { currentReference } from '../../submission/begin.ts';
import { APPLICATION_TIMEOUT, CallError, postJson } from '../call.ts';

function allowedOrigins(): string[] {
  return (import.meta.env.VITE_CARD_FRAME_ORIGINS ?? '').split(' ').filter(Boolean);
}

/**
 * Returns the address of a card frame. It comes over the network, so its origin must be one that the build allows.
 * Its signed parameters don't change.
 * @throws Error if it is not a valid address, or its origin is not allowed
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

const TOO_MANY_REQUESTS = 429;

/** @throws SourceBlocked after too many declined cards; other errors unchanged */
function blockedOr(error: unknown): never {
  if (error instanceof CallError && error.status === TOO_MANY_REQUESTS)
    throw new SourceBlocked('No more cards can be tried for this application.', { cause: error });
  throw error;
}

/**
 * Fetches the address of a new card frame for an amount, in dollars with two decimals (§7). Each one is valid for
 * one payment of one application, and counts its declined cards.
 */
export const source: Source = {
  search: async (amount, signal) => {
    const request = { paymentType: 'oneoff', amount };
    const params = await postJson<PaymentParamsAnswer>('/paymentParams', request, {
      validate,
      timeout: APPLICATION_TIMEOUT,
      signal,
      query: { reference: currentReference() ?? randomId() },
      // this charges nothing
      canRetry: true,
    }).catch(blockedOr);
    return [{ address: cardFrameAddress(params) }];
  },
  lookup: async () => undefined,
};
