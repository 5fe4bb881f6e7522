import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';

/** What conditions may read of a quote, under the names of schemas/data/facts. */
export function factsOf({ visaType, coverType }: SavedQuote): Facts {
  return { ...(visaType && { visaType }), ...(coverType && { coverType }) };
}
