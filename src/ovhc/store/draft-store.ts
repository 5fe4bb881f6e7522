import { createStore } from 'zustand/vanilla';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import validateDraft from '../../../schemas/data/application-draft.schema.json?validator';
import type { PricedQuote } from '../quote/price-inputs.ts';
import { clearedQuotes, hasQuote, storedDraft } from './quote-store.ts';
import { stripInvalid } from './storage.ts';

/** Returns a record as a draft, without the fields that may not be stored. */
function asDraft(record: unknown): ApplicationDraft {
  return stripInvalid<ApplicationDraft>(validateDraft, record);
}

/**
 * The application in progress: everything that was typed, for as long as the tab is open. One that was left by a quote
 * that is gone is nobody's.
 */
export const draftStore = createStore<ApplicationDraft>(() => {
  if (hasQuote()) return asDraft(storedDraft.read());
  storedDraft.clear();
  return {};
});

/** Clears what was typed. */
export function clearDraft(): void {
  draftStore.setState({}, true);
  storedDraft.clear();
}

clearedQuotes.subscribe(clearDraft);

/** Changes answers of the draft and stores it; `undefined` removes an answer. */
export function updateDraft(changes: Readonly<Record<string, unknown>>): void {
  const draft = asDraft(JSON.parse(JSON.stringify({ ...draftStore.getState(), ...changes })));
  draftStore.setState(draft, true);
  // one without answers leaves nothing behind
  if (Object.keys(draft).length > 0) storedDraft.write(draft);
  else storedDraft.clear();
}

/** Returns a quote with what its price depends on and only the application asks for: the partner's cover. */
export function withPartnerCover(quote: SavedQuote): PricedQuote {
  const { currentHealthCoverPartner } = draftStore.getState();
  const isAnswer = currentHealthCoverPartner === 'yes' || currentHealthCoverPartner === 'no';
  return isAnswer ? { ...quote, currentHealthCoverPartner } : quote;
}
