import type { SavedQuote } from '#types/data/saved-quote';
import type { PricedQuote } from '../quote/price-request.ts';
import { draftStore } from './draft-store.ts';

/** Returns a quote with what its price depends on and only the application asks for: the partner's cover. */
export function withPartnerCover(quote: SavedQuote): PricedQuote {
  const { currentHealthCoverPartner } = draftStore.getState();
  const isAnswer = currentHealthCoverPartner === 'yes' || currentHealthCoverPartner === 'no';
  return isAnswer ? { ...quote, currentHealthCoverPartner } : quote;
}
