import type { Confirmation } from '#types/data/confirmation';
import { reportPurchase } from '../analytics/purchase.ts';
import { forgetKey } from '../backend/kleber/kept-key.ts';
import { saveConfirmation } from '../store/confirmation-store.ts';
import { clearQuote } from '../store/quote-store.ts';

/**
 * Keeps what is confirmed (§4), and nothing else: neither the quote nor the answers, nor the key of address lookup.
 * Whatever goes wrong with a part of it, the application is accepted: the others are done, and nobody is told otherwise.
 *
 * @param onAccepted is called once it is kept
 */
export function acceptApplication(confirmation: Confirmation, onAccepted: () => void): void {
  const parts = [
    () => saveConfirmation(confirmation),
    onAccepted,
    clearQuote,
    forgetKey,
    () => reportPurchase(confirmation),
  ];
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      console.error('The application is accepted, but not all could be done.', error);
    }
  }
}
