import { describe, expect, test } from 'vitest';
import { paymentStartDate, regularPaymentDate } from '../../../../../src/ovhc/quote/payment-dates.ts';
import type { PaymentFrequency } from '../../../../../src/ovhc/quote/prices.ts';
import { travel, ZONES } from '../time-zone.ts';

const FREQUENCIES: readonly PaymentFrequency[] = ['W', 'F', 'M', 'Q', 'H', 'Y'];

describe.each(ZONES)('§9 payment start date, in %s', (zone) => {
  test.each<[PaymentFrequency, string]>([
    ['W', '2026-11-27'],
    ['F', '2026-12-04'],
    ['M', '2026-12-20'],
    ['Q', '2027-01-20'],
    ['H', '2027-04-20'],
    ['Y', '2027-10-20'],
  ])('for %s, cover starting on 20 November 2026: %s', (frequency, day) => {
    travel(zone, '2026-11-20T12:00:00Z');
    expect(paymentStartDate('2026-11-20', frequency)).toBe(day);
  });
});

describe('decisions "Dates": months clamp to their last day', () => {
  test.each<[string, PaymentFrequency, string]>([
    ['2027-01-31', 'M', '2027-02-28'],
    ['2028-01-31', 'M', '2028-02-29'],
    ['2026-12-31', 'Q', '2027-02-28'],
    ['2026-09-30', 'H', '2027-02-28'],
    ['2027-03-31', 'Y', '2028-02-29'],
    ['2026-12-31', 'W', '2027-01-07'],
  ])('cover starting on %s and paid %s: payments start on %s', (start, frequency, day) => {
    expect(paymentStartDate(start, frequency)).toBe(day);
  });
});

describe('§9 regular payment date', () => {
  test.each(FREQUENCIES)('for %s, one month after a start on day 27', (frequency) => {
    expect(regularPaymentDate('2026-11-27', frequency)).toBe('2026-12-27');
  });

  test.each<[string, string, string]>([
    ['2026-11-28', '2027-01-28', '2026-12-28'],
    ['2026-11-29', '2027-01-29', '2026-12-29'],
    ['2026-12-31', '2027-02-28', '2027-01-31'],
    ['2027-01-28', '2027-03-28', '2027-02-28'],
    ['2027-01-31', '2027-03-31', '2027-02-28'],
    ['2028-02-29', '2028-04-29', '2028-03-29'],
  ])('a start on %s: two months later (%s) paid monthly or yearly, else one (%s)', (start, two, one) => {
    const days = FREQUENCIES.map((frequency) => regularPaymentDate(start, frequency));
    expect(days).toEqual([one, one, two, one, one, two]);
  });
});
