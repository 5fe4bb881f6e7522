import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import type { Search } from './use-search.ts';

function useStatusText({ status, items }: Search, counted: boolean): string {
  const { prompt, searching, empty, results } = useEngine().texts.typeahead;
  if (status === 'failed') return '';
  if (status === 'prompt') return prompt;
  if (status === 'searching') return searching;
  if (items.length === 0) return empty;
  return counted ? fill(items.length === 1 ? results.one : results.other, { count: items.length }) : '';
}

/** What a search is at, where a sighted person looks: in the menu, in the list's place. */
export function SearchStatus({ search }: { search: Search }) {
  const text = useStatusText(search, false);
  return text && <p className="typeahead-status">{text}</p>;
}

/** The same, for those who cannot see the list, with the number of results. Always there, so that it is heard. */
export function SpokenStatus({ search, active }: { search: Search; active: boolean }) {
  const text = useStatusText(search, true);
  return (
    <p className="visually-hidden" role="status">
      {active && text}
    </p>
  );
}
