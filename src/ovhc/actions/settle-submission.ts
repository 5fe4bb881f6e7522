import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { PendingSubmission } from '#types/data/submissions';
import { retry } from '../../engine/retry.ts';
import { confirmationOf } from '../application/confirmation.ts';
import { fetchOutcome } from '../backend/pre-submission.ts';
import { outcomeStore, setOutcome } from '../store/outcome-store.ts';
import { pendingSubmission, rememberRefused } from '../store/submission-store.ts';
import { acceptApplication } from './accept-application.ts';

export type Settled = 'accepted' | 'refused' | 'not-received' | 'unknown';

/** A submission whose outcome is not known yet. */
class NotReceived extends Error {}

/** Asks until there is an outcome, or until the insurer has repeated that it does not know the application. */
function ask(
  { reference, wasRefused }: PendingSubmission,
  manner: 'once' | 'patiently',
): Promise<PreSubmissionAnswer> {
  const askNow = async () => {
    const answer = await fetchOutcome(reference);
    // the refusal may belong to an earlier attempt
    if (answer === 'not received' || (wasRefused && answer.SaveStatus !== 'OK')) throw new NotReceived();
    return answer;
  };
  if (manner === 'once') return askNow();
  return retry(askNow, { isWorthRetrying: (error) => error instanceof NotReceived });
}

/**
 * Finds out and stores the outcome of an application whose answer was lost. It only reads and submits nothing.
 * @param onAccepted called if it was accepted, after the confirmation is stored and before the quote is deleted
 * @param isSent false while another tab may still be submitting: an unknown application may then still arrive
 */
export async function settleSubmission(
  submission: PendingSubmission,
  onAccepted: () => void,
  isSent = true,
): Promise<Settled> {
  const { reference, confirmation, sentAt } = submission;
  const isAskedAgain = outcomeStore.getState()[reference] === 'not-received';
  // the payment step stays on the page
  if (!isAskedAgain) setOutcome(reference, 'checking');
  try {
    const answer = await ask(submission, isAskedAgain ? 'once' : 'patiently');
    if (answer.SaveStatus === 'OK') {
      acceptApplication(reference, confirmationOf(answer, confirmation), onAccepted);
      return 'accepted';
    }
    // it may have been submitted again since
    if (pendingSubmission(reference)?.sentAt === sentAt) rememberRefused(reference);
    setOutcome(reference, 'refused');
    return 'refused';
  } catch (error) {
    const outcome = error instanceof NotReceived && isSent ? 'not-received' : 'unknown';
    if (!(error instanceof NotReceived))
      console.error('The outcome of an application could not be asked for.', error);
    setOutcome(reference, outcome);
    return outcome;
  }
}
