import { UsageError } from '../../usage-error.ts';
import { HELP, readArguments } from './arguments.ts';
import type { Terminal } from './terminal.ts';

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = readArguments(args);
  if (options.help) {
    terminal.out(HELP);
    return 0;
  }
  if (options.watch) {
    const { watch } = await import('./watch.ts');
    await watch(options, terminal);
    return 0;
  }
  // imports the rules only here, because --help does not need them
  const { checkOnce } = await import('./check-once.ts');
  const { text, code } = await checkOnce(options, terminal.cwd, terminal.colour);
  terminal.out(text);
  return code;
}

/** Runs `npm run check`: prints the output and returns the exit code. */
export async function checkCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(error.message);
    return 2;
  }
}
