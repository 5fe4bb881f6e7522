import { expect, test } from 'vitest';
import { regularPaymentFor } from '../../../../scripts/sandbox/regular-payment.ts';

test.each(['W', 'F', 'M', 'Q', 'H', 'Y'] as const)(
  '§9 paid %s, the first regular payment is a month after the cover’s start',
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
])('§9 a day that the next month does not have becomes its last one: %s leads to %s', (start, day) => {
  expect(regularPaymentFor(start, 'W')).toBe(day);
});
