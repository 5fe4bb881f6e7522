import { expect, test } from 'vitest';
import { ageBandOf, ageOn } from '../../../../scripts/sandbox/ages.ts';

test.each([
  ['the day before the birthday', '2026-11-19', '1996-11-20', 29],
  ['the birthday', '2026-11-20', '1996-11-20', 30],
  ['a later month, an earlier day of it', '2026-12-01', '1996-11-20', 30],
  ['an earlier month, a later day of it', '2026-10-31', '1996-11-20', 29],
  ['the day of birth', '1996-11-20', '1996-11-20', 0],
  ['before the birth', '1996-11-19', '1996-11-20', -1],
])('§4 an age is in whole years: %s', (_case, day, birthday, age) => {
  expect(ageOn(day, birthday)).toBe(age);
});

test.each([
  ['2027-02-28', 30],
  ['2027-03-01', 31],
  ['2028-02-28', 31],
  ['2028-02-29', 32],
])('§4 who was born on 29 February 1996 is on %s %i', (day, age) => {
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
