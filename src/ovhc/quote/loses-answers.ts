import type { SavedQuote } from '#types/data/saved-quote';

/** What a link to a quote says, beside the visa, under the names of the saved quote. */
const ANSWERS = [
  'coverType',
  'age',
  'partnerAge',
  'paymentFrequency',
  'excessCode',
  'hcfBundleId',
] as const satisfies readonly (keyof SavedQuote)[];

const visaCode = ({ visaType }: SavedQuote) => visaType?.[0]?.code;

/** Returns true where a quote has an answer that another one does not have, or has differently. */
export function losesAnswers(quote: SavedQuote, other: SavedQuote): boolean {
  if (quote.visaType && visaCode(quote) !== visaCode(other)) return true;
  return ANSWERS.some((name) => quote[name] !== undefined && quote[name] !== other[name]);
}
