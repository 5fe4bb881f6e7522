import type { SavedQuote } from '#types/data/saved-quote';
import { withoutStalePrices } from '../quote/price-inputs.ts';
import { asQuote, quoteStore, storedQuote, withoutStrayBirthdays } from './quote-store.ts';

/**
 * Calls a function when another tab may have changed the browser's storage; also after Back, when the browser shows this
 * page as it was left.
 *
 * @returns a function that stops it
 */
export function onOtherTabs(take: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && take();
  // a tab that slept may have heard of nothing
  const onVisible = () => document.visibilityState === 'visible' && take();
  addEventListener('storage', take);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('storage', take);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

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
