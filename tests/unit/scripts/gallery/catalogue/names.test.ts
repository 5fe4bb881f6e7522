import { expect, test } from 'vitest';
import {
  firstWords,
  formatInstructions,
  numberDuplicates,
} from '../../../../../scripts/gallery/catalogue/names.ts';
import { visit } from '../support.ts';

test.each([
  ['Please don’t pay again', 'please-dont-pay-again'],
  ['Your price depends on your visa, who needs cover and your age.', 'your-price-depends-on-your-visa'],
  ['**Call us** on [{phone}](tel:{phone}).', 'call-us-on'],
  ['Krankenversicherungsbeitragsbescheinigung', 'krankenversicherungsbeitragsbesch'],
])('a screenshot is named by the first words of a text: %s', (text, expected) => {
  expect(firstWords(text)).toBe(expected);
});

test('duplicates are numbered', () => {
  expect(numberDuplicates(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a-2', 'a-3']);
  expect(numberDuplicates(['a', 'a', 'a-2'])).toEqual(['a', 'a-3', 'a-2']);
});

test('instructions have the facts that are arranged, not those that follow from them', () => {
  const facts = { instalment: 'failed', firstInstalmentAmount: '137.15' };
  const found = visit({ name: '' }, { facts, earlier: { start: { day: '2026-12-01' } } });
  expect(formatInstructions(found, ['email'])).toEqual([
    'Facts: instalment: failed',
    'At #start: day: 2026-12-01',
    'Here: name: “”',
    'Entered and left: email',
  ]);
});
