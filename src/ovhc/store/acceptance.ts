import { refreshConfirmation } from './confirmation-store.ts';
import { onOtherTabs } from './other-tabs.ts';
import { clearQuote, forgetQuote } from './quote-store.ts';
import { isForSavedQuote, knownReference, pageReference } from './reference-store.ts';
import { storedQuote } from './stored-records.ts';
import { ownReference, refreshSubmissions, sentReference } from './submission-store.ts';

/** Ends the quote of an application, given its reference. A quote that was started later stays. */
export function endAcceptedQuote(reference: string): void {
  const current = pageReference();
  if (isForSavedQuote(reference)) clearQuote();
  // another tab has already cleared it, or started another one
  else if (current ? current === reference : storedQuote.read() === undefined) forgetQuote();
}

/**
 * Adopts another tab's accepted application: shows its confirmation here too, and ends the quote.
 * @param onAccepted called before the quote is cleared
 * @returns false if no application with this reference was accepted
 */
export function adoptAcceptance(reference: string | undefined, onAccepted?: () => void): boolean {
  const { accepted } = refreshSubmissions();
  if (!reference || accepted?.reference !== reference) return false;
  refreshConfirmation();
  onAccepted?.();
  endAcceptedQuote(reference);
  return true;
}

/** Returns the reference of an application that was accepted after an instant, if its quote is gone. */
function acceptedSince(instant: string): string | undefined {
  const { accepted } = refreshSubmissions();
  if (!accepted || accepted.acceptedAt <= instant || storedQuote.read() !== undefined) return undefined;
  return accepted.reference;
}

/** The time when this page was opened. Earlier acceptances are not news to it. */
const OPENED = new Date(performance.timeOrigin).toISOString();

/**
 * Ends this tab's quote if another tab's application was accepted while this page loaded, before it could listen.
 * @returns true if there was such an application
 */
export function adoptMissedAcceptance(): boolean {
  return adoptAcceptance(acceptedSince(OPENED));
}

/**
 * Ends this tab's quote when its application is accepted in another tab.
 * @param onAccepted called before the quote is cleared
 * @returns a function that stops following
 */
export function followAcceptance(onAccepted?: () => void): () => void {
  /** The time of the last acceptance that this page knows. */
  let since = OPENED;
  /** The last known reference of the quote. The other tab may have cleared it since. */
  let reference = sentReference() ?? knownReference();
  const take = () => {
    // a page with its own application ignores other ones
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
