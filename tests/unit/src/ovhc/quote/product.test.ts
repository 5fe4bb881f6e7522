import { describe, expect, test } from 'vitest';
import type { Prices } from '#types/data/prices';
import type { ProductFeature } from '#types/data/product';
import { benefitRows } from '../../../../../src/ovhc/quote/comparison.ts';
import { excessDifference } from '../../../../../src/ovhc/quote/excess-prices.ts';
import * as prices from '../../../../../src/ovhc/quote/prices.ts';
import { productFields, quoteFor } from '../../../../../src/ovhc/quote/product.ts';
import { productCard } from '../../../../../src/ovhc/quote/product-card.ts';
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

test('§3 of both spellings, priceWeekly counts; a year’s price is unknown for another price than the listed one', () => {
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

test('§3 a card shows the price for the frequency, if there is one', () => {
  const card = {
    id: 'OVHC-ESSENTIAL',
    name: 'Essential Visitor Cover',
    summary: 'For visas that ask for cover',
    price: '31.65',
    paymentFrequency: 'W',
    pdsLink: { text: 'Essential Visitor Cover (PDF)', href: '/documents/essential.pdf' },
    href: '/health-insurance/overseas-visitors/essential-visitor-cover',
  };
  expect(productCard(product, 'W')).toEqual(card);
  expect(productCard(product, 'Y')).toEqual({ ...card, price: '1645.80', paymentFrequency: 'Y' });
  for (const none of [[], [{ hospitalCode: 'HV3', excessCode: 'A' }] as const])
    expect(productCard(aProduct([...none]), 'W').price).toBeUndefined();
});

describe('§4 what a quote stores of its product', () => {
  test('is bundle, name, prices and path, with the chosen excess, or that of the From price (§3)', () => {
    const fields = {
      hcfBundleId: 'OVHC-ESSENTIAL',
      productName: 'Essential Visitor Cover',
      redirectedPath: '/health-insurance/overseas-visitors/essential-visitor-cover',
    };
    expect(productFields(product)).toEqual({ ...fields, priceData: weeklyFirst, excessCode: 'G' });
    expect(productFields(product, 'A')).toEqual({ ...fields, priceData: withoutExcess, excessCode: 'A' });
    expect(productFields(product, 'I')).toEqual({ ...fields, priceData: weeklyFirst, excessCode: 'I' });
    expect(productFields(aProduct([]), 'I')).not.toHaveProperty('priceData');
  });

  test('takes nothing from another product, and keeps the same product’s prices until newer ones', () => {
    const saved = { age: 30, excessCode: 'A', productId: 'HV9', priceData: withoutExcess } as const;
    const quote = quoteFor(aProduct([]), { ...saved, hcfBundleId: 'OVHC-COMPLETE' });
    expect(quote).toMatchObject({ age: 30, hcfBundleId: 'OVHC-ESSENTIAL', excessCode: 'A' });
    for (const name of ['priceData', 'productId']) expect(quote).not.toHaveProperty(name);
    const own = { ...saved, hcfBundleId: 'OVHC-ESSENTIAL' };
    expect(quoteFor(aProduct([]), own)).toMatchObject(own);
    expect(quoteFor(aProduct([weeklyFirst]), own)).toMatchObject({ priceData: weeklyFirst });
  });
});

describe('what another excess costs', () => {
  const shown = { excessCode: 'G', frequency: 'W', amount: '31.65' } as const;

  test('is more, less or the same, to the cent', () => {
    expect(excessDifference(product, shown, 'A')).toEqual({ kind: 'more', amount: '6.84' });
    const monthly = { excessCode: 'G', frequency: 'M', amount: '137.15' } as const;
    expect(excessDifference(product, monthly, 'A')).toEqual({ kind: 'less', amount: '37.10' });
    const same = aProduct([weeklyFirst, { ...weeklyFirst, excessCode: 'N' }]);
    expect(excessDifference(same, shown, 'N')).toEqual({ kind: 'same', amount: '0.00' });
  });

  test('is not guessed without prices for both, or if the price shown is not that of the list', () => {
    const unpriced = aProduct([...product.prices, { hospitalCode: 'HV3', excessCode: 'I' }]);
    for (const code of ['N', 'I'] as const) expect(excessDifference(unpriced, shown, code)).toBeUndefined();
    expect(excessDifference(unpriced, { ...shown, excessCode: 'I' }, 'A')).toBeUndefined();
    expect(excessDifference(product, { ...shown, amount: '31.70' }, 'A')).toBeUndefined();
  });
});

test('every benefit is one row of a comparison, in the order of the products', () => {
  const offering = (...features: [string, ProductFeature['inclusionStatus']][]) => {
    const { productInfo, prices } = aProduct();
    const coverSummaryFeatures = features.map(([feature, inclusionStatus]) => ({ feature, inclusionStatus }));
    return { productInfo: { ...productInfo, coverSummaryFeatures }, prices };
  };
  const first = offering(['ambulance', 'included'], ['dental', 'excluded']);
  const second = offering(['dental', 'partial'], ['optical', 'included'], ['ambulance', 'included']);
  expect(benefitRows([first, second])).toEqual([
    { feature: 'ambulance', statuses: ['included', 'included'], differs: false },
    { feature: 'dental', statuses: ['excluded', 'partial'], differs: true },
    { feature: 'optical', statuses: ['unlisted', 'included'], differs: true },
  ]);
  // a single product has no differences
  expect(benefitRows([first])).toMatchObject([{ differs: false }, { differs: false }]);
  expect(benefitRows([])).toEqual([]);
});
