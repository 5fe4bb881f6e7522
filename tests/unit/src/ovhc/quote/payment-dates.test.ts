import { describe, expect, test } from 'vitest';
import { paymentStartDate, regularPaymentDate } from '../../../../../src/ovhc/quote/payment-dates.ts';
import type { PaymentFrequency } from '../../../../../src/ovhc/quote/prices.ts';
import { setClock, ZONES } from '../time-zone.ts';

const FREQUENCIES: readonly PaymentFrequency[] = ['W', 'F', 'M', 'Q', 'H', 'Y'];

describe('§9 payment start date', () => {
  test.each(ZONES)('follows the frequency, in %s', (zone) => {
    setClock(zone, '2026-11-20T12:00:00Z');
    expect(FREQUENCIES.map((frequency) => paymentStartDate('2026-11-20', frequency))).toEqual([
      ...['2026-11-27', '2026-12-04', '2026-12-20', '2027-01-20', '2027-04-20', '2027-10-20'],
    ]);
  });

  test.each<[string, PaymentFrequency, string]>([
    ['2027-01-31', 'M', '2027-02-28'],
    ['2028-01-31', 'M', '2028-02-29'],
    ['2026-12-31', 'Q', '2027-02-28'],
    ['2026-09-30', 'H', '2027-02-28'],
    ['2027-03-31', 'Y', '2028-02-29'],
    ['2026-12-31', 'W', '2027-01-07'],
  ])('is at most the last day of a month: cover from %s, paid %s: %s', (start, frequency, day) => {
    expect(paymentStartDate(start, frequency)).toBe(day);
  });
});

test.each([
  ['2026-11-27', '2026-12-27', '2026-12-27'],
  ['2026-11-28', '2027-01-28', '2026-12-28'],
  ['2026-11-29', '2027-01-29', '2026-12-29'],
  ['2026-12-31', '2027-02-28', '2027-01-31'],
  ['2027-01-28', '2027-03-28', '2027-02-28'],
  ['2027-01-31', '2027-03-31', '2027-02-28'],
  ['2028-02-29', '2028-04-29', '2028-03-29'],
])('§9 regular payment date for a start on %s: %s if paid monthly or yearly, else %s', (start, two, one) => {
  const days = FREQUENCIES.map((frequency) => regularPaymentDate(start, frequency));
  expect(days).toEqual([one, one, two, one, one, two]);
});
