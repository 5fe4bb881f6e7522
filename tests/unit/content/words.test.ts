import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Words } from '#types/content/words';
import { createWordFinder } from '../../../scripts/content/check/rules/text-words.ts';
import { CONTENT_DIR, readFile } from '../../../scripts/content/read.ts';

const list = readFile(join(CONTENT_DIR, 'words.json')).data as Words;
const find = createWordFinder(list);

const FIXED_BY_REQUIREMENTS = [
  ...['Next', 'Previous', 'Pay now', 'Print', 'Login', 'Ok', 'Email my quote', 'From', 'Search Address'],
  ...['Please update your selection', 'QUOTE REFERENCE NUMBER', 'Something isn’t right'],
  ...['Type to search...', 'Searching...', 'No matches found.', 'Display additional results...'],
  'New selection: ',
];

describe('content/words.json', () => {
  test('lists no word twice', () => {
    const all = list.words.flatMap(({ avoid }) => avoid.map((phrase) => phrase.toLowerCase()));
    expect(all.filter((phrase, index) => all.indexOf(phrase) !== index)).toEqual([]);
  });

  test('finds each word except in its exceptions', () => {
    for (const { avoid, except = [] } of list.words) {
      for (const phrase of avoid) expect(find(`Then ${phrase} there`), phrase).toHaveLength(1);
      for (const phrase of except) expect(find(`Then ${phrase} there`), phrase).toEqual([]);
    }
  });

  test('suggests only allowed words', () => {
    for (const { use = [] } of list.words) expect(find(use.join(', '))).toEqual([]);
  });

  test.each([
    ...FIXED_BY_REQUIREMENTS,
    'See what it covers',
    'What the policy covers in hospital',
    'This product covers your partner too',
    'Your health cover starts on 4 December',
    'We’ll email your policy to this address',
    'A cover letter',
  ])('allows correct text: %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});
