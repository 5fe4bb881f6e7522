import { useEffect, useEffectEvent, useState } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import { cachedResults, keepResults, type Searchable } from '../typeahead/search-cache.ts';

export interface Lookup {
  isOpen: boolean;
  hasFailed: boolean;
  /** Asks once more for what could not be asked. */
  askAgain(): void;
}

/**
 * Asks a source what it knows of a text, as soon as there is one. A newer text makes an older one's answer void, and
 * what a source has found is kept.
 *
 * @param onAnswer hears of each text's answer
 */
export function useLookup(
  source: Searchable,
  text: string | undefined,
  onAnswer: (items: readonly JsonObject[], text: string) => void,
): Lookup {
  const [attempt, setAttempt] = useState(0);
  const [settled, settle] = useState<{ text: string; attempt: number; isKnown: boolean }>();
  const answer = useEffectEvent(onAnswer);

  useEffect(() => {
    if (text === undefined) return;
    const known = cachedResults(source, text);
    if (known) return answer(known, text);
    settle(undefined);
    const abort = new AbortController();
    const ask = async () => {
      try {
        const items = await source.search(text, abort.signal);
        // a number that is not known today may be known when it is entered again
        if (items.length > 0) keepResults(source, text, items);
        if (abort.signal.aborted) return;
        settle({ text, attempt, isKnown: true });
        answer(items, text);
      } catch (error) {
        if (abort.signal.aborted) return;
        // without the text: it may be a number that is nobody's business
        console.error('A look-up failed.', error);
        settle({ text, attempt, isKnown: false });
      }
    };
    void ask();
    return () => abort.abort();
  }, [source, text, attempt]);

  const isSettled = settled?.text === text && settled?.attempt === attempt;
  const hasFailed = text !== undefined && isSettled && !settled.isKnown;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setAttempt((last) => last + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed]);

  return {
    isOpen: text !== undefined && !isSettled && !cachedResults(source, text),
    hasFailed,
    askAgain: () => {
      if (hasFailed) setAttempt((last) => last + 1);
    },
  };
}
