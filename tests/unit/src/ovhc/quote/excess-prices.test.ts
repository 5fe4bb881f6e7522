import { expect, test } from 'vitest';
import { excessDifference } from '../../../../../src/ovhc/quote/excess-prices.ts';
import { aProduct, weeklyFirst } from '../product.ts';

const other = { ...weeklyFirst, excessCode: 'A', priceWeekly: '38.49', priceMonthly: '100.05' } as const;
const unpriced = { hospitalCode: 'HV3', excessCode: 'I' } as const;
const product = aProduct([weeklyFirst, other, unpriced]);
const shown = { excessCode: 'G', frequency: 'W', amount: '31.65' } as const;

test('a higher price is more, a lower one less, to the cent', () => {
  expect(excessDifference(product, shown, 'A')).toEqual({ kind: 'more', amount: '6.84' });
  const monthly = { excessCode: 'G', frequency: 'M', amount: '137.15' } as const;
  expect(excessDifference(product, monthly, 'A')).toEqual({ kind: 'less', amount: '37.10' });
});

test('the same price is the same', () => {
  const same = aProduct([weeklyFirst, { ...weeklyFirst, excessCode: 'N' }]);
  expect(excessDifference(same, shown, 'N')).toEqual({ kind: 'same', amount: '0.00' });
});

test('an excess that the product is not offered with, or not at this frequency, is not guessed', () => {
  expect(excessDifference(product, shown, 'N')).toBeUndefined();
  expect(excessDifference(product, shown, 'I')).toBeUndefined();
  expect(excessDifference(product, { ...shown, excessCode: 'I' }, 'A')).toBeUndefined();
});

test('the prices offered say nothing of another price than the one that is shown', () => {
  expect(excessDifference(product, { ...shown, amount: '31.70' }, 'A')).toBeUndefined();
});
