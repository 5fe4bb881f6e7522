import type { ProductTexts } from '#types/content/product-texts';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { factsOf } from '../quote/facts.ts';
import { formatPrice, frequencyOf } from '../quote/prices.ts';

/** Returns all that a price depends on beside the birthdays, as a text to compare. */
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
 * Returns how a changed date of birth has changed the price (§4), with both prices in words; nothing where it is the
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

/** Returns true where the visa ends before the day that the cover starts. */
function visaEndsFirst({ visaExpiryDate, coverStartDate }: SavedQuote): boolean {
  return visaExpiryDate !== undefined && coverStartDate !== undefined && visaExpiryDate < coverStartDate;
}

/** Returns what conditions and texts of the application may read, under the names of schemas/data/facts. */
export function applicationFacts(
  quote: SavedQuote,
  draft: ApplicationDraft,
  offer: Facts['offer'],
  per: ProductTexts['per'],
): Facts {
  const { productName } = quote;
  return {
    ...factsOf(quote),
    ...(productName && { productName }),
    ...(offer && { offer }),
    ...(visaEndsFirst(quote) && { visaEndsFirst: true }),
    ...priceChange(quote, draft, per),
  };
}
