/** Milliseconds for which a pending call is shared: a little less than until the visitor can try again. */
const PENDING_LIMIT = 9000;

interface Cached<Answer> {
  answer: Promise<Answer>;
  since: number;
  isOpen: boolean;
  abort: AbortController;
}

/**
 * Calls once in the page's life and shares the answer. A failed call or an empty list is not cached, so the next
 * call asks again. A new call also replaces one that takes long: the old request is aborted, because browsers make
 * requests to the same address wait for each other, and all callers get the new answer. A caller that aborts does
 * not affect the others.
 */
export function cacheAnswer<Answer extends readonly unknown[]>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): () => Promise<Answer> {
  let cached: Cached<Answer> | undefined;

  const fetchAgain = () => {
    const before = cached;
    const abort = new AbortController();
    const answer = ask(abort.signal).catch((error: unknown) => {
      if (abort.signal.aborted && cached) return cached.answer;
      throw error;
    });
    const asked: Cached<Answer> = { answer, since: Date.now(), isOpen: true, abort };
    cached = asked;
    before?.abort.abort();
    const forget = () => {
      if (cached === asked) cached = undefined;
    };
    answer.then((found) => {
      asked.isOpen = false;
      if (found.length === 0) forget();
    }, forget);
    return answer;
  };
  return () => {
    const isLate = cached?.isOpen && Date.now() - cached.since > PENDING_LIMIT;
    return cached && !isLate ? cached.answer : fetchAgain();
  };
}
