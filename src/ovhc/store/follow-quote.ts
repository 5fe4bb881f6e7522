import type { SavedQuote } from '#types/data/saved-quote';
import { withoutStalePrices } from '../quote/stale-prices.ts';
import { confirmationStore, confirmedSince } from './confirmation-store.ts';
import { asQuote, clearQuote, keptQuote, quoteStore, withoutStrayBirthdays } from './quote-store.ts';

/**
 * Takes over what another tab has saved meanwhile, so that neither undoes the other's changes; also after Back, when
 * the browser shows this page as it was left. What the other does not have stays here: a visit goes on, though a new
 * quote was begun there. But a quote that was applied for and accepted there is over, here as well.
 *
 * @param onAccepted hears of that, before the quote goes
 * @returns how to stop
 */
export function followQuote(onAccepted?: () => void): () => void {
  let known = confirmationStore.getState();
  const take = () => {
    const theirs = keptQuote.read();
    if (theirs === undefined && confirmedSince(known)) {
      known = confirmationStore.getState();
      onAccepted?.();
      clearQuote();
      return;
    }
    const ours = quoteStore.getState();
    const told = asQuote(theirs);
    const merged = withoutStrayBirthdays(ours, asQuote({ ...ours, ...told }), told);
    quoteStore.setState(withoutStalePrices(ours, merged as SavedQuote), true);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && take();
  // a tab that slept may not have been told
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
