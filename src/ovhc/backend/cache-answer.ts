/** Milliseconds for which an answer that has not come is shared: a little less than until a visitor may try again. */
const SHARED_FOR = 9000;

interface Cached<Answer> {
  answer: Promise<Answer>;
  since: number;
  isOpen: boolean;
  abort: AbortController;
}

/**
 * Asks once for the page's life and shares the answer. A failed call, or an empty list, is forgotten, so that the next
 * one asks again. So does one that comes while an answer takes long: the call under way is given up, since browsers let
 * the same address wait for it, and all get the new answer. One who gives up waiting does not take it from the others.
 */
export function cacheAnswer<Answer extends readonly unknown[]>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): () => Promise<Answer> {
  let cached: Cached<Answer> | undefined;

  const askAnew = () => {
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
    const isLate = cached?.isOpen && Date.now() - cached.since > SHARED_FOR;
    return cached && !isLate ? cached.answer : askAnew();
  };
}
