/** The name of the lock that one tab holds from "Pay now" until the outcome is stored. */
const LOCK = 'ovhcSubmission';

/** The name of the lock that one tab holds while it asks for outcomes. */
const OUTCOME_LOCK = 'ovhcOutcome';

/** Milliseconds to wait for another tab, which the browser may have suspended. */
const LIMIT = 30_000;

/** The tasks that this page is running, for browsers and pages without locks. */
let current: Promise<unknown> | undefined;

/** Returns true while this page is submitting an application. */
export const isSending = (): boolean => current !== undefined;

/**
 * Runs the task of submitting while no other tab does.
 * @param work must not throw
 * @returns the result of the task, or 'locked' if another tab or another press is running one
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
    // set it now, so that a double click finds it
    current = Promise.resolve();
    const options = { ifAvailable: true };
    return await navigator.locks.request(LOCK, options, (lock) => (lock ? start() : 'locked'));
  } catch (error) {
    // this page may not use locks; the insurer still counts the reference only once
    console.warn('This page can take no lock.', error);
    return await (started ?? start());
  } finally {
    current = undefined;
  }
}

/**
 * Asks for outcomes in one tab at a time. The others read what it stores.
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
 * Waits until no tab is submitting an application.
 * @returns false if that takes longer than half a minute
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
