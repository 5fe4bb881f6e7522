import type { ProductTexts } from '#types/content/product-texts';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { factsOf } from '../quote/facts.ts';
import { formatPrice, frequencyOf } from '../quote/prices.ts';

/**
 * What a changed date of birth has done to the price (§4), with both prices as they are read; empty where it is the
 * same, or is not known yet.
 */
function priceChange(
  { getPriceData, previousGetPriceApiValue, paymentFrequency }: SavedQuote,
  priceChangedBy: ApplicationDraft['priceChangedBy'],
  per: ProductTexts['per'],
): Facts {
  const now = getPriceData?.Premium;
  if (!priceChangedBy || !now || !previousGetPriceApiValue || now === previousGetPriceApiValue) return {};
  const words = (amount: string) => `${formatPrice(amount)} ${per[frequencyOf(paymentFrequency)]}`;
  return { priceChangedBy, premium: words(now), previousPremium: words(previousGetPriceApiValue) };
}

/** What conditions and texts of the application may read, under the names of schemas/data/facts. */
export function applicationFacts(
  quote: SavedQuote,
  { priceChangedBy }: ApplicationDraft,
  offer: Facts['offer'],
  per: ProductTexts['per'],
): Facts {
  const { age, partnerAge, productName } = quote;
  return {
    ...factsOf(quote),
    ...(productName && { productName }),
    ...(age !== undefined && { age }),
    ...(partnerAge !== undefined && { partnerAge }),
    ...(offer && { offer }),
    ...priceChange(quote, priceChangedBy, per),
  };
}
