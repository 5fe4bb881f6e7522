import type { ProductTexts } from '#types/content/product-texts';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { factsOf } from '../quote/facts.ts';
import { formatPrice, frequencyOf } from '../quote/prices.ts';

/** All that a price depends on beside the birthdays, as a text to compare. */
export function priceSetting(quote: SavedQuote): string {
  const { visaType, coverType, hcfBundleId, paymentFrequency, excessCode } = quote;
  const { coverStartDate, currentHealthCover } = quote;
  return JSON.stringify([
    visaType?.map(({ code }) => code),
    coverType,
    hcfBundleId,
    paymentFrequency,
    excessCode,
    coverStartDate,
    currentHealthCover,
  ]);
}

/**
 * What a changed date of birth has done to the price (§4), with both prices as they are read; empty where it is the
 * same, is not known yet, or something else may have changed it since.
 */
function priceChange(
  quote: SavedQuote,
  { priceChangedBy, priceChangedIn }: ApplicationDraft,
  per: ProductTexts['per'],
): Facts {
  const { getPriceData, previousGetPriceApiValue: before, paymentFrequency } = quote;
  const now = getPriceData?.Premium;
  if (!priceChangedBy || priceChangedIn !== priceSetting(quote)) return {};
  if (!now || !before || now === before) return {};
  const words = (amount: string) => `${formatPrice(amount)} ${per[frequencyOf(paymentFrequency)]}`;
  return { priceChangedBy, premium: words(now), previousPremium: words(before) };
}

/** What conditions and texts of the application may read, under the names of schemas/data/facts. */
export function applicationFacts(
  quote: SavedQuote,
  draft: ApplicationDraft,
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
    ...priceChange(quote, draft, per),
  };
}
