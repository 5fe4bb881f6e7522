import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { reportSubmissionFailure, reportSystemError } from '../analytics/payment-failure.ts';
import { withoutPersonal } from '../application/without-personal.ts';
import { isRefusal, preSubmission } from '../backend/pre-submission.ts';
import { forgetSent, giveUpAnswer, isBlocked, rememberSent } from '../store/submission-store.ts';

/** Tabs take turns to look whether anything is on its way, and to say that something is. */
const LOCK = 'ovhcSubmission';

/** @returns whether it may be sent: nothing else is out, and from now on this is */
async function claim({ submissionReference }: PreSubmissionRecord): Promise<boolean> {
  const take = () => {
    if (isBlocked()) return false;
    rememberSent(submissionReference);
    return true;
  };
  try {
    if (navigator.locks) return await navigator.locks.request(LOCK, take);
  } catch (error) {
    // not here: then the marker alone has to do
    console.warn('Tabs cannot take turns.', error);
  }
  return take();
}

/**
 * Sends a record and says what came of it. That it was sent is remembered until its answer is known.
 *
 * @returns the answer, where the insurer has accepted it
 */
export async function sendRecord(
  record: PreSubmissionRecord,
): Promise<PreSubmissionAnswer | 'submission-failed' | 'unanswered'> {
  if (navigator.onLine === false) {
    console.error('The application was not sent: the browser is offline.');
    return 'submission-failed';
  }
  if (!(await claim(record))) return 'unanswered';
  const { submissionReference } = record;
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
    forgetSent(submissionReference);
    return 'submission-failed';
  }
  forgetSent(submissionReference);
  if (answer.SaveStatus === 'OK') return answer;
  reportSubmissionFailure(withoutPersonal(answer.orderResponse?.description ?? '', record));
  return 'submission-failed';
}
