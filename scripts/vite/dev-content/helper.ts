import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { within } from '../../within.ts';

/** A module in a thread of its own: it answers one question at a time and holds nobody else up. */
export interface Helper<Question, Answer> {
  /**
   * @throws HelperError when the thread ends before it has answered, or takes too long; else what the module throws.
   * Whichever it was, the next question has a new thread.
   */
  ask(question: Question): Promise<Answer>;
  /** Has the next question asked of a new thread, which loads all modules and schemas anew. */
  renew(): void;
  /** Ends the thread, with what it was asked. */
  end(): void;
}

/** Why there is no answer: told in a sentence, without a stack. */
export class HelperError extends Error {}

const THREAD = new URL('./thread.mjs', import.meta.url);

/** In milliseconds: some times what the first check takes on a busy machine; one that takes longer never ends. */
const LIMIT = 30_000;

const ENDED = 'The work ended without an answer. Its own words stand in the terminal.';

const tooLong = (limit: number) =>
  `The work was stopped after ${limit / 1000} seconds: something keeps it busy. ` +
  'Take back what was saved last, or save again to try once more.';

async function nextAnswer<Answer>(thread: Worker, limit: number): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const answered = once(thread, 'message', { signal });
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new HelperError(ENDED);
  });
  const late = () => new HelperError(tooLong(limit));
  try {
    const [answer] = await within(limit, Promise.race([answered, ended]), late);
    return answer;
  } finally {
    over.abort();
  }
}

/**
 * A thread, unlike a process, can be stopped in the middle of a loop, and never outlives those who ask.
 *
 * @param module a TypeScript module whose `answer` is called with each question
 * @param limit how long an answer may take, in milliseconds
 */
export function createHelper<Question, Answer>(module: URL, limit = LIMIT): Helper<Question, Answer> {
  let thread: Worker | undefined;
  let isStale = false;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = new Worker(THREAD, { workerData: module.href, execArgv: [] });
    // one that fails while nobody waits for it is no reason for its process to end
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
  const answer = async (question: Question) => {
    if (isStale) end();
    isStale = false;
    thread ??= start();
    const asked = thread;
    try {
      asked.postMessage(question);
      return await nextAnswer<Answer>(asked, limit);
    } catch (error) {
      if (thread === asked) end();
      throw error;
    }
  };
  return {
    ask(question) {
      const next = last.catch(() => {}).then(() => answer(question));
      last = next;
      return next;
    },
    renew() {
      isStale = true;
    },
    end,
  };
}
