import type { Confirmation } from '#types/data/confirmation';
import { reportPurchase } from '../analytics/payment-events.ts';
import { forgetKey } from '../backend/kleber/key.ts';
import { endAcceptedQuote } from '../store/acceptance.ts';
import { saveConfirmation } from '../store/confirmation-store.ts';
import { detailsStore, saveDetails } from '../store/details-store.ts';
import { setOutcome } from '../store/outcome-store.ts';
import { refreshSubmissions, rememberAccepted } from '../store/submission-store.ts';

/** Stores what this tab knows about the application: the quote's data, which is deleted with it. */
function keepDetails(reference: string): void {
  const details = detailsStore.getState();
  if (details.reference === reference) saveDetails(details);
}

/**
 * Stores the confirmation of an application (§4) and deletes its quote. The confirmation is stored first, so that
 * the next page finds it even after an interruption. A failure here does not make the application fail.
 * @param onAccepted called once the confirmation is stored, before the quote is deleted
 */
export function acceptApplication(
  reference: string,
  confirmation: Confirmation,
  onAccepted: () => void,
): void {
  // two tabs may find out at the same time
  const { pending, accepted } = refreshSubmissions();
  const isKnown = accepted?.reference === reference;
  const sent = pending.find((submission) => submission.reference === reference);
  const key = isKnown ? accepted.key : sent?.key;
  const parts = [
    () => saveConfirmation(confirmation),
    () => rememberAccepted(reference, key),
    () => setOutcome(reference),
    onAccepted,
    () => endAcceptedQuote(reference),
    // the quote may have used the space it needed
    () => saveConfirmation(confirmation),
    () => keepDetails(reference),
    forgetKey,
    () => isKnown || reportPurchase(confirmation),
  ];
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      console.error('The application is accepted, but not all could be done.', error);
    }
  }
}
