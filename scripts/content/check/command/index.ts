import { UsageError } from '../../usage-error.ts';
import { readArguments } from './arguments.ts';
import { HELP } from './help.ts';
import type { Surroundings } from './surroundings.ts';

async function run(args: readonly string[], around: Surroundings): Promise<number> {
  const asked = readArguments(args);
  if (asked.help) {
    around.out(HELP);
    return 0;
  }
  if (asked.watch) {
    const { watch } = await import('./watch/index.ts');
    await watch(asked, around);
    return 0;
  }
  // a question about the command itself is answered without loading all that checks
  const { checkOnce } = await import('./once.ts');
  const { text, code } = await checkOnce(asked, around.cwd, around.colour);
  around.out(text);
  return code;
}

/** `npm run check`: prints what it finds and gives the exit code. */
export async function checkCommand(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    return await run(args, around);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.err(error.message);
    return 2;
  }
}
