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

describe('priceFor', () => {
  test.each<[PaymentFrequency, string, string]>([
    ['W', '31.65', '1.01'],
    ['F', '63.30', '2.02'],
    ['M', '137.15', '3.03'],
    ['Q', '411.45', '4.04'],
    ['H', '822.90', '5.05'],
    ['Y', '1645.80', '6.06'],
  ])('§3 the price for %s is read in either spelling', (frequency, amount, other) => {
    expect(priceFor(weeklyFirst, frequency)).toBe(amount);
    expect(priceFor(otherSpelling, frequency)).toBe(other);
  });

  test('§3 of both spellings in one answer, priceWeekly is the one meant', () => {
    expect(priceFor({ ...otherSpelling, priceWeekly: '9.99' }, 'W')).toBe('9.99');
  });

  test('§3 a price that was not sent is none', () => {
    expect(priceFor({ hospitalCode: 'HV3', excessCode: 'A', priceWeekly: '1.00' }, 'M')).toBeUndefined();
  });

  test('§4 the frequency is weekly unless the visitor chose', () => {
    expect(frequencyOf(undefined)).toBe('W');
    expect(frequencyOf('M')).toBe('M');
  });

  test.each(['D', '', 'toString', 7, null])('design: %j is no frequency', (answer) => {
    expect(frequencyOf(answer)).toBe('W');
  });
});

describe('yearlyPrice', () => {
  test.each<[PaymentFrequency, string, boolean]>([
    ['W', '31.65', true],
    ['F', '63.30', true],
    ['M', '137.15', true],
    ['Q', '411.45', true],
    ['H', '822.90', true],
  ])(
    '§3 of payments %s it is the server’s own, and whether they come to just that',
    (frequency, shown, isTotal) => {
      expect(yearlyPrice(weeklyFirst, frequency, shown)).toEqual({ amount: '1645.80', isTotal });
    },
  );

  test('payments that come to more are no total', () => {
    const withDiscount = { ...weeklyFirst, priceYearly: '1600.00' };
    expect(yearlyPrice(withDiscount, 'M', '137.15')).toEqual({ amount: '1600.00', isTotal: false });
  });

  test('there is none for who pays yearly, for another price than the one that came with it, and unless it was sent', () => {
    expect(yearlyPrice(weeklyFirst, 'Y', '1645.80')).toBeUndefined();
    expect(yearlyPrice(weeklyFirst, 'W', '31.70')).toBeUndefined();
    const { priceYearly: _none, ...others } = weeklyFirst;
    expect(yearlyPrice(others, 'W', '31.65')).toBeUndefined();
  });
});

describe('pricesOf', () => {
  const second = { ...weeklyFirst, priceWeekly: '20.00', excessCode: 'N' } as const;
  const third = { ...weeklyFirst, priceWeekly: '10.00', excessCode: 'I' } as const;

  test('§3 the list reversed, its last element: the first as it was sent', () => {
    expect(pricesOf(aProduct([weeklyFirst, second, third]))).toBe(weeklyFirst);
  });

  test('decisions "Data": the answer is never mutated, so asking twice answers the same', () => {
    const product = aProduct([weeklyFirst, second, third]);
    const before = structuredClone(product);
    expect(pricesOf(product)).toBe(pricesOf(product));
    expect(product).toEqual(before);
  });

  test('§3 a list without prices has none', () => {
    expect(pricesOf(aProduct([]))).toBeUndefined();
  });
});

test.each([
  ['31.65', 'A$31.65'],
  ['1645.80', 'A$1,645.80'],
  ['0.00', 'A$0.00'],
  ['1234567.5', 'A$1,234,567.50'],
])('decisions "Data": %s dollars are shown as %s', (amount, shown) => {
  expect(formatPrice(amount)).toBe(shown);
});
