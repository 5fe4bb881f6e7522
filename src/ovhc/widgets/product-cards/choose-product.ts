import type { Product } from '#types/data/product';
import { pricesOf } from '../../quote/prices.ts';
import { updateQuote } from '../../store/quote-store.ts';

/** Stores what a chosen cover is and costs, and where the application leads back to (§4). */
export function chooseProduct(product: Product): void {
  const { hcfBundleId, packageName, productSummaryPageUrl } = product.productInfo;
  const prices = pricesOf(product);
  updateQuote({
    hcfBundleId,
    productName: packageName,
    priceData: prices,
    excessCode: prices?.excessCode,
    redirectedPath: productSummaryPageUrl,
  });
}
