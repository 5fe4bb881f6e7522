import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import type { Search } from './use-search.ts';

export interface StatusTexts {
  /** A text in the menu that replaces the list. */
  shown: string;
  /** The announcement for screen readers, with the number of results if there are any. */
  spoken: string;
}

const both = (text: string): StatusTexts => ({ shown: text, spoken: text });

/**
 * Returns the texts for the status of a search.
 * @param takesAnyText true if any text is an answer, so that an empty result needs no message
 */
export function useStatusTexts(
  { status, items }: Pick<Search, 'status' | 'items'>,
  takesAnyText: boolean,
): StatusTexts {
  const { prompt, searching, empty, results } = useEngine().texts.typeahead;
  // the note below the field shows instead, and the menu must not cover its button
  if (status === 'failed' || (status === 'slow' && !takesAnyText)) return both('');
  if (status === 'searching' || status === 'slow') return both(searching);
  if (items.length > 0) {
    const counted = items.length === 1 ? results.one : results.other;
    return { shown: '', spoken: fill(counted, { count: items.length }) };
  }
  if (takesAnyText) return both('');
  return both(status === 'prompt' ? prompt : empty);
}
