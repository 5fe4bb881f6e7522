import { createStore } from 'zustand/vanilla';
import type { SavedQuote } from '#types/data/saved-quote';
import fitsSavedQuote from '../../../schemas/data/saved-quote.schema.json?rule';
import { hasPartner } from '../quote/cover-type.ts';
import { withoutStalePrices } from '../quote/stale-prices.ts';
import { dropMisfits } from './drop-misfits.ts';
import { keptRecord } from './storage.ts';

/** Local storage key of the saved quote (§3). */
const QUOTE_KEY = 'ovhcQuoteData';

const kept = keptRecord([() => localStorage, () => sessionStorage], QUOTE_KEY);

/** What this tab has of an application for the quote (decisions, Steps); it goes with the quote. */
export const keptDraft = keptRecord([() => sessionStorage], 'ovhcApplicationDraft');

/** Storage key of that an application for the quote was sent; it goes with the quote. */
export const SUBMISSION_KEY = 'ovhcSubmission';

export const keptSubmission = keptRecord([() => localStorage, () => sessionStorage], SUBMISSION_KEY);

/** A quote for one person knows no partner, whatever was typed before. */
function withoutStrayPartner(quote: SavedQuote): SavedQuote {
  if (quote.coverType === undefined || hasPartner(quote.coverType)) return quote;
  const { partnerAge: _age, partnerDob: _dob, ...own } = quote;
  return own;
}

/** A birthday says the age that was told with it: another age, told without, leaves it behind. */
function withoutStrayBirthdays(before: SavedQuote, quote: SavedQuote, changed: object): SavedQuote {
  const { dob, partnerDob, ...others } = quote;
  const holds = (age: 'age' | 'partnerAge', day: string) => day in changed || before[age] === quote[age];
  return {
    ...others,
    ...(dob && holds('age', 'dob') && { dob }),
    ...(partnerDob && holds('partnerAge', 'partnerDob') && { partnerDob }),
  };
}

/** What of a record is a quote: what does not fit its schema is left out, field by field. */
function asQuote(record: unknown): SavedQuote {
  return withoutStrayPartner(dropMisfits<SavedQuote>(fitsSavedQuote, record));
}

/** The saved quote, for this page and for the next ones. */
export const quoteStore = createStore<SavedQuote>(() => asQuote(kept.read()));

export function hasQuote(): boolean {
  return Object.keys(quoteStore.getState()).length > 0;
}

/**
 * Changes fields of the quote and keeps it; `undefined`, or what does not fit its schema, takes a field out. Prices
 * that are not for the changed quote go with the change.
 *
 * @returns whether the next page will find it
 */
export function updateQuote(changes: { [name in keyof SavedQuote]?: unknown }): boolean {
  const before = quoteStore.getState();
  const after = asQuote(JSON.parse(JSON.stringify({ ...before, ...changes })));
  const quote = withoutStalePrices(before, withoutStrayBirthdays(before, after, changes));
  quoteStore.setState(quote, true);
  return kept.write(quote);
}

/**
 * Takes over what another tab has saved meanwhile, so that neither undoes the other's changes; also after Back, when
 * the browser shows this page as it was left. What the other does not have stays here: a visit goes on, though a new
 * quote was begun there.
 *
 * @returns how to stop
 */
export function followQuote(): () => void {
  const take = () => {
    const theirs = dropMisfits<SavedQuote>(fitsSavedQuote, kept.read());
    const ours = quoteStore.getState();
    quoteStore.setState(withoutStalePrices(ours, withoutStrayPartner({ ...ours, ...theirs })), true);
  };
  const onStorage = ({ key }: StorageEvent) => key === QUOTE_KEY && take();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && take();
  // a tab that slept may not have been told
  const onVisible = () => document.visibilityState === 'visible' && take();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** How many quotes have been cleared on this page: what is drawn of one does not outlive it. */
export const clearedQuotes = createStore(() => 0);

export function clearQuote(): void {
  // storage first: who listens cannot keep it from that
  kept.clear();
  keptDraft.clear();
  keptSubmission.clear();
  quoteStore.setState({}, true);
  clearedQuotes.setState((count) => count + 1, true);
}
