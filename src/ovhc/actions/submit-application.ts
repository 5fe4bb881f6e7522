import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { ApplicationPage } from '#types/content/application-page';
import type { Submission } from '../../engine/journey/journey-steps.ts';
import { SubmitFailure } from '../../engine/journey/submit-handlers.ts';
import { reportPaymentFailure } from '../analytics/payment-failure.ts';
import { reportSystemError } from '../analytics/system-error.ts';
import { applicationKey } from '../application/application-key.ts';
import { confirmationOf, expectedConfirmation } from '../application/confirmation.ts';
import { setOutcome } from '../store/outcome-store.ts';
import { ownReference } from '../store/own-reference.ts';
import { pendingSubmission } from '../store/submission-store.ts';
import { takeAcceptance } from '../store/take-acceptance.ts';
import { acceptApplication } from './accept-application.ts';
import { agreeOnReference } from './agree-on-reference.ts';
import { hasPriceChanged } from './ask-price.ts';
import { type Priced, prepareRecord } from './prepare-record.ts';
import { sendRecord } from './send-record.ts';
import { type Settled, settleSubmission } from './settle-submission.ts';
import { submissionUnlocked, withSubmissionLock } from './submission-lock.ts';

/** accepted: there is a confirmation. Otherwise the name of the dialog that says what happened. */
export type SubmitOutcome = 'accepted' | keyof ApplicationPage['dialogs'];

type Failure = Exclude<SubmitOutcome, 'accepted'>;

const OUTCOMES: Readonly<Record<Settled, SubmitOutcome>> = {
  accepted: 'accepted',
  refused: 'submission-failed',
  'not-received': 'not-received',
  unknown: 'unknown',
};

/** Asks how an application ended that was sent before. Undefined where none was. */
async function outcomeBefore(
  reference: string,
  onAccepted: () => void,
  isSent = true,
): Promise<SubmitOutcome | undefined> {
  if (takeAcceptance(reference, onAccepted)) return 'accepted';
  const sent = pendingSubmission(reference);
  return sent && OUTCOMES[await settleSubmission(sent, onAccepted, isSent)];
}

/** Says what it means that nothing was sent. Only a card that was refused is known not to have been charged. */
function notSent(error: unknown): Failure {
  console.error('The application was not sent.', error);
  if (!(error instanceof SubmitFailure)) {
    reportSystemError();
    return 'submission-failed';
  }
  reportPaymentFailure();
  return error.reason === 'refused' ? 'payment-failed' : 'submission-failed';
}

/** Sends a record, and finds out how that ended. */
async function send(
  record: PreSubmissionRecord,
  priced: Priced,
  key: string,
  onAccepted: () => void,
): Promise<SubmitOutcome> {
  const reference = record.submissionReference;
  const expected = expectedConfirmation(record, priced.quote);
  const answer: PreSubmissionAnswer | string = await sendRecord(record, expected, key);
  if (answer === 'lost') return (await outcomeBefore(reference, onAccepted)) ?? 'submission-failed';
  if (answer === 'misfit' && (await hasPriceChanged(priced))) return 'price-changed';
  if (typeof answer === 'string') return 'submission-failed';
  acceptApplication(reference, confirmationOf(answer, expected), onAccepted);
  return 'accepted';
}

/** When "Pay now" was pressed, and the application's reference then. */
interface Press {
  reference: string | undefined;
  instant: string;
}

/** Pays and sends. Runs in the tab that holds the lock. */
async function submitOnce(
  press: Press,
  submission: Submission,
  priced: Priced | undefined,
  onAccepted: () => void,
): Promise<SubmitOutcome> {
  if (navigator.onLine === false) {
    console.error('The application was not sent: the browser is offline.');
    return 'submission-failed';
  }
  // in another tab, since the press: a new reference would pay a second time
  if (takeAcceptance(press.reference, onAccepted)) return 'accepted';
  if (!priced) return notSent(new Error('The application has no current price.'));
  const key = applicationKey(priced.quote, submission.answers);
  const reference = await agreeOnReference(key, press.instant);
  const before = await outcomeBefore(reference, onAccepted);
  if (before === 'accepted' || before === 'unknown') return before;
  setOutcome(reference);
  const record = await prepareRecord(submission, priced, reference).catch(notSent);
  return typeof record === 'string' ? record : send(record, priced, key, onAccepted);
}

/**
 * Waits for the tab that sends, and takes over how that ended. Undefined where it has not sent this application, and
 * this tab may.
 */
async function outcomeElsewhere(
  reference: string,
  onAccepted: () => void,
): Promise<SubmitOutcome | undefined> {
  setOutcome(reference, 'checking');
  const isUnlocked = await submissionUnlocked();
  const outcome = await outcomeBefore(reference, onAccepted, isUnlocked);
  if (!outcome) setOutcome(reference);
  return outcome ?? (isUnlocked ? undefined : 'submission-failed');
}

/**
 * Pays for an application and sends it, once (§4): the card frame's token, then the record, then the confirmation. One
 * tab at a time does, and each try carries the same reference. Where the answer is lost, the insurer is asked for the
 * outcome. It never throws: what fails is the outcome, and reported to the console and the tag manager.
 *
 * @param priced undefined while the application has no current price
 * @param onAccepted is called once the confirmation is stored, before the quote goes
 */
export async function submitApplication(
  submission: Submission,
  priced: Priced | undefined,
  onAccepted: () => void,
): Promise<SubmitOutcome> {
  // as it is pressed: what another tab ends meanwhile takes the stored one away
  const press: Press = { reference: ownReference(), instant: new Date().toISOString() };
  for (;;) {
    const outcome = await withSubmissionLock(() => submitOnce(press, submission, priced, onAccepted));
    if (outcome !== 'locked') return outcome;
    if (!press.reference) return 'submission-failed';
    const elsewhere = await outcomeElsewhere(press.reference, onAccepted);
    // without one, nothing was sent or can be read: then this tab does, and the insurer counts the reference once
    if (elsewhere) return elsewhere;
  }
}
