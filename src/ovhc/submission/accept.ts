import type { Confirmation } from '#types/data/confirmation';
import { reportPurchase } from '../analytics/payment-events.ts';
import { forgetKey } from '../backend/kleber/key.ts';
import { saveConfirmation } from '../store/confirmation-store.ts';
import { detailsStore, saveDetails } from '../store/details-store.ts';
import { endAcceptedApplication } from './acceptance.ts';
import { dispatch, refreshApplications } from './store.ts';

/** Stores what this tab knows about the application: the quote's data, which is deleted with it. */
function keepDetails(reference: string): void {
  const details = detailsStore.getState();
  if (details.reference === reference) saveDetails(details);
}

/**
 * Stores the confirmation of an application (§4) and ends it. The confirmation is stored first, so that the next page
 * finds it even after an interruption. A failure here does not make the application fail.
 * @param onAccepted called once the confirmation is stored, before the application ends
 */
export function acceptApplication(
  reference: string,
  confirmation: Confirmation,
  onAccepted: () => void,
): void {
  const before = refreshApplications();
  // two tabs may find out at the same time
  const isRepeated = before.accepted?.reference === reference;
  const acceptedAt = new Date().toISOString();
  const parts = [
    () => saveConfirmation(confirmation),
    () => dispatch({ type: 'accept', reference, acceptedAt }),
    onAccepted,
    () => endAcceptedApplication(reference, before),
    // the quote may have used the space it needed
    () => saveConfirmation(confirmation),
    () => keepDetails(reference),
    forgetKey,
    () => isRepeated || reportPurchase(confirmation),
  ];
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      console.error('The application is accepted, but not all could be done.', error);
    }
  }
}
