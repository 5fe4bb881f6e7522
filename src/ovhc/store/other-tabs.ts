import type { SavedQuote } from '#types/data/saved-quote';
import { withoutStalePrices } from '../quote/price-inputs.ts';
import { quoteStore, validQuote, withoutStrayBirthdays } from './quote-store.ts';
import { storedQuote } from './stored-records.ts';

/**
 * Calls a function when another tab may have changed the browser's storage, and after Back if the browser restores
 * this page from its cache.
 * @returns a function that stops it
 */
export function onOtherTabs(take: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && take();
  // a sleeping tab may have missed storage events
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
 * Adopts what another tab has saved, so that neither tab undoes the other's changes. Fields that the other tab does
 * not have stay, so a visit continues even if another tab starts a new quote.
 * @returns a function that stops following
 */
export function followQuote(): () => void {
  return onOtherTabs(() => {
    const ours = quoteStore.getState();
    const theirs = validQuote(storedQuote.read());
    const merged = withoutStrayBirthdays(ours, validQuote({ ...ours, ...theirs }), theirs);
    quoteStore.setState(withoutStalePrices(ours, merged as SavedQuote), true);
  });
}
