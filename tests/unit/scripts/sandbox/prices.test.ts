import { expect, test } from 'vitest';
import {
  ageBandOf,
  ageOn,
  dollars,
  perPeriod,
  regularPaymentFor,
  weeklyCents,
} from '../../../../scripts/sandbox/prices.ts';

test.each([
  ['S', ['A1'], 'A', 1000],
  ['S', ['A2'], 'A', 1200],
  ['S', ['A3'], 'A', 1550],
  ['S', ['A4'], 'A', 2100],
  ['P', ['A1'], 'A', 1500],
  ['D', ['A1', 'A1'], 'A', 2000],
  ['F', ['A1', 'A1'], 'A', 2500],
  // two adults pay by the mean of their bands
  ['D', ['A1', 'A4'], 'A', 3100],
  ['D', ['A4', 'A1'], 'A', 3100],
  ['S', ['A1'], 'G', 920],
  ['S', ['A1'], 'I', 850],
  ['S', ['A1'], 'N', 800],
] as const)(
  '§9 cover type %s, ages %j, excess %s: a base of 1000 costs %i',
  (coverType, ageBands, excessCode, cents) => {
    expect(weeklyCents(1000, { coverType, ageBands: [...ageBands], excessCode })).toBe(cents);
  },
);

test('§9 half a cent is rounded up, once, at the end', () => {
  expect(weeklyCents(1645, { coverType: 'P', ageBands: ['A1'], excessCode: 'A' })).toBe(2468);
  expect(weeklyCents(1645, { coverType: 'D', ageBands: ['A1', 'A2'], excessCode: 'N' })).toBe(2895);
});

test('§9 each frequency is a whole number of weeks, except the month, which is rounded to the cent', () => {
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
])('§3 %i cents are sent as %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});

test.each([
  ['the day before the birthday', '2026-11-19', '1996-11-20', 29],
  ['the birthday', '2026-11-20', '1996-11-20', 30],
  ['a later month, an earlier day of it', '2026-12-01', '1996-11-20', 30],
  ['an earlier month, a later day of it', '2026-10-31', '1996-11-20', 29],
  ['the day of birth', '1996-11-20', '1996-11-20', 0],
  ['before the birth', '1996-11-19', '1996-11-20', -1],
])('§4 age in whole years: %s', (_case, day, birthday, age) => {
  expect(ageOn(day, birthday)).toBe(age);
});

test.each([
  ['2027-02-28', 30],
  ['2027-03-01', 31],
  ['2028-02-28', 31],
  ['2028-02-29', 32],
])('§4 on %s, a person born on 29 February 1996 is %i', (day, age) => {
  expect(ageOn(day, '1996-02-29')).toBe(age);
});

test.each([
  [18, 'A1'],
  [35, 'A1'],
  [36, 'A2'],
  [55, 'A2'],
  [56, 'A3'],
  [70, 'A3'],
  [71, 'A4'],
  [100, 'A4'],
])('§4 age %i is band %s', (age, band) => {
  expect(ageBandOf(age)).toBe(band);
});

test.each(['W', 'F', 'M', 'Q', 'H', 'Y'] as const)(
  '§9 paid %s, the first regular payment is a month after the cover starts',
  (frequency) => {
    expect(regularPaymentFor('2026-11-20', frequency)).toBe('2026-12-20');
    expect(regularPaymentFor('2026-12-27', frequency)).toBe('2027-01-27');
  },
);

test.each([
  ['M', '2026-12-28', '2027-02-28'],
  ['Y', '2026-12-28', '2027-02-28'],
  ['M', '2027-01-31', '2027-03-31'],
  ['Y', '2026-11-30', '2027-01-30'],
  ['W', '2026-12-28', '2027-01-28'],
  ['F', '2026-12-31', '2027-01-31'],
  ['Q', '2026-12-29', '2027-01-29'],
  ['H', '2026-12-30', '2027-01-30'],
] as const)('§9 paid %s, a start on day 28 or later, %s, leads to %s', (frequency, start, day) => {
  expect(regularPaymentFor(start, frequency)).toBe(day);
});

test.each([
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2027-03-31', '2027-04-30'],
])('§9 in a shorter month it is the last day: %s leads to %s', (start, day) => {
  expect(regularPaymentFor(start, 'W')).toBe(day);
});
