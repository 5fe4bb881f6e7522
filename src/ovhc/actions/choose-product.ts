import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import type { PaymentFrequency } from '../quote/prices.ts';
import { productFields } from '../quote/product-fields.ts';
import { quoteStore, updateQuote } from '../store/quote-store.ts';

/**
 * Stores a chosen cover and how often it is paid (§4).
 * @param excessCode the excess that was chosen already; without one, that of the product's 'From' price
 */
export function chooseProduct(
  product: Product,
  paymentFrequency: PaymentFrequency,
  excessCode?: SavedQuote['excessCode'],
): void {
  // prices that are known of the same product are better than none
  const { hcfBundleId, priceData } = quoteStore.getState();
  const isSame = hcfBundleId === product.productInfo.hcfBundleId;
  const known = isSame ? priceData : undefined;
  updateQuote({ paymentFrequency, priceData: known, ...productFields(product, excessCode) });
}
