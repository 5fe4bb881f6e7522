import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { JsonObject } from '../../engine/form/paths.ts';
import type { Submission } from '../../engine/journey/journey-steps.ts';
import { standInCard } from '../application/record/card.ts';
import { checkedRecord } from '../application/record/check.ts';
import { disagreements } from '../application/record/disagreements.ts';
import { type Application, preSubmissionRecord } from '../application/record/index.ts';
import { isObject } from '../application/record/items.ts';
import { today } from '../quote/days.ts';

/** An application's quote, and what it costs. */
export type Priced = Pick<Application, 'quote' | 'amounts'>;

/**
 * Makes the record of an application, with the card frame's token. All else is checked before the frame is asked: a
 * token is never made for a record that cannot be sent.
 *
 * @returns 'price-changed' where the answers are not those that were priced
 * @throws SubmitFailure where there is no token; Error where the record does not fit
 */
export async function prepareRecord(
  { answers, complete }: Submission,
  priced: Priced,
  reference: string,
): Promise<PreSubmissionRecord | 'price-changed'> {
  const others = disagreements(priced.quote, answers, today());
  if (others.length > 0) {
    console.warn(`The quote was priced with another ${others.join(' and ')}.`);
    return 'price-changed';
  }
  const recordWith = (card: JsonObject | undefined) =>
    checkedRecord(preSubmissionRecord({ ...priced, reference, answers, card }));
  recordWith(standInCard(priced.amounts.first));
  const [card] = Object.values(await complete());
  return recordWith(isObject(card) ? card : undefined);
}
