import { UsageError } from '../../../usage-error.ts';
import type { Arguments } from '../arguments.ts';
import { checkOnce } from '../once.ts';

/** What this process is asked for, as often as its parent likes. It answers with the text to print. */
export interface Request {
  asked: Arguments;
  cwd: string;
  colour: boolean;
}

async function answer({ asked, cwd, colour }: Request): Promise<string> {
  try {
    return (await checkOnce(asked, cwd, colour)).text;
  } catch (error) {
    // content that is away may come back: whoever watches goes on
    if (error instanceof UsageError) return error.message;
    return error instanceof Error && error.stack ? error.stack : String(error);
  }
}

// Ctrl-C reaches every process of the terminal; this one ends when its parent does
process.on('SIGINT', () => {});
process.on('message', async (request: Request) => process.send?.(await answer(request)));
