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
])('§3 the price for %s is read in both spellings; that of a year is the server’s own', (...parts) => {
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

test('§4 the frequency is weekly unless a valid one was chosen', () => {
  for (const answer of [undefined, 'D', '', 'toString', 7, null]) expect(frequencyOf(answer)).toBe('W');
});

test('§3 of both spellings, priceWeekly counts; a year’s price needs the listed price', () => {
  expect(priceFor({ ...otherSpelling, priceWeekly: '9.99' }, 'W')).toBe('9.99');
  expect(yearlyPrice(weeklyFirst, 'W', '31.70')).toBeUndefined();
  const { priceYearly: _none, ...others } = weeklyFirst;
  expect(yearlyPrice(others, 'W', '31.65')).toBeUndefined();
});

test('§3 the prices of a product are the last of the list reversed: the first as sent', () => {
  const before = structuredClone(product);
  expect(pricesOf(product)).toBe(weeklyFirst);
  expect(product).toEqual(before);
  expect(pricesOf(aProduct([]))).toBeUndefined();
});

test('prices are shown in Australian dollars', () => {
  expect(['31.65', '0.00', '1234567.5'].map(formatPrice)).toEqual(['A$31.65', 'A$0.00', 'A$1,234,567.50']);
});

test('§4 a quote takes nothing from another product, and its own product’s prices until newer ones', () => {
  const saved = { age: 30, excessCode: 'A', productId: 'HV9', priceData: withoutExcess } as const;
  const quote = quoteFor(aProduct([]), { ...saved, hcfBundleId: 'OVHC-COMPLETE' });
  expect(quote).toMatchObject({ age: 30, hcfBundleId: 'OVHC-ESSENTIAL', excessCode: 'A' });
  for (const name of ['priceData', 'productId']) expect(quote).not.toHaveProperty(name);
  const own = { ...saved, hcfBundleId: 'OVHC-ESSENTIAL' };
  expect(quoteFor(aProduct([]), own)).toMatchObject(own);
  expect(quoteFor(aProduct([weeklyFirst]), own)).toMatchObject({ priceData: weeklyFirst });
});
