import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { hasPartner } from './cover-type.ts';

/** Returns the next answer that a quote needs for products and prices, in the order of its steps. */
function missingOf({ visaType, coverType, age, partnerAge, hcfBundleId }: SavedQuote): Facts['missing'] {
  if (!visaType) return 'visaType';
  if (!coverType) return 'coverType';
  if (age === undefined) return 'age';
  if (hasPartner(coverType) && partnerAge === undefined) return 'partnerAge';
  return hcfBundleId ? undefined : 'product';
}

/** Returns the facts about a quote, with the names of schemas/data/facts. */
export function quoteFacts(quote: SavedQuote): Facts {
  const { visaType, coverType, age, partnerAge } = quote;
  const missing = missingOf(quote);
  return {
    ...(visaType?.[0] && { visaType, visaName: visaType[0].name }),
    ...(coverType && { coverType }),
    ...(age !== undefined && { age }),
    ...(partnerAge !== undefined && { partnerAge }),
    ...(missing && { missing }),
  };
}
