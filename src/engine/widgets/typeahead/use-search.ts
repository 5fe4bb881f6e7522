import { useEffect, useMemo, useState } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import type { Source } from '../../source.ts';
import { useRead } from '../../use-read.ts';

export type Searchable = Pick<Source, 'search'>;

/** Cached results by query, until the page closes (§9) or their source is garbage-collected. */
const results = new WeakMap<Searchable, Map<string, readonly JsonObject[]>>();

export function cachedResults(source: Searchable, query: string): readonly JsonObject[] | undefined {
  return results.get(source)?.get(query);
}

export function cacheResults(source: Searchable, query: string, items: readonly JsonObject[]): void {
  const cached = results.get(source) ?? new Map<string, readonly JsonObject[]>();
  results.set(source, cached.set(query, items));
}

export interface Search {
  /**
   * `prompt`: the text is too short. `searching` starts with the keystroke, not with the call. `slow`: the search
   * takes long.
   */
  status: 'prompt' | 'searching' | 'slow' | 'done' | 'failed';
  items: readonly JsonObject[];
  tryAgain(): void;
}

interface SearchOptions {
  /** The text to search for, or undefined for no search. */
  text: string | undefined;
  minLength: number;
  /** Milliseconds without typing before the search starts. */
  delay: number;
}

const NONE: readonly JsonObject[] = [];

function useDebounced(value: string | undefined, delay: number): string | undefined {
  // a new object for each change, so that typing the same text again also waits
  const latest = useMemo(() => ({ value }), [value]);
  const [settled, settle] = useState<typeof latest>();
  useEffect(() => {
    if (latest.value === undefined) return;
    const timer = setTimeout(() => settle(latest), delay);
    return () => clearTimeout(timer);
  }, [latest, delay]);
  return settled === latest ? value : undefined;
}

/**
 * Searches a source as the visitor types. A newer text cancels the older search, and results are cached by query, so
 * a slow answer never shows for another text.
 */
export function useSearch(source: Searchable, { text, minLength, delay }: SearchOptions): Search {
  const query = text?.trim();
  const searchText = query !== undefined && query.length >= minLength ? query : undefined;
  const known = searchText === undefined ? undefined : cachedResults(source, searchText);
  const debounced = useDebounced(known ? undefined : searchText, delay);
  const search = async (signal: AbortSignal) => {
    const asked = String(debounced);
    const items = await source.search(asked, signal);
    cacheResults(source, asked, items);
    return items;
  };
  // without the text, which may be an address
  const { status, tryAgain } = useRead(known ? undefined : debounced, search, 'A search failed.');

  if (searchText === undefined) return { status: 'prompt', items: NONE, tryAgain };
  const items = cachedResults(source, searchText);
  if (items) return { status: 'done', items, tryAgain };
  const isSettled = status === 'failed' || status === 'slow';
  return { status: isSettled ? status : 'searching', items: NONE, tryAgain };
}
