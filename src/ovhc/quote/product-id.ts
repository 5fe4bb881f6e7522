import type { Prices } from '#types/data/prices';
import type { SavedQuote } from '#types/data/saved-quote';

/** The id that pricing and e-mailing know a product by: hospital code, then a space and the extras code, if any (§7). */
export function productIdOf({ hospitalCode, extraCode }: Prices): string {
  return extraCode ? `${hospitalCode} ${extraCode}` : hospitalCode;
}

/** Returns that id for a quote's product, where it is known. */
export function productIdOfQuote({ priceData, productId }: SavedQuote): string | undefined {
  return priceData ? productIdOf(priceData) : productId;
}
