import type { Confirmation } from '#types/data/confirmation';
import { reportPurchase } from '../analytics/purchase.ts';
import { forgetKey } from '../backend/kleber/kept-key.ts';
import { saveConfirmation } from '../store/confirmation-store.ts';
import { clearQuote } from '../store/quote-store.ts';

/** Keeps what is confirmed (§4), and nothing else: neither the quote nor the answers, nor the key of address lookup. */
export function acceptApplication(confirmation: Confirmation, onAccepted: () => void): void {
  saveConfirmation(confirmation);
  onAccepted();
  clearQuote();
  forgetKey();
  reportPurchase(confirmation);
}
