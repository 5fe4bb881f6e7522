import { UsageError } from './content/usage-error.ts';

/** Runs a script. Prints only the message of a UsageError, and the stack of any other error. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  });
}

/** The time limit for requests in flight, in milliseconds. */
const SLOW_AFTER = 10_000;

/** Signals within this time count as one, because Ctrl+C arrives twice: from the terminal and through npm. */
const SAME_SIGNAL = 500;

/**
 * Ends the process on SIGTERM and SIGINT: calls `close` and exits with 0 when it resolves. Exits with 1 when `close`
 * rejects or takes longer than `patience`, and at once on a second signal.
 */
export function closeOnSignals(close: () => Promise<unknown>, patience = SLOW_AFTER): void {
  let firstAt: number | undefined;

  const giveUp = (reason: unknown) => {
    console.error(reason);
    process.exit(1);
  };
  const onSignal = (signal: string) => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > SAME_SIGNAL) giveUp('Stopped at once: requests in flight were cut off.');
      return;
    }
    firstAt = Date.now();
    console.log(`\n${signal}: stopping as soon as requests in flight are answered.`);
    // Vite may end the process first. It uses this code.
    process.exitCode = 0;
    setTimeout(() => giveUp(`Requests in flight were cut off after ${patience / 1000} s.`), patience);
    close().then(() => process.exit(), giveUp);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, onSignal);
}
