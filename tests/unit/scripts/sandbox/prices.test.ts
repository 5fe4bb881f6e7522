import { describe, expect, test } from 'vitest';
import { dollars, perPeriod, weeklyCents } from '../../../../scripts/sandbox/data/prices.ts';

describe('§4 age bands', () => {
  test.each([
    ['A1', 1000],
    ['A2', 1200],
    ['A3', 1550],
    ['A4', 2100],
  ] as const)('§4 band %s makes a base of 1000 cents %i', (band, cents) => {
    expect(weeklyCents(1000, { coverType: 'S', ageBands: [band], excessCode: 'A' })).toBe(cents);
  });

  test('§4 two adults pay by the mean of their bands, whichever of them is older', () => {
    const couple = { coverType: 'D', excessCode: 'A' } as const;
    expect(weeklyCents(1000, { ...couple, ageBands: ['A1', 'A4'] })).toBe(3100);
    expect(weeklyCents(1000, { ...couple, ageBands: ['A4', 'A1'] })).toBe(3100);
    expect(weeklyCents(1000, { ...couple, ageBands: ['A2', 'A2'] })).toBe(2400);
  });
});

test.each([
  ['S', ['A1'], 1000],
  ['P', ['A1'], 1500],
  ['D', ['A1', 'A1'], 2000],
  ['F', ['A1', 'A1'], 2500],
] as const)('§9 cover type %s of %j costs %i cents for a base of 1000', (coverType, ageBands, cents) => {
  expect(weeklyCents(1000, { coverType, ageBands: [...ageBands], excessCode: 'A' })).toBe(cents);
});

test.each([
  ['A', 1000],
  ['G', 920],
  ['I', 850],
  ['N', 800],
] as const)('§9 excess %s brings 1000 cents to %i', (excessCode, cents) => {
  expect(weeklyCents(1000, { coverType: 'S', ageBands: ['A1'], excessCode })).toBe(cents);
});

test('§9 half a cent is rounded up, once, at the end', () => {
  expect(weeklyCents(1645, { coverType: 'P', ageBands: ['A1'], excessCode: 'A' })).toBe(2468);
  expect(weeklyCents(1645, { coverType: 'D', ageBands: ['A1', 'A2'], excessCode: 'N' })).toBe(2895);
});

test('§9 each frequency is a whole number of weeks, but for the month, which is rounded to the cent', () => {
  expect(perPeriod(1316)).toEqual({
    Weekly: 1316,
    Fortnightly: 2632,
    Monthly: 5703,
    Quarterly: 17108,
    HalfYearly: 34216,
    Yearly: 68432,
  });
});

test.each([
  [5, '0.05'],
  [100, '1.00'],
  [123456, '1234.56'],
])('§3 %i cents travel as the text %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});
