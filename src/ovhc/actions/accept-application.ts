import type { Confirmation } from '#types/data/confirmation';
import { reportPurchase } from '../analytics/payment-events.ts';
import { forgetKey } from '../backend/kleber/key.ts';
import { endAcceptedQuote } from '../store/acceptance.ts';
import { saveConfirmation } from '../store/confirmation-store.ts';
import { detailsStore, saveDetails } from '../store/details-store.ts';
import { setOutcome } from '../store/outcome-store.ts';
import { refreshSubmissions, rememberAccepted } from '../store/submission-store.ts';

/** Stores what this tab knows of the application: it went with the quote. */
function keepDetails(reference: string): void {
  const details = detailsStore.getState();
  if (details.reference === reference) saveDetails(details);
}

/**
 * Stores the confirmation of an application (§4) and ends its quote. The confirmation is stored first: whatever is
 * interrupted after that, the next page finds it. Nothing that fails here makes the application a failure.
 *
 * @param onAccepted is called once the confirmation is stored, before the quote goes
 */
export function acceptApplication(
  reference: string,
  confirmation: Confirmation,
  onAccepted: () => void,
): void {
  // two tabs may learn it at the same time
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
    // the quote may have left it no room
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
