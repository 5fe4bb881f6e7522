import { useEffectEvent, useLayoutEffect } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import { type Read, useRead } from '../../use-read.ts';
import { cachedResults, cacheResults, type Searchable } from '../typeahead/use-search.ts';

/**
 * Asks a source for the items of a text, as soon as there is one. A newer text makes an older one's answer void, and
 * items that were found are kept.
 *
 * @param onAnswer is called with each text's answer
 */
export function useLookup(
  source: Searchable,
  text: string | undefined,
  onAnswer: (items: readonly JsonObject[], text: string) => void,
): Read<readonly JsonObject[]> {
  const search = async (signal: AbortSignal) => {
    const asked = String(text);
    const items = cachedResults(source, asked) ?? (await source.search(asked, signal));
    // a number that is not known today may be known when it is entered again
    if (items.length > 0) cacheResults(source, asked, items);
    return items;
  };
  // without the text: it may be a number that is nobody's business
  const read = useRead(text, search, 'A look-up failed.');
  const { status, result } = read;
  const answer = useEffectEvent(onAnswer);
  // as it is drawn: a field that is left before that would count as invalid
  useLayoutEffect(() => {
    if (status === 'done' && result && text !== undefined) answer(result, text);
  }, [status, result, text]);
  return read;
}
