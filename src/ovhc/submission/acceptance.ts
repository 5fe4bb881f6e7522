import { hasSameTerms } from '../application/agreed.ts';
import { refreshConfirmation } from '../store/confirmation-store.ts';
import { clearDraft, draftStore } from '../store/draft-store.ts';
import { onOtherTabs } from '../store/other-tabs.ts';
import { clearQuote, forgetQuote, quoteStore, validQuote } from '../store/quote-store.ts';
import { storedQuote } from '../store/stored-records.ts';
import type { Applications } from './states.ts';
import { applicationsStore, refreshApplications, tabReference } from './store.ts';

/**
 * Ends an accepted application in this tab, and the saved quote if it is the one that the application was for (§4).
 * @param applications the applications before the acceptance, which know what it was for
 */
export function endAcceptedApplication(reference: string, { begun }: Pick<Applications, 'begun'>): void {
  const { application } = draftStore.getState();
  const isHere = application?.reference === reference;
  const accepted = isHere ? application : begun.find((other) => other.reference === reference);
  if (isHere) clearDraft();
  const stored = storedQuote.read();
  const isFor = (quote: object) => accepted !== undefined && hasSameTerms(validQuote(quote), accepted.quote);
  if (stored !== undefined && isFor(Object(stored))) clearQuote();
  // the tab that sent it has cleared the quote already, or another one is saved
  else if (isHere || (stored === undefined && (!accepted || isFor(quoteStore.getState())))) forgetQuote();
}

/**
 * Adopts another tab's accepted application: shows its confirmation here too, and ends the application and its quote.
 * @param onAccepted called before they end
 * @returns false if no application with this reference was accepted
 */
export function adoptAcceptance(reference: string | undefined, onAccepted?: () => void): boolean {
  const before = applicationsStore.getState();
  const { accepted } = refreshApplications();
  if (!reference || accepted?.reference !== reference) return false;
  refreshConfirmation();
  onAccepted?.();
  endAcceptedApplication(reference, before);
  return true;
}

/** Ends this tab's application if it was accepted in another tab while this one could not listen. */
export function adoptMissedAcceptance(): boolean {
  return adoptAcceptance(draftStore.getState().application?.reference);
}

/**
 * Follows the applications that other tabs send: ends this tab's when it is accepted there, and the saved quote when
 * it was for that.
 * @param onAccepted called when it is this tab's application, before it ends
 * @returns a function that stops following
 */
export function followAcceptance(onAccepted?: () => void): () => void {
  /** The time of the last acceptance that this page knows. Those before it was opened are not news to it. */
  let since = new Date(performance.timeOrigin).toISOString();
  const read = () => {
    const before = applicationsStore.getState();
    const { accepted } = refreshApplications();
    if (!accepted || accepted.acceptedAt <= since) return;
    since = accepted.acceptedAt;
    refreshConfirmation();
    if (accepted.reference === tabReference()) onAccepted?.();
    endAcceptedApplication(accepted.reference, before);
  };
  read();
  return onOtherTabs(read);
}
