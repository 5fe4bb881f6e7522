import { describe, expect, test } from 'vitest';
import type { Prices } from '#types/data/prices';
import {
  formatPrice,
  frequencyOf,
  type PaymentFrequency,
  priceFor,
  pricesOf,
  yearlyPrice,
} from '../../../../../src/ovhc/quote/prices.ts';
import { aProduct, weeklyFirst } from '../product.ts';

const otherSpelling: Prices = {
  WeeklyPrice: '1.01',
  FortnightlyPrice: '2.02',
  MonthlyPrice: '3.03',
  QuarterlyPrice: '4.04',
  HalfYearlyPrice: '5.05',
  YearlyPrice: '6.06',
  hospitalCode: 'HV3',
  excessCode: 'A',
};

test.each<[PaymentFrequency, string, string]>([
  ['W', '31.65', '1.01'],
  ['F', '63.30', '2.02'],
  ['M', '137.15', '3.03'],
  ['Q', '411.45', '4.04'],
  ['H', '822.90', '5.05'],
  ['Y', '1645.80', '6.06'],
])('§3 the price for %s is read in both spellings', (frequency, amount, other) => {
  expect(priceFor(weeklyFirst, frequency)).toBe(amount);
  expect(priceFor(otherSpelling, frequency)).toBe(other);
  expect(priceFor({ hospitalCode: 'HV3', excessCode: 'A' }, frequency)).toBeUndefined();
});

test('§3 of both spellings in one answer, priceWeekly counts', () => {
  expect(priceFor({ ...otherSpelling, priceWeekly: '9.99' }, 'W')).toBe('9.99');
});

test('§4 the frequency is weekly unless a valid one was chosen', () => {
  expect(frequencyOf('M')).toBe('M');
  for (const answer of [undefined, 'D', '', 'toString', 7, null]) expect(frequencyOf(answer)).toBe('W');
});

describe('§3 the price of a year', () => {
  test.each<[PaymentFrequency, string]>([
    ['W', '31.65'],
    ['F', '63.30'],
    ['M', '137.15'],
    ['Q', '411.45'],
    ['H', '822.90'],
  ])('is the server’s own, and the total of payments %s only if they add up to it', (frequency, shown) => {
    expect(yearlyPrice(weeklyFirst, frequency, shown)).toEqual({ amount: '1645.80', isTotal: true });
    const discounted = { ...weeklyFirst, priceYearly: '1600.00' };
    expect(yearlyPrice(discounted, frequency, shown)).toEqual({ amount: '1600.00', isTotal: false });
  });

  test('is unknown for yearly payments, for another price than the listed one, and without one', () => {
    expect(yearlyPrice(weeklyFirst, 'Y', '1645.80')).toBeUndefined();
    expect(yearlyPrice(weeklyFirst, 'W', '31.70')).toBeUndefined();
    const { priceYearly: _none, ...others } = weeklyFirst;
    expect(yearlyPrice(others, 'W', '31.65')).toBeUndefined();
  });
});

test('§3 the prices of a product are the last of the list reversed: the first as sent', () => {
  const product = aProduct([weeklyFirst, { ...weeklyFirst, priceWeekly: '20.00', excessCode: 'N' }]);
  const before = structuredClone(product);
  expect(pricesOf(product)).toBe(weeklyFirst);
  expect(product).toEqual(before);
  expect(pricesOf(aProduct([]))).toBeUndefined();
});

test.each([
  ['31.65', 'A$31.65'],
  ['1645.80', 'A$1,645.80'],
  ['0.00', 'A$0.00'],
  ['1234567.5', 'A$1,234,567.50'],
])('%s dollars are shown as %s', (amount, shown) => {
  expect(formatPrice(amount)).toBe(shown);
});
