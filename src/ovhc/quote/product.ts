import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import { pricesOf, pricesWithExcess } from './prices.ts';
import type { LinkParts } from './quote-link.ts';

/** Returns a product's id for pricing and e-mailing: the hospital code and, if any, a space and the extras code (§7). */
export function productIdOf({ hospitalCode, extraCode }: Prices): string {
  return extraCode ? `${hospitalCode} ${extraCode}` : hospitalCode;
}

/** Returns the product id of a quote, if it is known. */
export function productIdOfQuote({ priceData, productId }: SavedQuote): string | undefined {
  return priceData ? productIdOf(priceData) : productId;
}

/**
 * Returns the fields that a quote stores about its product: what it is, its prices, and the page to return to from
 * the application (§4).
 * @param excessCode the chosen excess; if omitted, that of the product's 'From' price
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

/** Returns a quote for one product, based on a quote for any product. */
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

/** Returns the contents of a link to a quote: enough to show the same product at the same price. */
export function quoteLinkParts(quote: SavedQuote): LinkParts {
  const { visaType: [visa] = [], coverType, age, partnerAge, paymentFrequency, excessCode } = quote;
  const hcfProductId = productIdOfQuote(quote);
  return { visaCode: visa?.code, coverType, age, partnerAge, paymentFrequency, excessCode, hcfProductId };
}
