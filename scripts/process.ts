import { spawnSync } from 'node:child_process';
import { UsageError } from './content/usage-error.ts';
import { ROOT } from './root.ts';

/** Runs a script. Prints only the message of a UsageError, and the stack of any other error. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Runs a command and returns its exit code. For a UsageError, or an error of parseArgs, this is 2, and the command
 * prints only the message.
 * @param usage what to add to an error of parseArgs
 */
export async function runCommand(
  work: () => Promise<number>,
  err: (text: string) => void = console.error,
  usage = '',
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isOption = String(code).startsWith('ERR_PARSE_ARGS');
    if (!isOption && !(error instanceof UsageError)) throw error;
    err(isOption ? `${message.split('. ')[0]}. ${usage}` : message);
    return 2;
  }
}

/** Runs a script of package.json. @throws Error with its output if it fails */
export function runNpmScript(name: string): void {
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name], options);
  if (status !== 0) throw new Error(`npm run ${name} failed:\n${stdout}${stderr}`);
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
