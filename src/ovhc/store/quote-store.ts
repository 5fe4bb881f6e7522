import { createStore } from 'zustand/vanilla';
import type { SavedQuote } from '#types/data/saved-quote';
import validateQuote from '../../../schemas/data/saved-quote.schema.json?validator';
import { hasPartner } from '../quote/cover-type.ts';
import { withoutStalePrices } from '../quote/price-inputs.ts';
import { stripInvalid } from './storage.ts';
import { storedDetails, storedQuote } from './stored-records.ts';

/** Removes the partner from a quote for one person. */
function withoutStrayPartner(quote: SavedQuote): SavedQuote {
  if (quote.coverType === undefined || hasPartner(quote.coverType)) return quote;
  const { partnerAge: _age, partnerDob: _dob, ...own } = quote;
  return own;
}

/** Removes birthdays that no longer match: the age has changed but the birthday has not. */
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
export function validQuote(record: unknown): SavedQuote {
  return withoutStrayPartner(stripInvalid<SavedQuote>(validateQuote, record));
}

/** The saved quote, shared with the next pages. */
export const quoteStore = createStore<SavedQuote>(() => validQuote(storedQuote.read()));

export function hasQuote(): boolean {
  return Object.keys(quoteStore.getState()).length > 0;
}

/** Fields of a quote to change. `undefined` or an invalid value removes a field. */
export type QuoteFields = { [name in keyof SavedQuote]?: unknown };

/** Returns a quote with changed fields, without the prices for the old ones. */
export function changedQuote(before: SavedQuote, changes: QuoteFields): SavedQuote {
  const after = validQuote(JSON.parse(JSON.stringify({ ...before, ...changes })));
  return withoutStalePrices(before, withoutStrayBirthdays(before, after, changes));
}

/** Reads the quote that another tab may have stored since. */
export function refreshQuote(): SavedQuote {
  quoteStore.setState(validQuote(storedQuote.read()), true);
  return quoteStore.getState();
}

/** Replaces the quote and stores it. @returns true if the next page can read it */
export function saveQuote(quote: SavedQuote): boolean {
  quoteStore.setState(quote, true);
  return storedQuote.write(quote);
}

/**
 * Changes fields of the quote and stores it.
 * @returns true if the next page can read it
 */
export function updateQuote(changes: QuoteFields): boolean {
  return saveQuote(changedQuote(quoteStore.getState(), changes));
}

/** The number of quotes cleared on this page. Components that show a quote reset when it changes. */
export const clearedQuotes = createStore(() => 0);

function endQuote(everywhere: boolean): void {
  // an accepted application stores them again; without a stored quote they belong to an earlier application
  if (storedQuote.read() !== undefined) storedDetails.clear();
  // clear the storage first, so that a failing listener cannot prevent it
  if (everywhere) storedQuote.clear();
  quoteStore.setState({}, true);
  clearedQuotes.setState((count) => count + 1, true);
}

export const clearQuote = (): void => endQuote(true);

/** Ends the quote in this tab only. A quote that another tab has saved stays. */
export const forgetQuote = (): void => endQuote(false);
