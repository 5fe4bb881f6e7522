import { expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { hasDependants, hasPartner } from '../../../../../src/ovhc/quote/cover-type.ts';
import { quoteFacts } from '../../../../../src/ovhc/quote/facts.ts';
import { ageBand, selectionOf } from '../../../../../src/ovhc/quote/selection.ts';

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const single: SavedQuote = { visaType, coverType: 'S', age: 35, hcfBundleId: 'OVHC-TOP' };
const couple: SavedQuote = { ...single, coverType: 'D', age: 36, partnerAge: 71 };

test.each([
  ['A1', [18, 35]],
  ['A2', [36, 55]],
  ['A3', [56, 70]],
  ['A4', [71, 100]],
  ['NA', [undefined, Number.NaN, Number.POSITIVE_INFINITY, -1]],
])('§4 the age band %s contains the ages %j', (band, ages) => {
  for (const age of ages) expect(ageBand(age)).toBe(band);
});

test.each([
  ['S', false, false],
  ['P', false, true],
  ['D', true, false],
  ['F', true, true],
] as const)('§2 cover type %s has a partner: %s, dependants: %s', (coverType, partner, dependants) => {
  expect([hasPartner(coverType), hasDependants(coverType)]).toEqual([partner, dependants]);
  const selection = { visaCode: '482', coverType, ageBand: 'A2', partnerAgeBand: partner ? 'A4' : '' };
  expect(selectionOf({ ...couple, coverType })).toEqual(selection);
});

test('returns the visa, its name, the cover type and ages as facts', () => {
  const { hcfBundleId: _bundle, ...known } = couple;
  const facts = quoteFacts(couple);
  expect(facts).toEqual({ ...known, visaName: 'Skills in Demand visa' });
  expect(createSchemaAjv().validate('schema:/data/facts.schema.json', facts)).toBe(true);
});

test.each<[SavedQuote, string | undefined]>([
  [{}, 'visaType'],
  [{ ...single, visaType: undefined }, 'visaType'],
  [{ visaType }, 'coverType'],
  [{ ...couple, coverType: undefined }, 'coverType'],
  [{ ...couple, age: undefined }, 'age'],
  [{ ...couple, partnerAge: undefined }, 'partnerAge'],
  [{ ...couple, coverType: 'F', partnerAge: undefined }, 'partnerAge'],
  [{ ...single, hcfBundleId: undefined }, 'product'],
  [{ ...couple, hcfBundleId: undefined }, 'product'],
  [single, undefined],
  [couple, undefined],
  [{ ...single, coverType: 'P' }, undefined],
])('§7 for %j, the next missing answer is %s', (quote, missing) => {
  expect(quoteFacts(quote).missing).toBe(missing);
  expect(selectionOf(quote) === undefined).toBe(missing !== undefined && missing !== 'product');
});
