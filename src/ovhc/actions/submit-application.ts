import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { ApplicationPage } from '#types/content/application-page';
import type { JsonObject } from '../../engine/form/paths.ts';
import type { Submission } from '../../engine/journey/submission.ts';
import { SubmitFailure } from '../../engine/journey/submit-handlers.ts';
import { reportSystemError } from '../analytics/events.ts';
import { reportPaymentFailure } from '../analytics/payment-events.ts';
import { isObject } from '../application/answers.ts';
import { confirmationOf, expectedConfirmation } from '../application/confirmation.ts';
import { type Application, preSubmissionRecord, validateRecord } from '../application/record/index.ts';
import { placeholderCard } from '../application/record/payment.ts';
import { findUnpricedAnswers } from '../application/record/unpriced-answers.ts';
import { fetchPrice } from '../backend/price.ts';
import { today } from '../quote/days.ts';
import { adoptAcceptance } from '../store/acceptance.ts';
import { setOutcome } from '../store/outcome-store.ts';
import { ownReference, pendingSubmission } from '../store/submission-store.ts';
import { acceptApplication } from './accept-application.ts';
import { agreeOnReference, applicationKey } from './agree-on-reference.ts';
import { sendRecord } from './send-record.ts';
import { type Settled, settleSubmission } from './settle-submission.ts';
import { submissionUnlocked, withSubmissionLock } from './submission-lock.ts';

type Priced = Pick<Application, 'quote' | 'amounts'>;

/**
 * Creates the record of an application, with the card frame's token. Everything else is validated before the card is
 * charged.
 * @returns 'price-changed' if the answers differ from those that were priced
 * @throws SubmitFailure without a token; Error if the record is invalid
 */
async function prepareRecord(
  { answers, complete }: Submission,
  priced: Priced,
  reference: string,
): Promise<PreSubmissionRecord | 'price-changed'> {
  const unpriced = findUnpricedAnswers(priced.quote, answers, today());
  if (unpriced.length > 0) {
    console.warn(`The quote was priced with another ${unpriced.join(' and ')}.`);
    return 'price-changed';
  }
  const recordWith = (card: JsonObject | undefined) =>
    validateRecord(preSubmissionRecord({ ...priced, reference, answers, card }));
  recordWith(placeholderCard(priced.amounts.first));
  const [card] = Object.values(await complete());
  return recordWith(isObject(card) ? card : undefined);
}

/**
 * Fetches both amounts again, because the insurer refused the application with these.
 * @returns false if they are the same or cannot be fetched
 */
async function hasPriceChanged({ quote, amounts }: Priced): Promise<boolean> {
  try {
    const isMonthly = quote.paymentFrequency === 'M';
    const price = fetchPrice(quote);
    const [regular, first] = await Promise.all([
      price,
      isMonthly ? price : fetchPrice({ ...quote, paymentFrequency: 'M' }),
    ]);
    return regular?.amount !== amounts.regular || first?.amount !== amounts.first;
  } catch (error) {
    console.error('The price could not be fetched.', error);
    return false;
  }
}

/** `accepted`: there is a confirmation. Any other value is the name of the dialog to show. */
export type SubmitOutcome = 'accepted' | keyof ApplicationPage['dialogs'];

type Failure = Exclude<SubmitOutcome, 'accepted'>;

const OUTCOMES: Readonly<Record<Settled, SubmitOutcome>> = {
  accepted: 'accepted',
  refused: 'submission-failed',
  'not-received': 'not-received',
  unknown: 'unknown',
};

/** Returns the outcome of an earlier submission, or undefined if there was none. */
async function outcomeBefore(
  reference: string,
  onAccepted: () => void,
  isSent = true,
): Promise<SubmitOutcome | undefined> {
  if (adoptAcceptance(reference, onAccepted)) return 'accepted';
  const sent = pendingSubmission(reference);
  return sent && OUTCOMES[await settleSubmission(sent, onAccepted, isSent)];
}

/** Reports and returns why nothing was submitted. Only a refused card is certainly not charged. */
function notSent(error: unknown): Failure {
  console.error('The application was not sent.', error);
  if (!(error instanceof SubmitFailure)) {
    reportSystemError();
    return 'submission-failed';
  }
  reportPaymentFailure();
  return error.reason === 'refused' ? 'payment-failed' : 'submission-failed';
}

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
  if (answer === 'invalid' && (await hasPriceChanged(priced))) return 'price-changed';
  if (typeof answer === 'string') return 'submission-failed';
  acceptApplication(reference, confirmationOf(answer, expected), onAccepted);
  return 'accepted';
}

interface Press {
  /** The application's reference at that time. */
  reference: string | undefined;
  instant: string;
}

/** Pays and submits, in the tab that holds the lock. */
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
  // another tab has submitted since the press: a new reference would pay twice
  if (adoptAcceptance(press.reference, onAccepted)) return 'accepted';
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
 * Waits for the tab that is submitting, and returns its outcome. Undefined if it submitted nothing, so that this tab
 * may.
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
 * Pays for an application and submits it once (§4): first the card frame's token, then the record, then the
 * confirmation. Only one tab does this at a time, and each attempt uses the same reference. If the answer is lost,
 * it asks the insurer for the outcome. Never throws: a failure is an outcome, and is reported to the console and the
 * tag manager.
 * @param priced undefined while the application has no current price
 * @param onAccepted called once the confirmation is stored, before the quote is deleted
 */
export async function submitApplication(
  submission: Submission,
  priced: Priced | undefined,
  onAccepted: () => void,
): Promise<SubmitOutcome> {
  // read it now, because another tab that deletes the quote removes the reference too
  const press: Press = { reference: ownReference(), instant: new Date().toISOString() };
  for (;;) {
    const outcome = await withSubmissionLock(() => submitOnce(press, submission, priced, onAccepted));
    if (outcome !== 'locked') return outcome;
    if (!press.reference) return 'submission-failed';
    const elsewhere = await outcomeElsewhere(press.reference, onAccepted);
    // without locks, nothing was submitted or storage is unreadable: this tab submits, and the insurer counts the
    // reference once
    if (elsewhere) return elsewhere;
  }
}
