import { refreshConfirmation } from './confirmation-store.ts';
import { onOtherTabs } from './other-tabs.ts';
import { clearQuote, forgetQuote, storedQuote } from './quote-store.ts';
import { isForSavedQuote, knownReference, pageReference } from './reference-store.ts';
import { ownReference, refreshSubmissions, sentReference } from './submission-store.ts';

/** Ends the quote that an application was for, by its reference; one that was begun since stays. */
export function endAcceptedQuote(reference: string): void {
  const current = pageReference();
  if (isForSavedQuote(reference)) clearQuote();
  // another tab has cleared it already, or begun another since
  else if (current ? current === reference : storedQuote.read() === undefined) forgetQuote();
}

/**
 * Adopts that another tab's application was accepted: shows its confirmation here too, and ends the quote.
 *
 * @param onAccepted is called before the quote goes
 * @returns false where no application of this reference was accepted
 */
export function adoptAcceptance(reference: string | undefined, onAccepted?: () => void): boolean {
  const { accepted } = refreshSubmissions();
  if (!reference || accepted?.reference !== reference) return false;
  refreshConfirmation();
  onAccepted?.();
  endAcceptedQuote(reference);
  return true;
}

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
export function adoptMissedAcceptance(): boolean {
  return adoptAcceptance(acceptedSince(OPENED));
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
    if (!adoptAcceptance(reference, onAccepted) && !adoptAcceptance(missed, onAccepted)) {
      if (pageReference()) reference = ownReference();
      return;
    }
    since = refreshSubmissions().accepted?.acceptedAt ?? since;
    reference = undefined;
  };
  take();
  return onOtherTabs(take);
}
