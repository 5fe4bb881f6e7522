import { UsageError } from '../../usage-error.ts';
import type { Arguments } from './arguments.ts';
import { checkOnce } from './check-once.ts';

/** A message to this process. The reply is the text to print. */
export interface CheckRequest {
  options: Arguments;
  cwd: string;
  colour: boolean;
}

async function answer({ options, cwd, colour }: CheckRequest): Promise<string> {
  try {
    return (await checkOnce(options, cwd, colour)).text;
  } catch (error) {
    // deleted content may come back, so the process keeps watching
    if (error instanceof UsageError) return error.message;
    return error instanceof Error && error.stack ? error.stack : String(error);
  }
}

// Ctrl-C reaches every process of the terminal. This process ends when its parent does.
process.on('SIGINT', () => {});
process.on('message', async (request: CheckRequest) => process.send?.(await answer(request)));
