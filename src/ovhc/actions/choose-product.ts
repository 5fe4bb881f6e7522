import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import type { PaymentFrequency } from '../quote/prices.ts';
import { productFields } from '../quote/product.ts';
import { updateQuote } from '../store/quote-store.ts';

/**
 * Stores the chosen cover and its payment frequency (§4). If it comes without prices, its known prices stay.
 * @param excessCode the excess that was already chosen; by default that of the product's 'From' price
 */
export function chooseProduct(
  product: Product,
  paymentFrequency: PaymentFrequency,
  excessCode?: SavedQuote['excessCode'],
): void {
  updateQuote({ paymentFrequency, ...productFields(product, excessCode) });
}
