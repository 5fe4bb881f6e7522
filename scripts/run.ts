import { PortError } from './port.ts';

/** Runs a script's work. What the caller can mend is told in a sentence, anything else with its stack. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof PortError ? error.message : error);
    process.exitCode = 1;
  });
}
