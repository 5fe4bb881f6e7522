import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { CardResult } from '#types/data/card-result';
import type { Submission } from '../../engine/journey/submission.ts';
import { SubmitFailure } from '../../engine/journey/submit-parts.ts';
import {
  reportPaymentFailure,
  reportSubmissionFailure,
  reportSystemError,
} from '../analytics/payment-failure.ts';
import { confirmationOf } from '../application/confirmation.ts';
import { checkedRecord } from '../application/record/check.ts';
import { disagreements } from '../application/record/disagreements.ts';
import { type Application, preSubmissionRecord } from '../application/record/index.ts';
import { isRefusal, preSubmission } from '../backend/pre-submission.ts';
import { forgetSent, giveUpAnswer, isUnanswered, rememberSent } from '../store/submission-store.ts';
import { acceptApplication } from './accept-application.ts';
import { newReference } from './new-reference.ts';

/**
 * accepted: there is a confirmation. payment-failed: nothing was charged. submission-failed: the insurer has not
 * accepted it, or it could not be sent. unanswered: it was sent, and it is not known whether it was accepted.
 */
export type SubmitOutcome = 'accepted' | 'payment-failed' | 'submission-failed' | 'unanswered';

type Priced = Pick<Application, 'quote' | 'amounts'>;

/** The name of the field that the card frame answers (content). */
const CARD_FORM = 'cardForm';

/**
 * Pays for an application and sends it, once (§4): the card frame's token, then the record, then what is kept of a
 * success. What fails is told by the outcome, to the console and to the tag manager; nothing is tried twice.
 *
 * @param onAccepted is called as it is accepted, once that is kept and before the quote goes
 */
export async function submitApplication(
  submission: Submission,
  priced: Priced | undefined,
  onAccepted: () => void,
): Promise<SubmitOutcome> {
  if (isUnanswered()) return 'unanswered';
  try {
    if (!priced) throw new Error('The application has no current price.');
    const others = disagreements(priced.quote, submission.answers);
    if (others.length > 0) throw new Error(`The quote was priced with another ${others.join(' and ')}.`);
    const { [CARD_FORM]: card } = await submission.complete();
    const draft = preSubmissionRecord({
      ...priced,
      reference: newReference(),
      answers: submission.answers,
      card: card as unknown as CardResult | undefined,
    });
    return await send(checkedRecord(draft), priced.quote, onAccepted);
  } catch (error) {
    console.error('The application was not sent.', error);
    if (!(error instanceof SubmitFailure)) reportSystemError();
    else reportPaymentFailure();
    // whose answer has not come may have been charged after all: that is not denied
    return error instanceof SubmitFailure && error.reason === 'failed'
      ? 'payment-failed'
      : 'submission-failed';
  }
}

async function send(
  record: PreSubmissionRecord,
  quote: Application['quote'],
  onAccepted: () => void,
): Promise<SubmitOutcome> {
  // another tab may have sent its own while the card frame was busy
  if (isUnanswered()) return 'unanswered';
  rememberSent();
  let answer: PreSubmissionAnswer;
  try {
    answer = await preSubmission(record);
  } catch (error) {
    console.error('The application brought no answer.', error);
    reportSystemError();
    if (!isRefusal(error)) {
      giveUpAnswer();
      return 'unanswered';
    }
    forgetSent();
    return 'submission-failed';
  }
  forgetSent();
  if (answer.SaveStatus !== 'OK') {
    reportSubmissionFailure(answer.orderResponse?.description ?? undefined);
    return 'submission-failed';
  }
  acceptApplication(confirmationOf(answer, record, quote), onAccepted);
  return 'accepted';
}
