import type { JsonObject } from '../../form/paths.ts';
import type { Source } from '../../source.ts';

/** What can be searched. */
export type Searchable = Pick<Source, 'search'>;

/** Results by the query that was sent, for the page's life (§9). A source that goes takes its results with it. */
const results = new WeakMap<Searchable, Map<string, readonly JsonObject[]>>();

export function cachedResults(source: Searchable, query: string): readonly JsonObject[] | undefined {
  return results.get(source)?.get(query);
}

export function keepResults(source: Searchable, query: string, items: readonly JsonObject[]): void {
  const kept = results.get(source) ?? new Map<string, readonly JsonObject[]>();
  results.set(source, kept.set(query, items));
}
