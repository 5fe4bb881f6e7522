import { expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { hasDependants, hasPartner } from '../../../../../src/ovhc/quote/cover-type.ts';
import { ageBand, selectionOf } from '../../../../../src/ovhc/quote/selection.ts';

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const single: SavedQuote = { visaType, coverType: 'S', age: 35 };
const couple: SavedQuote = { visaType, coverType: 'D', age: 36, partnerAge: 71 };

test.each([
  ['A1', [18, 35]],
  ['A2', [36, 55]],
  ['A3', [56, 70]],
  ['A4', [71, 100]],
  ['NA', [undefined, Number.NaN, Number.POSITIVE_INFINITY, -1]],
])('§4 the age band %s has the ages %j', (band, ages) => {
  for (const age of ages) expect(ageBand(age)).toBe(band);
});

test.each([
  ['S', false, false],
  ['P', false, true],
  ['D', true, false],
  ['F', true, true],
] as const)('§2 cover type %s: covers a partner %s, dependants %s', (coverType, partner, dependants) => {
  expect([hasPartner(coverType), hasDependants(coverType)]).toEqual([partner, dependants]);
  const selection = { visaCode: '482', coverType, ageBand: 'A2', partnerAgeBand: partner ? 'A4' : '' };
  expect(selectionOf({ ...couple, coverType })).toEqual(selection);
});

test.each<SavedQuote>([
  { ...single, visaType: undefined },
  { ...single, coverType: undefined },
  { ...single, age: undefined },
  { ...couple, partnerAge: undefined },
])('§7 an incomplete quote has no selection: %j', (quote) => {
  expect(selectionOf(quote)).toBeUndefined();
});
