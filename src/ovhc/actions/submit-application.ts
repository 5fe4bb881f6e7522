import type { CardResult } from '#types/data/card-result';
import type { Submission } from '../../engine/journey/submission.ts';
import { SubmitFailure } from '../../engine/journey/submit-parts.ts';
import { reportPaymentFailure, reportSystemError } from '../analytics/payment-failure.ts';
import { confirmationOf } from '../application/confirmation.ts';
import { standInCard } from '../application/record/card.ts';
import { checkedRecord } from '../application/record/check.ts';
import { disagreements } from '../application/record/disagreements.ts';
import { type Application, preSubmissionRecord } from '../application/record/index.ts';
import { isUnanswered } from '../store/submission-store.ts';
import { acceptApplication } from './accept-application.ts';
import { newReference } from './new-reference.ts';
import { sendRecord } from './send-record.ts';

/**
 * accepted: there is a confirmation. payment-failed: nothing was charged. submission-failed: the insurer has not
 * accepted it, or it could not be sent. unanswered: it was sent, and it is not known whether it was accepted.
 */
export type SubmitOutcome = 'accepted' | 'payment-failed' | 'submission-failed' | 'unanswered';

export type Priced = Pick<Application, 'quote' | 'amounts'>;

/** The name of the field that the card frame answers (content). */
const CARD_FORM = 'cardForm';

/**
 * The record of what is submitted, with the card frame's token. All else is checked before the frame is asked: a token
 * is never made for a record that cannot be sent.
 *
 * @throws SubmitFailure where there is no token; Error where the record would not fit, or not what was priced
 */
async function prepare(submission: Submission, priced: Priced | undefined) {
  if (!priced) throw new Error('The application has no current price.');
  const others = disagreements(priced.quote, submission.answers);
  if (others.length > 0) throw new Error(`The quote was priced with another ${others.join(' and ')}.`);
  const recordWith = (card: CardResult | undefined) => {
    const { answers } = submission;
    return checkedRecord(preSubmissionRecord({ ...priced, reference: newReference(), answers, card }));
  };
  recordWith(standInCard(priced.amounts.first));
  const { [CARD_FORM]: card } = await submission.complete();
  return recordWith(card as unknown as CardResult | undefined);
}

/** What it means that nothing was sent; whose frame did not answer may have been charged: that is not denied. */
function notSent(error: unknown): SubmitOutcome {
  console.error('The application was not sent.', error);
  if (!(error instanceof SubmitFailure)) {
    reportSystemError();
    return 'submission-failed';
  }
  reportPaymentFailure();
  return error.reason === 'failed' ? 'payment-failed' : 'submission-failed';
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
  if (isUnanswered()) return 'unanswered';
  const record = await prepare(submission, priced).catch(notSent);
  if (typeof record === 'string') return record;
  const answer = await sendRecord(record);
  if (typeof answer === 'string') return answer;
  acceptApplication(confirmationOf(answer, record, priced?.quote ?? {}), onAccepted);
  return 'accepted';
}
