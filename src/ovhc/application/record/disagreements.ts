import type { Day } from '../../../engine/days.ts';
import { type PricedQuote, priceRequest } from '../../quote/price-request.ts';
import { type AnswerName, type Answers, isAnswered } from '../answers.ts';

/**
 * Returns the names of the answers that differ from what was priced: the visitor would pay for something else. A start of
 * cover that has passed differs too, since it is priced from today.
 */
export function disagreements(quote: PricedQuote, answers: Answers, today: Day): (AnswerName | 'quote')[] {
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
    [
      'currentHealthCoverPartner',
      priced.SpouseContiniousCoverFlag,
      priced.SpouseDOB && isAnswered(answers, 'currentHealthCoverPartner', 'yes') ? 'Y' : 'N',
    ],
  ] as const satisfies (readonly [AnswerName, unknown, unknown])[];
  return pairs.filter(([, inPrice, answered]) => inPrice !== answered).map(([name]) => name);
}
