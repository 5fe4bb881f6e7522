import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { reportSubmissionFailure, reportSystemError } from '../analytics/payment-failure.ts';
import { withoutPersonal } from '../application/without-personal.ts';
import { isRefusal, preSubmission } from '../backend/pre-submission.ts';
import { forgetSent, giveUpAnswer, isUnanswered, rememberSent } from '../store/submission-store.ts';

/**
 * Sends a record and says what came of it. That it was sent is remembered until its answer is known; of an answer that
 * is good the quote's end is the end, too.
 *
 * @returns the answer, where the insurer has accepted it
 */
export async function sendRecord(
  record: PreSubmissionRecord,
): Promise<PreSubmissionAnswer | 'submission-failed' | 'unanswered'> {
  // another tab may have sent its own while the card frame was busy
  if (isUnanswered()) return 'unanswered';
  rememberSent();
  try {
    const answer = await preSubmission(record);
    if (answer.SaveStatus === 'OK') return answer;
    reportSubmissionFailure(withoutPersonal(answer.orderResponse?.description ?? '', record));
  } catch (error) {
    console.error('The application brought no answer.', error);
    reportSystemError();
    if (!isRefusal(error)) {
      giveUpAnswer();
      return 'unanswered';
    }
  }
  forgetSent();
  return 'submission-failed';
}
