import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { PendingSubmission } from '#types/data/submissions';
import { retry } from '../../engine/retry.ts';
import { confirmationOf } from '../application/confirmation.ts';
import { fetchOutcome } from '../backend/pre-submission.ts';
import { acceptApplication } from './accept.ts';
import { adoptAcceptance } from './acceptance.ts';
import { isSending, submissionUnlocked, withOutcomeLock } from './locks.ts';
import { type Outcome, stateOf } from './states.ts';
import { applicationsStore, dispatch, refreshApplications } from './store.ts';

export type Settled = 'accepted' | Exclude<Outcome, 'checking'>;

/** The insurer does not have the application, or has only refused an earlier attempt. */
class NotReceived extends Error {}

const learn = (reference: string, outcome?: Outcome) => dispatch({ type: 'learn', reference, outcome });

/** Returns true if the insurer did not have the application when it was asked last. */
const wasMissing = (reference: string) => applicationsStore.getState().outcomes[reference] === 'not-received';

/** Asks until there is an outcome, or until the insurer has repeated that it does not have the application. */
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
 * Finds out and stores the outcome of an application whose answer was lost. It only reads and sends nothing.
 * @param onAccepted called if it was accepted, after the confirmation is stored and before the application ends
 * @param isSent false while another tab may still be sending: an unknown application may then still arrive
 */
export async function settleOutcome(
  submission: PendingSubmission,
  onAccepted: () => void,
  isSent = true,
): Promise<Settled> {
  const { reference, confirmation, sentAt } = submission;
  const isAskedAgain = wasMissing(reference);
  // the payment step stays on the page
  if (!isAskedAgain) learn(reference, 'checking');
  try {
    const answer = await ask(submission, isAskedAgain ? 'once' : 'patiently');
    if (answer.SaveStatus === 'OK') {
      acceptApplication(reference, confirmationOf(answer, confirmation), onAccepted);
      return 'accepted';
    }
    const state = stateOf(refreshApplications(), reference);
    // it may have been sent again since
    if ('sent' in state && state.sent.sentAt === sentAt) dispatch({ type: 'refuse', reference });
    learn(reference, 'refused');
    return 'refused';
  } catch (error) {
    const isMissing = error instanceof NotReceived;
    if (!isMissing) console.error('The outcome of an application could not be asked for.', error);
    const outcome = isMissing && isSent ? 'not-received' : 'unknown';
    learn(reference, outcome);
    return outcome;
  }
}

/**
 * Seconds until the next question about an application that the insurer had not received, because it may still
 * arrive.
 */
const PAUSES = [10, 20, 40, 60];

const asking = new Set<string>();

type OnAccepted = (reference: string) => void;

/** Asks about an application, unless this page is already doing so. */
async function findOutcome(reference: string, onAccepted: OnAccepted): Promise<void> {
  if (asking.has(reference)) return;
  asking.add(reference);
  const accepted = () => onAccepted(reference);
  // the payment step stays on the page
  if (!wasMissing(reference)) learn(reference, 'checking');
  // another tab may be sending it now
  const isUnlocked = await submissionUnlocked();
  await withOutcomeLock(async () => {
    // or may know the outcome already, or have sent it again
    const state = stateOf(refreshApplications(), reference);
    if ('sent' in state) await settleOutcome(state.sent, accepted, isUnlocked);
    else if (adoptAcceptance(reference, accepted)) learn(reference);
    else learn(reference, state.name === 'refused' ? 'refused' : undefined);
  });
  asking.delete(reference);
}

/** Asks about pending applications, except those that this page is sending, whose answer is still to come. */
function findOutcomes(onAccepted: OnAccepted): void {
  if (isSending()) return;
  const { pending, outcomes } = refreshApplications();
  for (const { reference } of pending) {
    const outcome = outcomes[reference];
    // a refused application was sent again
    if (!outcome || outcome === 'refused') void findOutcome(reference, onAccepted);
  }
}

/** Asks again about applications with an unknown outcome, and those that had not arrived. */
export function askAgain(onAccepted: OnAccepted): void {
  for (const { reference } of refreshApplications().pending) void findOutcome(reference, onAccepted);
}

/**
 * Finds out the outcomes of applications whose answers were lost: before a reload, in a closed tab, or in one that
 * is sending now. The applications store has the results.
 * @param onAccepted called with the reference of an accepted application, before it ends
 * @returns a function that stops it
 */
export function followOutcomes(onAccepted: OnAccepted): () => void {
  const onStorage = () => findOutcomes(onAccepted);
  findOutcomes(onAccepted);
  addEventListener('storage', onStorage);

  let timer: ReturnType<typeof setTimeout>;
  const wait = ([pause = 60, ...next]: readonly number[]) => {
    timer = setTimeout(() => {
      const isMissing = refreshApplications().pending.some(({ reference }) => wasMissing(reference));
      if (isMissing && !isSending()) askAgain(onAccepted);
      wait(next);
    }, pause * 1000);
  };
  wait(PAUSES);
  return () => {
    clearTimeout(timer);
    removeEventListener('storage', onStorage);
  };
}
