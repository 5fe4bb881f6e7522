/** Names the lock that one tab holds from "Pay now" until the outcome is stored. */
const LOCK = 'ovhcSubmission';

/** Names the lock that one tab holds while it asks how an application ended. */
const OUTCOME_LOCK = 'ovhcOutcome';

/** Milliseconds to wait for another tab, which the browser may have suspended. */
const LIMIT = 30_000;

/** The work under way on this page, for browsers and pages without locks. */
let current: Promise<unknown> | undefined;

/** Returns true while this page sends an application. */
export const isSendingHere = (): boolean => current !== undefined;

/**
 * Does the work of sending an application while no other tab does any.
 *
 * @param work must not throw
 * @returns what the work returns; 'locked' without doing it where another tab, or another press, is at it
 */
export async function withSubmissionLock<Result>(work: () => Promise<Result>): Promise<Result | 'locked'> {
  if (current) return 'locked';
  let started: Promise<Result> | undefined;
  const start = () => {
    started = work();
    current = started;
    return started;
  };
  try {
    if (!navigator.locks) return await start();
    // from now on, so that a double click finds it
    current = Promise.resolve();
    const options = { ifAvailable: true };
    return await navigator.locks.request(LOCK, options, (lock) => (lock ? start() : 'locked'));
  } catch (error) {
    // blocked on this page: the insurer counts the reference once all the same
    console.warn('This page can take no lock.', error);
    return await (started ?? start());
  } finally {
    current = undefined;
  }
}

/**
 * Asks for outcomes in one tab at a time: the others read what it has stored.
 *
 * @param work must not throw
 */
export async function withOutcomeLock(work: () => Promise<unknown>): Promise<void> {
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return work();
  };
  try {
    if (navigator.locks)
      await navigator.locks.request(OUTCOME_LOCK, { signal: AbortSignal.timeout(LIMIT) }, start);
    else await start();
  } catch (error) {
    console.warn('This page can take no lock.', error);
    if (!hasStarted) await start();
  }
}

/**
 * Waits until no tab sends an application.
 *
 * @returns false where one has not come to an end in half a minute
 */
export async function submissionUnlocked(): Promise<boolean> {
  await current;
  const signal = AbortSignal.timeout(LIMIT);
  try {
    await navigator.locks?.request(LOCK, { mode: 'shared', signal }, () => {});
  } catch (error) {
    console.warn('This page can wait for no lock.', error);
  }
  return !signal.aborted;
}
