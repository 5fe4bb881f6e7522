import { expect, test } from 'vitest';
import type { Prices } from '#types/data/prices';
import * as prices from '../../../../../src/ovhc/quote/prices.ts';
import { quoteFor } from '../../../../../src/ovhc/quote/product.ts';
import { aProduct, weeklyFirst } from '../product.ts';

const { formatPrice, frequencyOf, priceFor, pricesOf, yearlyPrice } = prices;
const otherPrices = { excessCode: 'A', priceWeekly: '38.49', priceMonthly: '100.05' } as const;
const withoutExcess = { ...weeklyFirst, ...otherPrices };
const product = aProduct([weeklyFirst, withoutExcess]);

const otherSpelling: Prices = {
  ...{ WeeklyPrice: '1.01', FortnightlyPrice: '2.02', MonthlyPrice: '3.03' },
  ...{ QuarterlyPrice: '4.04', HalfYearlyPrice: '5.05', YearlyPrice: '6.06' },
  ...{ hospitalCode: 'HV3', excessCode: 'A' },
};

test.each<[prices.PaymentFrequency, string, string]>([
  ['W', '31.65', '1.01'],
  ['F', '63.30', '2.02'],
  ['M', '137.15', '3.03'],
  ['Q', '411.45', '4.04'],
  ['H', '822.90', '5.05'],
  ['Y', '1645.80', '6.06'],
])('§3 reads the price for %s in both spellings and the yearly price as sent', (...parts) => {
  const [frequency, amount, other] = parts;
  expect([frequencyOf(frequency), priceFor(weeklyFirst, frequency)]).toEqual([frequency, amount]);
  expect(priceFor(otherSpelling, frequency)).toBe(other);
  expect(priceFor({ hospitalCode: 'HV3', excessCode: 'A' }, frequency)).toBeUndefined();
  // it is the total of the payments only if they add up to it
  const isYearly = frequency === 'Y';
  const yearly = (year: string, isTotal: boolean) => (isYearly ? undefined : { amount: year, isTotal });
  expect(yearlyPrice(weeklyFirst, frequency, amount)).toEqual(yearly('1645.80', true));
  const discounted = { ...weeklyFirst, priceYearly: '1600.00' };
  expect(yearlyPrice(discounted, frequency, amount)).toEqual(yearly('1600.00', false));
});

test('§4 defaults to weekly without a valid frequency', () => {
  for (const answer of [undefined, 'D', '', 'toString', 7, null]) expect(frequencyOf(answer)).toBe('W');
});

test('§3 prefers priceWeekly and gives a yearly price only for the listed amount', () => {
  expect(priceFor({ ...otherSpelling, priceWeekly: '9.99' }, 'W')).toBe('9.99');
  expect(yearlyPrice(weeklyFirst, 'W', '31.70')).toBeUndefined();
  const { priceYearly: _none, ...others } = weeklyFirst;
  expect(yearlyPrice(others, 'W', '31.65')).toBeUndefined();
});

test('§3 uses the first prices of a product without changing the list', () => {
  const before = structuredClone(product);
  expect(pricesOf(product)).toBe(weeklyFirst);
  expect(product).toEqual(before);
  expect(pricesOf(aProduct([]))).toBeUndefined();
});

test('formats prices in Australian dollars', () => {
  expect(['31.65', '0.00', '1234567.5'].map(formatPrice)).toEqual(['A$31.65', 'A$0.00', 'A$1,234,567.50']);
});

test('§4 keeps stored prices only for the same product, until newer ones arrive', () => {
  const saved = { age: 30, excessCode: 'A', productId: 'HV9', priceData: withoutExcess } as const;
  const quote = quoteFor(aProduct([]), { ...saved, hcfBundleId: 'OVHC-COMPLETE' });
  expect(quote).toMatchObject({ age: 30, hcfBundleId: 'OVHC-ESSENTIAL', excessCode: 'A' });
  for (const name of ['priceData', 'productId']) expect(quote).not.toHaveProperty(name);
  const own = { ...saved, hcfBundleId: 'OVHC-ESSENTIAL' };
  expect(quoteFor(aProduct([]), own)).toMatchObject(own);
  expect(quoteFor(aProduct([weeklyFirst]), own)).toMatchObject({ priceData: weeklyFirst });
});
