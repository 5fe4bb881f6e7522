import { expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { selectionOf } from '../../../../../src/ovhc/quote/selection.ts';

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const single: SavedQuote = { visaType, coverType: 'S', age: 35 };
const couple: SavedQuote = { visaType, coverType: 'D', age: 36, partnerAge: 71 };

test('§7 products depend on visa, cover type and age band', () => {
  expect(selectionOf(single)).toEqual({
    visaCode: '482',
    coverType: 'S',
    ageBand: 'A1',
    partnerAgeBand: '',
  });
});

test.each(['D', 'F'] as const)('§7 for cover type %s, on the partner’s band too', (coverType) => {
  expect(selectionOf({ ...couple, coverType })).toEqual({
    visaCode: '482',
    coverType,
    ageBand: 'A2',
    partnerAgeBand: 'A4',
  });
});

test.each(['S', 'P'] as const)(
  '§7 for cover type %s the partner’s band is empty, whatever was typed',
  (coverType) => {
    expect(selectionOf({ ...couple, coverType })?.partnerAgeBand).toBe('');
  },
);

test.each<[string, SavedQuote]>([
  ['visa', { ...single, visaType: undefined }],
  ['cover type', { ...single, coverType: undefined }],
  ['age', { ...single, age: undefined }],
  ['partner’s age', { ...couple, partnerAge: undefined }],
])('§7 a quote without the %s asks for nothing yet', (_missing, quote) => {
  expect(selectionOf(quote)).toBeUndefined();
});
