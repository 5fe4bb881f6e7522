import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { within } from '../../within.ts';

/** A thread that runs a module and handles one request after another. */
export interface Background<Request, Answer> {
  /**
   * Sends a request to the thread.
   * @throws ThreadError if the thread ends without an answer or takes too long. Other errors come from the module.
   * The next request then starts a new thread.
   */
  ask(request: Request): Promise<Answer>;
  /** Makes the next request start a new thread, which loads all modules and schemas again. */
  restart(): void;
  /** Ends the thread, even during a request. */
  end(): void;
}

/** A failure of the thread itself. Its stack is not useful. */
export class ThreadError extends Error {}

const THREAD = new URL('./thread.mjs', import.meta.url);

/** The time limit in milliseconds: several times as long as a first check on a slow machine. */
const LIMIT = 30_000;

const ENDED = 'The check ended without an answer. See the terminal for the reason.';
const tooLong = (limit: number) =>
  `The check was stopped after ${limit / 1000} seconds. Undo the last change, or save again to retry.`;

async function nextAnswer<Answer>(thread: Worker, limit: number): Promise<Answer> {
  const listening = new AbortController();
  const { signal } = listening;
  const answered = once(thread, 'message', { signal });
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new ThreadError(ENDED);
  });
  try {
    const late = () => new ThreadError(tooLong(limit));
    const [answer] = await within(limit, Promise.race([answered, ended]), late);
    return answer;
  } finally {
    listening.abort();
  }
}

/**
 * Creates a thread for a TypeScript module that exports `answer`. Unlike a process, a thread never outlives the
 * server.
 */
export function createBackground<Request, Answer>(module: URL, limit = LIMIT): Background<Request, Answer> {
  let thread: Worker | undefined;
  let isStale = false;
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
  const answer = async (request: Request) => {
    if (isStale) end();
    isStale = false;
    thread ??= start();
    const asked = thread;
    try {
      asked.postMessage(request);
      return await nextAnswer<Answer>(asked, limit);
    } catch (error) {
      if (thread === asked) end();
      throw error;
    }
  };
  return {
    ask(request) {
      const next = last.catch(() => {}).then(() => answer(request));
      last = next;
      return next;
    },
    restart() {
      isStale = true;
    },
    end,
  };
}
