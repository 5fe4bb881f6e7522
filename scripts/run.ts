import { UsageError } from './content/usage-error.ts';

/** Runs a script. Prints only the message of a UsageError, and the stack of any other error. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  });
}
