import { runCommand } from '../../../process.ts';
import { HELP, readArguments } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** Runs `npm run check`: prints the output and returns the exit code. */
export function checkCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand(async () => {
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
  }, terminal.err);
}
