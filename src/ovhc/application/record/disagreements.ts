import type { SavedQuote } from '#types/data/saved-quote';
import type { Day } from '../../../engine/days.ts';
import { priceRequest } from '../../quote/price-request.ts';
import { type AnswerName, type Answers, isAnswered } from '../answers.ts';

/**
 * The answers that say something else than what was priced, by their names: what is paid would not be what is applied
 * for. A start of cover that has passed is priced from today, and so is another, too.
 */
export function disagreements(quote: SavedQuote, answers: Answers, today: Day): (AnswerName | 'quote')[] {
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
      isAnswered(answers, 'currentHealthCover', 'yes') ? 'Y' : 'N',
    ],
  ] as const satisfies (readonly [AnswerName, unknown, unknown])[];
  return pairs.filter(([, inPrice, answered]) => inPrice !== answered).map(([name]) => name);
}
