import type { SavedQuote } from '#types/data/saved-quote';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { hasPartner } from '../../quote/cover-type.ts';
import { frequencyOf } from '../../quote/prices.ts';

/**
 * The answers that say something else than the quote that was priced, by their names: what is paid would not be what
 * is applied for.
 */
export function disagreements(quote: SavedQuote, answers: JsonObject): string[] {
  const { coverType, coverStartDate, dob, partnerDob, paymentFrequency, currentHealthCover } = quote;
  const pairs = [
    ['paymentFrequency', frequencyOf(paymentFrequency)],
    ['coverStart', coverStartDate],
    ['DOB', dob],
    ...(coverType && hasPartner(coverType) ? ([['DOBPartner', partnerDob]] as const) : []),
  ] as const;
  const others: string[] = pairs.filter(([name, priced]) => answers[name] !== priced).map(([name]) => name);
  // a quote that says nothing of it is priced as without
  const isSame = (currentHealthCover === 'yes') === (answers.currentHealthCover === 'yes');
  return isSame ? others : [...others, 'currentHealthCover'];
}
