import { createStore } from 'zustand/vanilla';
import type { SavedQuote } from '#types/data/saved-quote';
import fitsSavedQuote from '../../../schemas/data/saved-quote.schema.json?rule';
import { hasPartner } from '../quote/cover-type.ts';
import { dropMisfits } from './drop-misfits.ts';
import { keptRecord } from './storage.ts';

/** Local storage key of the saved quote (§3). */
export const QUOTE_KEY = 'ovhcQuoteData';

const kept = keptRecord(() => localStorage, QUOTE_KEY);

/** A quote for one person knows no partner, whatever was typed before. */
function withoutStrayPartner(quote: SavedQuote): SavedQuote {
  if (quote.coverType === undefined || hasPartner(quote.coverType)) return quote;
  const { partnerAge: _age, partnerDob: _dob, ...own } = quote;
  return own;
}

/** What of a record is a quote: what does not fit its schema is left out, field by field. */
function asQuote(record: unknown): SavedQuote {
  return withoutStrayPartner(dropMisfits<SavedQuote>(fitsSavedQuote, record));
}

/** The saved quote, for this page and for the next ones. */
export const quoteStore = createStore<SavedQuote>(() => asQuote(kept.read()));

/** Changes fields of the quote and keeps it; `undefined`, or what does not fit its schema, takes a field out. */
export function updateQuote(changes: { [name in keyof SavedQuote]?: unknown }): void {
  const quote = asQuote(JSON.parse(JSON.stringify({ ...quoteStore.getState(), ...changes })));
  quoteStore.setState(quote, true);
  kept.write(quote);
}

export function clearQuote(): void {
  quoteStore.setState({}, true);
  kept.clear();
}
