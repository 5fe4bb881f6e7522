import type { PendingSubmission } from '#types/data/submissions';
import { adoptAcceptance } from '../store/acceptance.ts';
import { outcomeStore, setOutcome } from '../store/outcome-store.ts';
import { pendingSubmission, refreshSubmissions, submissionStore } from '../store/submission-store.ts';
import { settleSubmission } from './settle-submission.ts';
import { isSendingHere, submissionUnlocked, withOutcomeLock } from './submission-lock.ts';

/** Seconds until the insurer is asked again for an application that it had not received: it may still be on its way. */
const PAUSES = [10, 20, 40, 60];

const asking = new Set<string>();

type OnAccepted = (reference: string) => void;

/** Asks for an application, unless this page is at it. */
async function find({ reference }: PendingSubmission, onAccepted: OnAccepted): Promise<void> {
  if (asking.has(reference)) return;
  asking.add(reference);
  const accepted = () => onAccepted(reference);
  // what can be paid stays on the page
  if (outcomeStore.getState()[reference] !== 'not-received') setOutcome(reference, 'checking');
  // another tab may be sending it at this moment
  const isUnlocked = await submissionUnlocked();
  await withOutcomeLock(async () => {
    // or may have found it out, or sent it again
    const submission = pendingSubmission(reference);
    if (submission) await settleSubmission(submission, accepted, isUnlocked);
    else if (adoptAcceptance(reference, accepted)) setOutcome(reference);
    else setOutcome(reference, submissionStore.getState().refused === reference ? 'refused' : undefined);
  });
  asking.delete(reference);
}

/** Asks for what is pending and not being asked for; an application that this page is sending has its answer to come. */
function findAll(onAccepted: OnAccepted): void {
  if (isSendingHere()) return;
  for (const submission of refreshSubmissions().pending) {
    const outcome = outcomeStore.getState()[submission.reference];
    // one that was refused has been sent again
    if (!outcome || outcome === 'refused') void find(submission, onAccepted);
  }
}

/** Asks once more for the applications whose outcome is unknown, or that had not arrived. */
export function askAgain(onAccepted: OnAccepted): void {
  for (const submission of refreshSubmissions().pending) void find(submission, onAccepted);
}

/**
 * Finds out how applications ended whose answers were lost: before a reload, in a tab that was closed, in one that is
 * sending now. The outcomes stand in the outcome store.
 *
 * @param onAccepted is called with the reference of one that was accepted, before its quote goes
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
