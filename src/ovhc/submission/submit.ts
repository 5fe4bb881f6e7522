import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { Submission } from '../../engine/journey/submission.ts';
import { SubmitFailure } from '../../engine/journey/submit-handlers.ts';
import { reportSystemError } from '../analytics/events.ts';
import { reportPaymentFailure } from '../analytics/payment-events.ts';
import { confirmationOf, expectedConfirmation } from '../application/confirmation.ts';
import { acceptApplication } from './accept.ts';
import { adoptAcceptance } from './acceptance.ts';
import { agreeOnReference, applicationKey } from './agree.ts';
import { changedElsewhere, currentReference } from './begin.ts';
import { submissionUnlocked, withSubmissionLock } from './locks.ts';
import { settleOutcome } from './outcome.ts';
import { hasPriceChanged, type Priced, prepareRecord } from './prepare.ts';
import { sendRecord } from './send.ts';
import { stateOf } from './states.ts';
import { dispatch, refreshApplications } from './store.ts';

/** The result of a press of "Pay now". */
export type SubmitResult =
  /** There is a confirmation. */
  | { type: 'accepted' }
  /** Nothing was sent: no connection, no price, no code, an invalid record, or no answer of the card form. */
  | { type: 'not sent' }
  /** The card was declined, and certainly not charged. */
  | { type: 'card declined' }
  /** The price is another one now, or belongs to other answers. Nothing was paid. */
  | { type: 'price changed' }
  /** The visitor has changed the application in another tab, and has not seen that here. Nothing was paid. */
  | { type: 'changed elsewhere' }
  /** The insurer has refused the application. */
  | { type: 'refused' }
  /** The answer was lost, and the insurer says that it did not receive the application. */
  | { type: 'not received' }
  /** The answer was lost, and the outcome could not be asked for. */
  | { type: 'unknown' };

/** Returns the result of sending before, or undefined if nothing was sent. */
async function earlierResult(
  reference: string,
  onAccepted: () => void,
  isSent = true,
): Promise<SubmitResult | undefined> {
  if (adoptAcceptance(reference, onAccepted)) return { type: 'accepted' };
  const state = stateOf(refreshApplications(), reference);
  if (!('sent' in state)) return undefined;
  const settled = await settleOutcome(state.sent, onAccepted, isSent);
  return { type: settled === 'not-received' ? 'not received' : settled };
}

/** Reports and returns why nothing was sent. Only a refused card is certainly not charged. */
function notSent(error: unknown): SubmitResult {
  console.error('The application was not sent.', error);
  if (!(error instanceof SubmitFailure)) {
    reportSystemError();
    return { type: 'not sent' };
  }
  reportPaymentFailure();
  return { type: error.reason === 'refused' ? 'card declined' : 'not sent' };
}

/** Returns the result of an application whose answer is lost, and which this browser no longer knows as sent. */
function forgotten(reference: string): SubmitResult {
  const { name } = stateOf(refreshApplications(), reference);
  return { type: name === 'refused' ? 'refused' : 'unknown' };
}

async function send(
  record: PreSubmissionRecord,
  priced: Priced,
  key: string,
  onAccepted: () => void,
): Promise<SubmitResult> {
  const reference = record.submissionReference;
  const expected = expectedConfirmation(record, priced.quote);
  const sent = await sendRecord(record, expected, key);
  switch (sent.type) {
    case 'accepted':
      acceptApplication(reference, confirmationOf(sent.answer, expected), onAccepted);
      return { type: 'accepted' };
    case 'refused':
      return { type: 'refused' };
    case 'invalid':
      return { type: (await hasPriceChanged(priced)) ? 'price changed' : 'refused' };
    case 'lost':
      return (await earlierResult(reference, onAccepted)) ?? forgotten(reference);
  }
}

interface Press {
  /** The application's reference at that time. */
  reference: string | undefined;
  instant: string;
}

/** Pays and sends, in the tab that holds the lock. */
async function submitOnce(
  press: Press,
  submission: Submission,
  priced: Priced | undefined,
  onAccepted: () => void,
): Promise<SubmitResult> {
  if (navigator.onLine === false) {
    console.error('The application was not sent: the browser is offline.');
    return { type: 'not sent' };
  }
  // another tab has sent it since the press: a new reference would pay twice
  if (adoptAcceptance(press.reference, onAccepted)) return { type: 'accepted' };
  // or has changed it, while this one waited
  if (changedElsewhere()) return { type: 'changed elsewhere' };
  if (!priced) return notSent(new Error('The application has no current price.'));
  const reference = await agreeOnReference(priced.quote, submission.answers, press.instant);
  const before = await earlierResult(reference, onAccepted);
  if (before?.type === 'accepted' || before?.type === 'unknown') return before;
  dispatch({ type: 'learn', reference });
  const record = await prepareRecord(submission, priced, reference).catch(notSent);
  if (!record) return { type: 'price changed' };
  if ('type' in record) return record;
  const key = applicationKey(priced.quote, submission.answers, reference);
  return send(record, priced, key, onAccepted);
}

/**
 * Waits for the tab that is sending, and returns its result. Undefined if it sent nothing, so that this tab may.
 */
async function resultElsewhere(reference: string, onAccepted: () => void): Promise<SubmitResult | undefined> {
  dispatch({ type: 'learn', reference, outcome: 'checking' });
  const isUnlocked = await submissionUnlocked();
  const result = await earlierResult(reference, onAccepted, isUnlocked);
  if (!result) dispatch({ type: 'learn', reference });
  return result ?? (isUnlocked ? undefined : { type: 'not sent' });
}

/**
 * Pays for this tab's application and sends it once (§4): first the card frame's token, then the record, then the
 * confirmation. Only one tab does this at a time, and each attempt uses the same reference. If the answer is lost,
 * it asks the insurer for the outcome. Never throws: a failure is a result, and is reported to the console and the
 * tag manager.
 * @param priced undefined while the application has no current price
 * @param onAccepted called once the confirmation is stored, before the application ends
 */
export async function submitApplication(
  submission: Submission,
  priced: Priced | undefined,
  onAccepted: () => void,
): Promise<SubmitResult> {
  // this tab may not have heard of a change in another one
  if (changedElsewhere()) return { type: 'changed elsewhere' };
  const press: Press = { reference: currentReference(), instant: new Date().toISOString() };
  for (;;) {
    const result = await withSubmissionLock(() => submitOnce(press, submission, priced, onAccepted));
    if (result !== 'locked') return result;
    if (!press.reference) return { type: 'not sent' };
    const elsewhere = await resultElsewhere(press.reference, onAccepted);
    // without locks, nothing was sent or storage is unreadable: this tab sends, and the insurer counts the
    // reference once
    if (elsewhere) return elsewhere;
  }
}
