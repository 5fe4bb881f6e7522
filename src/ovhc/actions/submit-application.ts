import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { ApplicationPage } from '#types/content/application-page';
import type { JsonObject } from '../../engine/form/paths.ts';
import type { Submission } from '../../engine/journey/submission.ts';
import { SubmitFailure } from '../../engine/journey/submit-parts.ts';
import { reportPaymentFailure, reportSystemError } from '../analytics/payment-failure.ts';
import { confirmationOf } from '../application/confirmation.ts';
import { standInCard } from '../application/record/card.ts';
import { checkedRecord } from '../application/record/check.ts';
import { disagreements } from '../application/record/disagreements.ts';
import { type Application, preSubmissionRecord } from '../application/record/index.ts';
import { isObject } from '../application/record/items.ts';
import { today } from '../quote/days.ts';
import { isBlocked } from '../store/submission-store.ts';
import { acceptApplication } from './accept-application.ts';
import { sendRecord } from './send-record.ts';
import { submissionReference } from './submission-reference.ts';

/**
 * accepted: there is a confirmation. Else what is told of it: payment-failed: nothing was charged. submission-failed:
 * the insurer has not accepted it, or it could not be sent. unanswered: it was sent, and it is not known whether it was
 * accepted. price-changed: what was priced is not what was answered.
 */
export type SubmitOutcome = 'accepted' | keyof ApplicationPage['dialogs'];

export type Priced = Pick<Application, 'quote' | 'amounts'>;

/** A record that is ready to be sent, or what keeps it from that. */
type Prepared = PreSubmissionRecord | Exclude<SubmitOutcome, 'accepted'>;

/**
 * The record of what is submitted, with the card frame's token. All else is checked before the frame is asked: a token
 * is never made for a record that cannot be sent.
 *
 * @throws SubmitFailure where there is no token; Error where the record does not fit
 */
async function prepare({ answers, complete }: Submission, priced: Priced | undefined): Promise<Prepared> {
  if (!priced) throw new Error('The application has no current price.');
  const others = disagreements(priced.quote, answers, today());
  if (others.length > 0) {
    console.warn(`The quote was priced with another ${others.join(' and ')}.`);
    return 'price-changed';
  }
  const recordWith = (card: JsonObject | undefined) =>
    checkedRecord(preSubmissionRecord({ ...priced, reference: submissionReference(), answers, card }));
  recordWith(standInCard(priced.amounts.first));
  const [card] = Object.values(await complete());
  return recordWith(isObject(card) ? card : undefined);
}

/**
 * What it means that nothing was sent. Only a card that was refused is known not to have been charged: of what came to
 * nothing on the way that is not said.
 */
function notSent(error: unknown): Exclude<SubmitOutcome, 'accepted'> {
  console.error('The application was not sent.', error);
  if (!(error instanceof SubmitFailure)) {
    reportSystemError();
    return 'submission-failed';
  }
  reportPaymentFailure();
  return error.reason === 'refused' ? 'payment-failed' : 'submission-failed';
}

/**
 * Pays for an application and sends it, once (§4): the card frame's token, then the record, then what is kept of a
 * success. What fails is told by the outcome, to the console and to the tag manager; nothing is tried twice, and it
 * never throws.
 *
 * @param onAccepted is called as it is accepted, once that is kept and before the quote goes
 */
export async function submitApplication(
  submission: Submission,
  priced: Priced | undefined,
  onAccepted: () => void,
): Promise<SubmitOutcome> {
  if (isBlocked()) return 'unanswered';
  const record = await prepare(submission, priced).catch(notSent);
  if (typeof record === 'string') return record;
  const answer = await sendRecord(record);
  if (typeof answer === 'string') return answer;
  const quote = priced?.quote ?? {};
  acceptApplication(confirmationOf(answer, record, quote), quote, onAccepted);
  return 'accepted';
}
