import { useEffectEvent, useLayoutEffect } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import { type Read, useRead } from '../../use-read.ts';
import { cachedResults, cacheResults, type Searchable } from '../typeahead/use-search.ts';

/**
 * Looks up the items of a text in a source as soon as there is a text. A newer text cancels the older lookup.
 * Results are cached.
 * @param onAnswer called with the answer for each text
 */
export function useLookup(
  source: Searchable,
  text: string | undefined,
  onAnswer: (items: readonly JsonObject[], text: string) => void,
): Read<readonly JsonObject[]> {
  const search = async (signal: AbortSignal) => {
    const asked = String(text);
    const items = cachedResults(source, asked) ?? (await source.search(asked, signal));
    // don't cache an unknown number, because it may exist when it is entered again
    if (items.length > 0) cacheResults(source, asked, items);
    return items;
  };
  // without the text, which may be personal
  const read = useRead(text, search, 'A lookup failed.');
  const { status, result } = read;
  const answer = useEffectEvent(onAnswer);
  // before the paint: otherwise a field that the visitor leaves now would count as invalid
  useLayoutEffect(() => {
    if (status === 'done' && result && text !== undefined) answer(result, text);
  }, [status, result, text]);
  return read;
}
