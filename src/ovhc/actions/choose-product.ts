import type { Product } from '#types/data/product';
import { type PaymentFrequency, pricesOf } from '../../quote/prices.ts';
import { updateQuote } from '../../store/quote-store.ts';

/** Stores what a chosen cover is and costs, how often, and where the application leads back to (§4). */
export function chooseProduct(product: Product, paymentFrequency: PaymentFrequency): void {
  const { hcfBundleId, packageName, productSummaryPageUrl } = product.productInfo;
  const prices = pricesOf(product);
  updateQuote({
    paymentFrequency,
    hcfBundleId,
    productName: packageName,
    priceData: prices,
    excessCode: prices?.excessCode,
    redirectedPath: productSummaryPageUrl,
  });
}
