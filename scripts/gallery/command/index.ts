import type { Terminal } from '../../content/check/command/terminal.ts';
import { UsageError } from '../../content/usage-error.ts';
import { readArguments } from './arguments.ts';
import { HELP } from './help.ts';

/**
 * Takes pictures, compares them and tells what is to be done about them.
 *
 * @returns the exit code: 0 when there is nothing to do, 1 when there is, 2 for a fault of use, content or set-up
 */
export async function galleryCommand(
  args: readonly string[],
  { out, err }: Pick<Terminal, 'out' | 'err'>,
): Promise<number> {
  try {
    const { help, ...options } = readArguments(args);
    if (help) {
      out(HELP);
      return 0;
    }
    // it takes seconds to load, which help need not wait for
    const { runGallery } = await import('../run.ts');
    return (await runGallery(options, out)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(error.message);
    return 2;
  }
}
