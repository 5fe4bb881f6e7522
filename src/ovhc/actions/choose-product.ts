import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import { type PaymentFrequency, pricesOf, pricesWithExcess } from '../quote/prices.ts';
import { updateQuote } from '../store/quote-store.ts';

/**
 * Stores what a chosen cover is and costs, how often, and where the application leads back to (§4).
 *
 * @param excessCode the excess that was chosen already; without one, that of the product's 'From' price
 */
export function chooseProduct(
  product: Product,
  paymentFrequency: PaymentFrequency,
  excessCode?: Prices['excessCode'],
): void {
  const { hcfBundleId, packageName, productSummaryPageUrl } = product.productInfo;
  const prices = (excessCode && pricesWithExcess(product, excessCode)) ?? pricesOf(product);
  updateQuote({
    paymentFrequency,
    hcfBundleId,
    productName: packageName,
    priceData: prices,
    excessCode: excessCode ?? prices?.excessCode,
    redirectedPath: productSummaryPageUrl,
  });
}
