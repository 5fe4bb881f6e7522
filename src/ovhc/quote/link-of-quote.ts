import type { SavedQuote } from '#types/data/saved-quote';
import { productIdOfQuote } from './product-id.ts';
import type { LinkParts } from './quote-link.ts';

/** Returns what a link to a quote says: enough to see the same product at the same price. */
export function linkOfQuote(quote: SavedQuote): LinkParts {
  const { visaType: [visa] = [], coverType, age, partnerAge, paymentFrequency, excessCode } = quote;
  const hcfProductId = productIdOfQuote(quote);
  return { visaCode: visa?.code, coverType, age, partnerAge, paymentFrequency, excessCode, hcfProductId };
}
