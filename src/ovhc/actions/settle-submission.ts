import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { PendingSubmission } from '#types/data/submissions';
import { retry } from '../../engine/retry.ts';
import { confirmationOf } from '../application/confirmation.ts';
import { askOutcome } from '../backend/pre-submission.ts';
import { outcomeStore, setOutcome } from '../store/outcome-store.ts';
import { pendingSubmission, rememberRefused } from '../store/submission-store.ts';
import { acceptApplication } from './accept-application.ts';

export type Settled = 'accepted' | 'refused' | 'not-received' | 'unknown';

/** An application that may still be on its way to the insurer. */
class NotReceived extends Error {}

/** Asks once, or until the insurer has said often enough that it does not know the application. */
function ask(
  { reference, wasRefused }: PendingSubmission,
  manner: 'once' | 'patiently',
): Promise<PreSubmissionAnswer> {
  const askNow = async () => {
    const answer = await askOutcome(reference);
    // a refusal may be that of an earlier try
    if (answer === 'not received' || (wasRefused && answer.SaveStatus !== 'OK')) throw new NotReceived();
    return answer;
  };
  if (manner === 'once') return askNow();
  return retry(askNow, { isWorthRetrying: (error) => error instanceof NotReceived });
}

/**
 * Finds out how an application ended whose answer was lost, and stores it. It only asks: nothing is sent again.
 *
 * @param onAccepted is called where it was accepted, once the confirmation is stored and before the quote goes
 * @param isSent false while another tab may still be sending it: then it is not known that it was not received
 */
export async function settleSubmission(
  submission: PendingSubmission,
  onAccepted: () => void,
  isSent = true,
): Promise<Settled> {
  const { reference, confirmation, sentAt } = submission;
  const isAskedAgain = outcomeStore.getState()[reference] === 'not-received';
  // what can be paid stays on the page
  if (!isAskedAgain) setOutcome(reference, 'checking');
  try {
    const answer = await ask(submission, isAskedAgain ? 'once' : 'patiently');
    if (answer.SaveStatus === 'OK') {
      acceptApplication(reference, confirmationOf(answer, confirmation), onAccepted);
      return 'accepted';
    }
    // it may have been sent again meanwhile
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
