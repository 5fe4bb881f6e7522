import { expect, test, vi } from 'vitest';
import type { Source } from '../../../../../../src/engine/source.ts';
import { withSynonyms } from '../../../../../../src/engine/widgets/typeahead/synonyms.ts';
import { cachedResults, cacheResults } from '../../../../../../src/engine/widgets/typeahead/use-search.ts';

const visitor = { code: '600', name: 'Visitor visa' };
const holiday = { code: '417', name: 'Working Holiday visa' };
const visas = [visitor, holiday];
const { signal } = new AbortController();

const SYNONYMS = { subclass: '', tourist: 'visitor', holiday: 'visitor', whv: 'working holiday' };

/** Searches by name and number with synonyms. Returns the found items and the search texts. */
async function find(typed: string, synonyms: Record<string, string> = SYNONYMS) {
  const search = vi.fn(async (text: string, _signal: AbortSignal) =>
    visas.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(text.toLowerCase())),
  );
  const items = await withSynonyms({ search }, synonyms).search(typed, signal);
  expect(new Set(search.mock.calls.map(([, given]) => given)), 'each may be aborted').toEqual(
    new Set([signal]),
  );
  return { items, searches: search.mock.calls.map(([text]) => text) };
}

test.each([
  ['tourist', 'visitor', visitor],
  ['Tourist visa', 'visitor visa', visitor],
  ['TOURÍST', 'visitor', visitor],
  ['600  tourist', '600 visitor', visitor],
  ['whv', 'working holiday', holiday],
  ['tou', 'visitor', visitor],
  ['touri', 'visitor', visitor],
])('searches for %j also as %j', async (typed, other, found) => {
  expect(await find(typed)).toEqual({ items: [found], searches: [typed, other] });
});

test.each(['to', 'wh', 'tourists', 'sub 600', 'subclass'])('finds no synonym for %j', async (typed) => {
  expect((await find(typed)).searches).toEqual([typed]);
});

test.each(['subclass 600', '600 Subclass'])('drops words with an empty synonym from %j', async (typed) => {
  expect((await find(typed)).items).toEqual([visitor]);
});

test('lists direct matches first, and each item once', async () => {
  expect((await find('holiday')).items).toEqual([holiday, visitor]);
  expect((await find('visa', { visa: 'visitor' })).items).toEqual([visitor, holiday]);
});

test('returns the source unchanged without synonyms', () => {
  const source = { search: async () => visas };
  expect(withSynonyms(source, undefined)).toBe(source);
});

test('§9 caches results by source and text', () => {
  const newSource = (): Source => ({ search: async () => [], lookup: async () => undefined });
  const source = newSource();
  cacheResults(source, 'wo', [{ code: '417' }]);
  cacheResults(source, 'st', []);
  expect(cachedResults(source, 'wo')).toEqual([{ code: '417' }]);
  expect(cachedResults(source, 'st')).toEqual([]);
  expect(cachedResults(source, 'w')).toBeUndefined();
  expect(cachedResults(newSource(), 'wo')).toBeUndefined();
});
