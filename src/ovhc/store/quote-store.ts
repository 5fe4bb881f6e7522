import { createStore } from 'zustand/vanilla';
import type { SavedQuote } from '#types/data/saved-quote';
import validateQuote from '../../../schemas/data/saved-quote.schema.json?validator';
import { hasPartner } from '../quote/cover-type.ts';
import { withoutStalePrices } from '../quote/price-inputs.ts';
import { KEYS } from './keys.ts';
import { forgetReference } from './reference-store.ts';
import { OF_TAB, SHARED, storedRecord, stripInvalid } from './storage.ts';

/** The saved quote under its key (§3). */
export const storedQuote = storedRecord(SHARED, KEYS.quote);

/** The answers of this tab's application; they go with the quote. */
export const storedDraft = storedRecord(OF_TAB, KEYS.draft);

/** The details that the confirmation of this tab's application shows beside its record. */
export const storedDetails = storedRecord(OF_TAB, KEYS.confirmationDetails);

/** Removes the partner from a quote for one person. */
function withoutStrayPartner(quote: SavedQuote): SavedQuote {
  if (quote.coverType === undefined || hasPartner(quote.coverType)) return quote;
  const { partnerAge: _age, partnerDob: _dob, ...own } = quote;
  return own;
}

/** Removes the birthdays whose age has changed without them. */
export function withoutStrayBirthdays(before: SavedQuote, quote: SavedQuote, changed: object): SavedQuote {
  const { dob, partnerDob, ...others } = quote;
  const holds = (age: 'age' | 'partnerAge', day: string) => day in changed || before[age] === quote[age];
  return {
    ...others,
    ...(dob && holds('age', 'dob') && { dob }),
    ...(partnerDob && holds('partnerAge', 'partnerDob') && { partnerDob }),
  };
}

/** Returns a record as a quote, without the fields that are invalid. */
export function asQuote(record: unknown): SavedQuote {
  return withoutStrayPartner(stripInvalid<SavedQuote>(validateQuote, record));
}

/** The saved quote, for this page and for the next ones. */
export const quoteStore = createStore<SavedQuote>(() => asQuote(storedQuote.read()));

export function hasQuote(): boolean {
  return Object.keys(quoteStore.getState()).length > 0;
}

/**
 * Changes fields of the quote and stores it; `undefined`, or an invalid value, removes a field. Prices
 * that are not for the changed quote go with the change.
 *
 * @returns whether the next page will find it
 */
export function updateQuote(changes: { [name in keyof SavedQuote]?: unknown }): boolean {
  const before = quoteStore.getState();
  const after = asQuote(JSON.parse(JSON.stringify({ ...before, ...changes })));
  const quote = withoutStalePrices(before, withoutStrayBirthdays(before, after, changes));
  quoteStore.setState(quote, true);
  return storedQuote.write(quote);
}

/** Counts the quotes that were cleared on this page: what is drawn of one does not outlive it. */
export const clearedQuotes = createStore(() => 0);

function endQuote(everywhere: boolean): void {
  // of an application that was accepted they are stored anew; without a quote they are of an earlier one
  if (storedQuote.read() !== undefined) storedDetails.clear();
  // storage first: who listens cannot keep it from that
  if (everywhere) storedQuote.clear();
  storedDraft.clear();
  forgetReference(everywhere);
  quoteStore.setState({}, true);
  clearedQuotes.setState((count) => count + 1, true);
}

export const clearQuote = (): void => endQuote(true);

/** Ends the quote in this tab, and leaves alone what another one has saved. */
export const forgetQuote = (): void => endQuote(false);
