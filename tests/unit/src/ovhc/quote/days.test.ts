import { describe, expect, test } from 'vitest';
import { ageOn, birthdayFor, later, today } from '../../../../../src/ovhc/quote/days.ts';
import { paymentStartDate, regularPaymentDate } from '../../../../../src/ovhc/quote/payment-dates.ts';
import type { PaymentFrequency } from '../../../../../src/ovhc/quote/prices.ts';
import { setClock, ZONES } from '../time-zone.ts';

const FREQUENCIES: readonly PaymentFrequency[] = ['W', 'F', 'M', 'Q', 'H', 'Y'];

test.each([
  ['2026-11-21T04:00:00Z', 'America/Los_Angeles', '2026-11-20'],
  ['2026-11-21T04:00:00Z', 'UTC', '2026-11-21'],
  ['2026-11-20T14:30:00Z', 'Australia/Sydney', '2026-11-21'],
  ['2026-11-20T14:30:00Z', 'Pacific/Kiritimati', '2026-11-21'],
])('returns the visitor’s local date as today: at %s in %s it is %s', (time, zone, day) => {
  setClock(zone, time);
  expect(today()).toBe(day);
});

test.each(ZONES)('counts days on the calendar in %s', (zone) => {
  setClock(zone, '2026-11-20T12:00:00Z');
  for (const [day, by, expected] of [
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2026-03-31', { months: 1 }, '2026-04-30'],
    ['2026-11-30', { months: 3 }, '2027-02-28'],
    ['2026-12-31', { days: 1 }, '2027-01-01'],
    ['2028-02-29', { years: 1 }, '2029-02-28'],
    ['2028-02-29', { years: -4 }, '2024-02-29'],
    // days with a clock change in Sydney or in Los Angeles
    ['2026-10-03', { days: 1 }, '2026-10-04'],
    ['2026-04-05', { days: 1 }, '2026-04-06'],
    ['2026-03-07', { days: 1 }, '2026-03-08'],
    ['2026-11-01', { days: 1 }, '2026-11-02'],
  ] as const)
    expect(later(day, by), `${day} and ${JSON.stringify(by)}`).toBe(expected);
  // §9 payments start after one period
  expect(FREQUENCIES.map((frequency) => paymentStartDate('2026-11-20', frequency))).toEqual([
    ...['2026-11-27', '2026-12-04', '2026-12-20', '2027-01-20', '2027-04-20', '2027-10-20'],
  ]);
});

test.each([
  ['1991-11-20', '2026-11-19', 34],
  ['1991-11-20', '2026-11-20', 35],
  ['1996-02-29', '2027-02-28', 30],
  ['1996-02-29', '2027-03-01', 31],
  ['1996-02-29', '2028-02-28', 31],
  ['1996-02-29', '2028-02-29', 32],
])('§9 a birthday on %s gives on %s the age %i', (birthday, day, age) => {
  expect(ageOn(day, birthday)).toBe(age);
});

describe('a birthday for an age', () => {
  test('§4 §7 is the known birthday if it matches, otherwise today', () => {
    expect(birthdayFor(30, undefined, '2026-11-20')).toBe('1996-11-20');
    expect(birthdayFor(30, '1996-02-03', '2026-11-20')).toBe('1996-02-03');
    expect(birthdayFor(40, '1996-02-03', '2026-11-20')).toBe('1986-11-20');
  });

  test.each([18, 35, 36, 55, 56, 70, 71, 100])('§9 gives age %i on every day of a leap year', (age) => {
    for (let day = '2028-01-01'; day < '2029-01-01'; day = later(day, { days: 1 }))
      expect(ageOn(day, birthdayFor(age, undefined, day)), day).toBe(age);
  });
});

test.each<[string, PaymentFrequency, string]>([
  ['2027-01-31', 'M', '2027-02-28'],
  ['2026-12-31', 'Q', '2027-02-28'],
  ['2026-09-30', 'H', '2027-02-28'],
  ['2027-03-31', 'Y', '2028-02-29'],
  ['2026-12-31', 'W', '2027-01-07'],
])('§9 starts payments by the last day of a month: from %s, paid %s: %s', (start, frequency, day) => {
  expect(paymentStartDate(start, frequency)).toBe(day);
});

test.each([
  ['2026-11-27', '2026-12-27', '2026-12-27'],
  ['2026-11-28', '2027-01-28', '2026-12-28'],
  ['2026-11-29', '2027-01-29', '2026-12-29'],
  ['2026-12-31', '2027-02-28', '2027-01-31'],
  ['2027-01-28', '2027-03-28', '2027-02-28'],
  ['2027-01-31', '2027-03-31', '2027-02-28'],
  ['2028-02-29', '2028-04-29', '2028-03-29'],
])('§9 for a start on %s, pays on %s if monthly or yearly, otherwise on %s', (start, two, one) => {
  const days = FREQUENCIES.map((frequency) => regularPaymentDate(start, frequency));
  expect(days).toEqual([one, one, two, one, one, two]);
});
