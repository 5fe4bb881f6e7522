import { useEffect, useState } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import { cachedResults, keepResults, type Searchable } from './search-cache.ts';

export interface Search {
  /** prompt: too little typed; searching starts with the keystroke, not with the call; failed says nothing (§8) */
  status: 'prompt' | 'searching' | 'done' | 'failed';
  items: readonly JsonObject[];
}

interface SearchOptions {
  /** The text to search for, or undefined while nothing is wanted. */
  text: string | undefined;
  minLength: number;
  /** Milliseconds of rest before a search is sent. */
  delay: number;
}

const NONE: readonly JsonObject[] = [];

/**
 * Searches a source as the visitor types. A newer text makes an older one's answer void, and results are kept
 * under the query that was sent for them, so a slow answer never shows for another text.
 */
export function useSearch(source: Searchable, { text, minLength, delay }: SearchOptions): Search {
  const query = text?.trim();
  const wanted = query !== undefined && query.length >= minLength ? query : undefined;
  const [settled, setSettled] = useState<{ query: string; items: readonly JsonObject[] | 'failed' }>();

  useEffect(() => {
    if (wanted === undefined || cachedResults(source, wanted)) return;
    const abort = new AbortController();
    setSettled(undefined);
    const timer = setTimeout(async () => {
      try {
        const items = await source.search(wanted, abort.signal);
        keepResults(source, wanted, items);
        if (!abort.signal.aborted) setSettled({ query: wanted, items });
      } catch (error) {
        if (abort.signal.aborted) return;
        // without the text: people type where they live
        console.error('A search failed.', error);
        setSettled({ query: wanted, items: 'failed' });
      }
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [source, wanted, delay]);

  if (wanted === undefined) return { status: 'prompt', items: NONE };
  const items = cachedResults(source, wanted);
  if (items) return { status: 'done', items };
  if (settled?.query === wanted && settled.items === 'failed') return { status: 'failed', items: NONE };
  return { status: 'searching', items: NONE };
}
