import type { Day } from '../../../engine/days.ts';
import type { PricedQuote } from '../../quote/price-inputs.ts';
import { priceRequest } from '../../quote/price-request.ts';
import type { AnswerName, Answers } from '../answers.ts';
import { ANSWERED_INPUTS, type AnsweredInput } from '../quote-answers.ts';

/** Returns the value of an answer in the price request. */
function parameterValue([, parameter, answer]: AnsweredInput, answers: Answers): unknown {
  if (!parameter.endsWith('Flag')) return answers[answer];
  return answers[answer] === 'yes' ? 'Y' : 'N';
}

/**
 * Returns the names of the answers that differ from the priced quote: the visitor would pay for something else. A
 * start of cover in the past is one, because it is priced from today. Returns 'quote' for a quote without a price.
 */
export function findUnpricedAnswers(
  quote: PricedQuote,
  answers: Answers,
  today: Day,
): (AnswerName | 'quote')[] {
  const request = priceRequest(quote, quote.productId ?? '', today);
  if (!request) return ['quote'];
  const isCovered = (parameter: string) => !parameter.startsWith('Spouse') || request.SpouseDOB;
  const unpriced = ANSWERED_INPUTS.filter(
    (input) => isCovered(input[1]) && request[input[1]] !== parameterValue(input, answers),
  );
  return [...new Set(unpriced.map(([, , answer]) => answer))];
}
