import { UsageError } from '../../usage-error.ts';
import type { Arguments } from './arguments.ts';
import { checkOnce } from './check-once.ts';

export interface CheckRequest {
  options: Arguments;
  cwd: string;
  colour: boolean;
}

/** Checks content and returns the text to print. Runs in a thread (background.ts), which caches what it has compiled. */
export async function answer({ options, cwd, colour }: CheckRequest): Promise<string> {
  try {
    return (await checkOnce(options, cwd, colour)).text;
  } catch (error) {
    // deleted content may come back, so the thread keeps checking
    if (error instanceof UsageError) return error.message;
    return error instanceof Error && error.stack ? error.stack : String(error);
  }
}
