import { onOtherTabs } from './on-other-tabs.ts';
import { ownReference, sentReference } from './own-reference.ts';
import { storedQuote } from './quote-store.ts';
import { knownReference, pageReference } from './reference-store.ts';
import { refreshSubmissions } from './submission-store.ts';
import { takeAcceptance } from './take-acceptance.ts';

/** Returns the reference of an application that was accepted since then, and whose quote is gone. */
function acceptedSince(instant: string): string | undefined {
  const { accepted } = refreshSubmissions();
  if (!accepted || accepted.acceptedAt <= instant || storedQuote.read() !== undefined) return undefined;
  return accepted.reference;
}

/** When this page was opened: what was accepted before is no news to it. */
const OPENED = new Date(performance.timeOrigin).toISOString();

/**
 * Ends this tab's quote where another tab's application was accepted while this page loaded: before it could hear of it.
 *
 * @returns true where it was
 */
export function takeMissedAcceptance(): boolean {
  return takeAcceptance(acceptedSince(OPENED));
}

/**
 * Ends this tab's quote once its application was accepted in another tab.
 *
 * @param onAccepted is called then, before the quote goes
 * @returns a function that stops it
 */
export function followAcceptance(onAccepted?: () => void): () => void {
  /** The time of the last acceptance that is known here. */
  let since = OPENED;
  /** The quote's last known reference: the other tab may have cleared it by now. */
  let reference = sentReference() ?? knownReference();
  const take = () => {
    // a page with an application of its own is not about another one
    const missed = pageReference() ? undefined : acceptedSince(since);
    if (!takeAcceptance(reference, onAccepted) && !takeAcceptance(missed, onAccepted)) {
      if (pageReference()) reference = ownReference();
      return;
    }
    since = refreshSubmissions().accepted?.acceptedAt ?? since;
    reference = undefined;
  };
  take();
  return onOtherTabs(take);
}
