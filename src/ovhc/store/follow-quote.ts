import type { SavedQuote } from '#types/data/saved-quote';
import { withoutStalePrices } from '../quote/stale-prices.ts';
import { onOtherTabs } from './on-other-tabs.ts';
import { asQuote, quoteStore, storedQuote, withoutStrayBirthdays } from './quote-store.ts';

/**
 * Takes over what another tab has saved meanwhile, so that neither undoes the other's changes. What the other does not
 * have stays here: a visit goes on, though a new quote was begun there.
 *
 * @returns a function that stops it
 */
export function followQuote(): () => void {
  return onOtherTabs(() => {
    const ours = quoteStore.getState();
    const theirs = asQuote(storedQuote.read());
    const merged = withoutStrayBirthdays(ours, asQuote({ ...ours, ...theirs }), theirs);
    quoteStore.setState(withoutStalePrices(ours, merged as SavedQuote), true);
  });
}
