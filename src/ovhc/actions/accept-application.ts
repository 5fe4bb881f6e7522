import equal from 'fast-deep-equal';
import type { Confirmation } from '#types/data/confirmation';
import type { SavedQuote } from '#types/data/saved-quote';
import { reportPurchase } from '../analytics/purchase.ts';
import { forgetKey } from '../backend/kleber/kept-key.ts';
import { saveConfirmation } from '../store/confirmation-store.ts';
import { asQuote, clearQuote, forgetQuote, keptQuote } from '../store/quote-store.ts';

/** Whether what storage has is still the quote that was applied for: another tab may have begun another. */
function isStillKept(quote: SavedQuote): boolean {
  const idOf = ({ visaType, coverType, age, partnerAge, hcfBundleId }: SavedQuote) =>
    [visaType?.map(({ code }) => code), coverType, age, partnerAge, hcfBundleId] as const;
  return equal(idOf(asQuote(keptQuote.read())), idOf(quote));
}

/**
 * Keeps what is confirmed (§4), and nothing else: neither the quote nor the answers, nor the key of address lookup.
 * Whatever goes wrong with a part of it, the application is accepted: the others are done, and nobody is told otherwise.
 *
 * @param quote the one that was applied for
 * @param onAccepted is called once it is kept
 */
export function acceptApplication(
  confirmation: Confirmation,
  quote: SavedQuote,
  onAccepted: () => void,
): void {
  const parts = [
    () => saveConfirmation(confirmation),
    onAccepted,
    () => (isStillKept(quote) ? clearQuote() : forgetQuote()),
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
