import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import type { PaymentFrequency } from '../quote/prices.ts';
import { productFields } from '../quote/product.ts';
import { updateQuote } from '../store/quote-store.ts';

/**
 * Stores a chosen cover and how often it is paid (§4). One that comes without prices keeps those that are known of it.
 * @param excessCode the excess that was chosen already; without one, that of the product's 'From' price
 */
export function chooseProduct(
  product: Product,
  paymentFrequency: PaymentFrequency,
  excessCode?: SavedQuote['excessCode'],
): void {
  updateQuote({ paymentFrequency, ...productFields(product, excessCode) });
}
