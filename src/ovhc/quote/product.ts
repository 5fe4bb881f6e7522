import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import { pricesOf, pricesWithExcess } from './prices.ts';
import type { LinkParts } from './quote-link.ts';

/** Returns the id of a product for pricing and e-mailing: hospital code, then a space and the extras code, if any (§7). */
export function productIdOf({ hospitalCode, extraCode }: Prices): string {
  return extraCode ? `${hospitalCode} ${extraCode}` : hospitalCode;
}

/** Returns that id for a quote's product, where it is known. */
export function productIdOfQuote({ priceData, productId }: SavedQuote): string | undefined {
  return priceData ? productIdOf(priceData) : productId;
}

/**
 * Returns the fields that a quote stores of its product: what it is and costs, and where the application leads back to (§4).
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

/** Returns a quote as it is for one product, whichever product it was for. */
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

/** Returns what a link to a quote says: enough to see the same product at the same price. */
export function linkOfQuote(quote: SavedQuote): LinkParts {
  const { visaType: [visa] = [], coverType, age, partnerAge, paymentFrequency, excessCode } = quote;
  const hcfProductId = productIdOfQuote(quote);
  return { visaCode: visa?.code, coverType, age, partnerAge, paymentFrequency, excessCode, hcfProductId };
}
