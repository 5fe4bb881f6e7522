import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import { pricesOf, pricesWithExcess } from './prices.ts';

/**
 * What a quote keeps of its product: what it is and costs, and where the application leads back to (§4).
 *
 * @param excessCode the excess that was chosen already; without one, that of the product's 'From' price
 */
export function productFields(product: Product, excessCode?: SavedQuote['excessCode']): SavedQuote {
  const { hcfBundleId, packageName, productSummaryPageUrl } = product.productInfo;
  const prices = (excessCode && pricesWithExcess(product, excessCode)) ?? pricesOf(product);
  const chosen = excessCode ?? prices?.excessCode;
  return {
    hcfBundleId,
    productName: packageName,
    redirectedPath: productSummaryPageUrl,
    ...(prices && { priceData: prices }),
    ...(chosen && { excessCode: chosen }),
  };
}

/** A quote as it is for one product, whichever product it was for. */
export function quoteFor(product: Product, quote: SavedQuote): SavedQuote {
  const { priceData, productId, ...others } = quote;
  const isSame = quote.hcfBundleId === product.productInfo.hcfBundleId;
  return {
    ...others,
    ...(isSame && priceData && { priceData }),
    ...(isSame && productId && { productId }),
    ...productFields(product, quote.excessCode),
  };
}
