import type { PendingSubmission } from '#types/data/submissions';
import { adoptAcceptance } from '../store/acceptance.ts';
import { outcomeStore, setOutcome } from '../store/outcome-store.ts';
import { pendingSubmission, refreshSubmissions, submissionStore } from '../store/submission-store.ts';
import { settleSubmission } from './settle-submission.ts';
import { isSendingHere, submissionUnlocked, withOutcomeLock } from './submission-lock.ts';

/**
 * Seconds until the next question about an application that the insurer had not received, because it may still
 * arrive.
 */
const PAUSES = [10, 20, 40, 60];

const asking = new Set<string>();

type OnAccepted = (reference: string) => void;

/** Asks about an application, unless this page is already doing so. */
async function find({ reference }: PendingSubmission, onAccepted: OnAccepted): Promise<void> {
  if (asking.has(reference)) return;
  asking.add(reference);
  const accepted = () => onAccepted(reference);
  // the payment step stays on the page
  if (outcomeStore.getState()[reference] !== 'not-received') setOutcome(reference, 'checking');
  // another tab may be submitting it now
  const isUnlocked = await submissionUnlocked();
  await withOutcomeLock(async () => {
    // or may know the outcome already, or have submitted again
    const submission = pendingSubmission(reference);
    if (submission) await settleSubmission(submission, accepted, isUnlocked);
    else if (adoptAcceptance(reference, accepted)) setOutcome(reference);
    else setOutcome(reference, submissionStore.getState().refused === reference ? 'refused' : undefined);
  });
  asking.delete(reference);
}

/** Asks about pending applications, except those that this page is submitting, whose answer is still to come. */
function findAll(onAccepted: OnAccepted): void {
  if (isSendingHere()) return;
  for (const submission of refreshSubmissions().pending) {
    const outcome = outcomeStore.getState()[submission.reference];
    // a refused application was submitted again
    if (!outcome || outcome === 'refused') void find(submission, onAccepted);
  }
}

/** Asks again about applications with an unknown outcome, and those that had not arrived. */
export function askAgain(onAccepted: OnAccepted): void {
  for (const submission of refreshSubmissions().pending) void find(submission, onAccepted);
}

/**
 * Finds out the outcomes of applications whose answers were lost: before a reload, in a closed tab, or in one that
 * is submitting now. The outcome store has the results.
 * @param onAccepted called with the reference of an accepted application, before its quote is deleted
 * @returns a function that stops it
 */
export function followOutcomes(onAccepted: OnAccepted): () => void {
  const onStorage = () => findAll(onAccepted);
  findAll(onAccepted);
  addEventListener('storage', onStorage);

  let timer: ReturnType<typeof setTimeout>;
  const wait = ([pause = 60, ...next]: readonly number[]) => {
    timer = setTimeout(() => {
      const isPending = ({ reference }: PendingSubmission) =>
        outcomeStore.getState()[reference] === 'not-received';
      if (refreshSubmissions().pending.some(isPending) && !isSendingHere()) askAgain(onAccepted);
      wait(next);
    }, pause * 1000);
  };
  wait(PAUSES);
  return () => {
    clearTimeout(timer);
    removeEventListener('storage', onStorage);
  };
}
