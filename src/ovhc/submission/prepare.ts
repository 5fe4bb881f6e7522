import type { PreSubmissionRecord } from '#types/api/preSubmission';
import { isObject, type JsonObject } from '../../engine/form/paths.ts';
import type { Submission } from '../../engine/journey/submission.ts';
import { type Application, preSubmissionRecord, validateRecord } from '../application/record/index.ts';
import { placeholderCard } from '../application/record/payment.ts';
import { findUnpricedAnswers } from '../application/record/unpriced-answers.ts';
import { fetchPrice } from '../backend/price.ts';
import { today } from '../quote/days.ts';

/** A quote and the amounts to pay for it, as the visitor has seen them. */
export type Priced = Pick<Application, 'quote' | 'amounts'>;

/**
 * Creates the record of an application, with the card frame's token. Everything else is validated before the card is
 * charged.
 * @returns undefined if the answers differ from those that were priced
 * @throws SubmitFailure without a token; Error if the record is invalid
 */
export async function prepareRecord(
  { answers, complete }: Submission,
  priced: Priced,
  reference: string,
): Promise<PreSubmissionRecord | undefined> {
  const unpriced = findUnpricedAnswers(priced.quote, answers, today());
  if (unpriced.length > 0) {
    console.warn(`The quote was priced with another ${unpriced.join(' and ')}.`);
    return undefined;
  }
  const recordWith = (card: JsonObject | undefined) =>
    validateRecord(preSubmissionRecord({ ...priced, reference, answers, card }));
  recordWith(placeholderCard(priced.amounts.first));
  const [card] = Object.values(await complete());
  return recordWith(isObject(card) ? card : undefined);
}

/**
 * Fetches both amounts again, because the insurer refused the application with these.
 * @returns false if they are the same or cannot be fetched
 */
export async function hasPriceChanged({ quote, amounts }: Priced): Promise<boolean> {
  try {
    const isMonthly = quote.paymentFrequency === 'M';
    const price = fetchPrice(quote);
    const [regular, first] = await Promise.all([
      price,
      isMonthly ? price : fetchPrice({ ...quote, paymentFrequency: 'M' }),
    ]);
    return regular?.amount !== amounts.regular || first?.amount !== amounts.first;
  } catch (error) {
    console.error('The price could not be fetched.', error);
    return false;
  }
}
