import { createStore } from 'zustand/vanilla';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import validateDraft from '../../../schemas/data/application-draft.schema.json?validator';
import type { PricedQuote } from '../quote/price-inputs.ts';
import { clearedQuotes, hasQuote } from './quote-store.ts';
import { stripInvalid } from './storage.ts';
import { storedDraft } from './stored-records.ts';

/** Returns a record as a draft, without the fields that must not be stored. */
function asDraft(record: unknown): ApplicationDraft {
  return stripInvalid<ApplicationDraft>(validateDraft, record);
}

/** The draft of the application: all answers, for as long as the tab is open. A draft without a quote is cleared. */
export const draftStore = createStore<ApplicationDraft>(() => {
  if (hasQuote()) return asDraft(storedDraft.read());
  storedDraft.clear();
  return {};
});

/** Clears all answers. */
export function clearDraft(): void {
  draftStore.setState({}, true);
  storedDraft.clear();
}

clearedQuotes.subscribe(clearDraft);

/** Changes answers of the draft and stores it. `undefined` removes an answer. */
export function updateDraft(changes: Readonly<Record<string, unknown>>): void {
  const draft = asDraft(JSON.parse(JSON.stringify({ ...draftStore.getState(), ...changes })));
  draftStore.setState(draft, true);
  // an empty draft is not stored
  if (Object.keys(draft).length > 0) storedDraft.write(draft);
  else storedDraft.clear();
}

/** Returns a quote with the partner's cover, which affects the price but which only the application asks for. */
export function withPartnerCover(
  quote: SavedQuote,
  { currentHealthCoverPartner } = draftStore.getState(),
): PricedQuote {
  const isAnswer = currentHealthCoverPartner === 'yes' || currentHealthCoverPartner === 'no';
  return isAnswer ? { ...quote, currentHealthCoverPartner } : quote;
}
