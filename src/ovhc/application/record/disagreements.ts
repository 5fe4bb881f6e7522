import type { SavedQuote } from '#types/data/saved-quote';
import type { Day } from '../../../engine/days.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { priceRequest } from '../../quote/price-request.ts';

/**
 * The answers that say something else than what was priced, by their names: what is paid would not be what is applied
 * for. A start of cover that has passed is priced from today, and so is another, too.
 */
export function disagreements(quote: SavedQuote, answers: JsonObject, today: Day): string[] {
  const priced = priceRequest(quote, quote.productId ?? '', today);
  if (!priced) return ['quote'];
  const pairs = [
    ['paymentFrequency', priced.PaymentFrequency, answers.paymentFrequency],
    ['coverStart', priced.CommencementDate, answers.coverStart],
    ['DOB', priced.ClientDOB, answers.DOB],
    ['DOBPartner', priced.SpouseDOB, priced.SpouseDOB && answers.DOBPartner],
    [
      'currentHealthCover',
      priced.ClientContiniousCoverFlag,
      answers.currentHealthCover === 'yes' ? 'Y' : 'N',
    ],
  ] as const;
  return pairs.filter(([, inPrice, answered]) => inPrice !== answered).map(([name]) => name);
}
