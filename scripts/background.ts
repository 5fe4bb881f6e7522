import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from './root.ts';

/** A failure of the thread itself. Its stack is not useful. */
export class ThreadError extends Error {}

const THREAD = join(ROOT, 'scripts/background-thread.mjs');

/** The time limit in milliseconds: several times as long as a first check on a slow machine. */
const LIMIT = 30_000;

const ENDED = 'The check ended without an answer. See the terminal for the reason.';
const TOO_LONG = `The check was stopped after ${LIMIT / 1000} seconds. Undo the last change, or save again to retry.`;

/**
 * Creates a thread for a TypeScript module that exports `answer`. Unlike a process, a thread never outlives the
 * server.
 */
export function createBackground<Request, Answer>(module: URL) {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = new Worker(THREAD, { workerData: module.href, execArgv: [] });
    // an error between two requests must not end the server
    started.on('error', () => {});
    started.once('exit', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  };
  const end = () => {
    void thread?.terminate();
    thread = undefined;
  };
  const answer = async (request: Request): Promise<Answer> => {
    thread ??= start();
    const listening = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    try {
      thread.postMessage(request);
      const ended = once(thread, 'exit', listening).then(() => {
        throw new ThreadError(ENDED);
      });
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ThreadError(TOO_LONG)), LIMIT);
      });
      const [result] = await Promise.race([once(thread, 'message', listening), ended, late]);
      return result;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  };
  return {
    /**
     * Sends a request to the thread, after all earlier ones.
     * @throws ThreadError if the thread ends without an answer or takes too long. Other errors come from the
     * module. The next request then starts a new thread.
     */
    ask(request: Request): Promise<Answer> {
      const next = last.then(() => answer(request));
      last = next.catch(() => {});
      return next;
    },
    /** Makes the next request start a new thread, which loads all modules and schemas again. */
    restart() {
      last = last.then(end);
    },
    /** Ends the thread, even during a request. */
    end,
  };
}
