import { describe, expect, test, vi } from 'vitest';
import { withSynonyms } from '../../../../../../src/engine/widgets/typeahead/synonyms.ts';

const visitor = { code: '600', name: 'Visitor visa' };
const holiday = { code: '417', name: 'Working Holiday visa' };
const visas = [visitor, holiday];
const { signal } = new AbortController();

const SYNONYMS = { subclass: '', tourist: 'visitor', holiday: 'visitor', whv: 'working holiday' };

/** A search by name and number, and the texts that it was asked for. */
function open(synonyms: Record<string, string> | undefined = SYNONYMS) {
  const search = vi.fn(async (text: string, _signal: AbortSignal) =>
    visas.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(text.toLowerCase())),
  );
  const source = withSynonyms({ search }, synonyms);
  return {
    find: (text: string) => source.search(text, signal),
    asked: () => search.mock.calls.map(([text]) => text),
    signals: () => search.mock.calls.map(([, given]) => given),
  };
}

describe('a word that people use', () => {
  test.each([
    ['tourist', 'visitor', visitor],
    ['Tourist visa', 'visitor visa', visitor],
    ['TOURÍST', 'visitor', visitor],
    ['600  tourist', '600 visitor', visitor],
    ['whv', 'working holiday', holiday],
  ])('%j also finds what is named %j', async (typed, other, found) => {
    const { find, asked } = open();
    expect(await find(typed)).toEqual([found]);
    expect(asked()).toEqual([typed, other]);
  });

  test.each(['tou', 'touri'])('is known from three letters on: %j', async (typed) => {
    expect(await open().find(typed)).toEqual([visitor]);
  });

  test.each(['to', 'wh', 'tourists'])('is not known from %j', async (typed) => {
    const { find, asked } = open();
    await find(typed);
    expect(asked()).toEqual([typed]);
  });
});

describe('a word that is left out', () => {
  test.each(['subclass 600', '600 Subclass'])('%j finds the rest', async (typed) => {
    expect(await open().find(typed)).toEqual([visitor]);
  });

  test.each(['sub 600', 'subclass'])('has to be there as a whole, beside others: %j', async (typed) => {
    const { find, asked } = open();
    expect(await find(typed)).toEqual([]);
    expect(asked()).toEqual([typed]);
  });
});

test('what is named so itself comes first, and each item once', async () => {
  const { find } = open();
  expect(await find('holiday')).toEqual([holiday, visitor]);
  const { find: findAll } = open({ visa: 'visitor' });
  expect(await findAll('visa')).toEqual([visitor, holiday]);
});

test('each search may be given up', async () => {
  const { find, signals } = open();
  await find('tourist');
  expect(signals()).toEqual([signal, signal]);
});

test('without synonyms the source stays as it is', () => {
  const source = { search: async () => visas };
  expect(withSynonyms(source, undefined)).toBe(source);
});
