import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import type { Search } from './use-search.ts';

export interface StatusTexts {
  /** A text in the menu in place of the list. */
  shown: string;
  /** The same, for those who cannot see the list; with the number of results where there are any. */
  spoken: string;
}

const both = (text: string): StatusTexts => ({ shown: text, spoken: text });

/**
 * Returns how a search stands, in words.
 *
 * @param takesAnyText whether any text is an answer, so that to find nothing is nothing to speak of
 */
export function useStatusTexts(
  { status, items }: Pick<Search, 'status' | 'items'>,
  takesAnyText: boolean,
): StatusTexts {
  const { prompt, searching, empty, results } = useEngine().texts.typeahead;
  // the note below the field speaks then, and its button must not lie under the menu
  if (status === 'failed' || (status === 'slow' && !takesAnyText)) return both('');
  if (status === 'searching' || status === 'slow') return both(searching);
  if (items.length > 0) {
    const counted = items.length === 1 ? results.one : results.other;
    return { shown: '', spoken: fill(counted, { count: items.length }) };
  }
  if (takesAnyText) return both('');
  return both(status === 'prompt' ? prompt : empty);
}
