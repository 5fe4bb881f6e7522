import { expect, test } from 'vitest';
import type { Source } from '../../../../../../src/engine/source.ts';
import { cachedResults, keepResults } from '../../../../../../src/engine/widgets/typeahead/use-search.ts';

const newSource = (): Source => ({ search: async () => [], lookup: async () => undefined });

test('§9 results are cached per query', () => {
  const source = newSource();
  keepResults(source, 'wo', [{ code: '417' }]);
  keepResults(source, 'st', []);
  expect(cachedResults(source, 'wo')).toEqual([{ code: '417' }]);
  expect(cachedResults(source, 'st')).toEqual([]);
  expect(cachedResults(source, 'w')).toBeUndefined();
});

test('§9 one source never answers with another’s results', () => {
  const visas = newSource();
  keepResults(visas, 'au', [{ code: '417' }]);
  expect(cachedResults(newSource(), 'au')).toBeUndefined();
});
