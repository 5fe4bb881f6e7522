import { UsageError } from './content/usage-error.ts';

/** Runs a script's work. Prints the message alone of what its caller can put right, and other errors with their stack. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  });
}
