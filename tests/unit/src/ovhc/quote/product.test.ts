import { describe, expect, test } from 'vitest';
import { excessDifference } from '../../../../../src/ovhc/quote/excess-prices.ts';
import { productFields, quoteFor } from '../../../../../src/ovhc/quote/product.ts';
import { productCard } from '../../../../../src/ovhc/quote/product-card.ts';
import { aProduct, weeklyFirst } from '../product.ts';

const withoutExcess = {
  ...weeklyFirst,
  excessCode: 'A',
  priceWeekly: '38.49',
  priceMonthly: '100.05',
} as const;
const product = aProduct([weeklyFirst, withoutExcess]);

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
  for (const prices of [[], [{ hospitalCode: 'HV3', excessCode: 'A' }] as const])
    expect(productCard(aProduct([...prices]), 'W').price).toBeUndefined();
});

describe('§4 what a quote stores of its product', () => {
  test('is bundle, name, prices and path, with the excess of the From price by default', () => {
    expect(productFields(product)).toEqual({
      hcfBundleId: 'OVHC-ESSENTIAL',
      productName: 'Essential Visitor Cover',
      redirectedPath: '/health-insurance/overseas-visitors/essential-visitor-cover',
      priceData: weeklyFirst,
      excessCode: 'G',
    });
  });

  test('§3 has the prices of the chosen excess, else the From price', () => {
    expect(productFields(product, 'A')).toMatchObject({ priceData: withoutExcess, excessCode: 'A' });
    expect(productFields(product, 'I')).toMatchObject({ priceData: weeklyFirst, excessCode: 'I' });
    expect(productFields(aProduct([]), 'I')).not.toHaveProperty('priceData');
  });

  test('takes nothing from another product, and keeps the same product’s prices until newer ones', () => {
    const saved = { age: 30, excessCode: 'A', productId: 'HV9', priceData: withoutExcess } as const;
    const quote = quoteFor(aProduct([]), { ...saved, hcfBundleId: 'OVHC-COMPLETE' });
    expect(quote).toMatchObject({ age: 30, hcfBundleId: 'OVHC-ESSENTIAL', excessCode: 'A' });
    expect(quote).not.toHaveProperty('priceData');
    expect(quote).not.toHaveProperty('productId');
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
