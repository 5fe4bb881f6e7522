import { describe, expect, test } from 'vitest';
import { productFields, quoteFor } from '../../../../../src/ovhc/quote/product.ts';
import { aProduct, weeklyFirst } from '../product.ts';

const withoutExcess = { ...weeklyFirst, excessCode: 'A', priceWeekly: '40.00' } as const;
const product = aProduct([weeklyFirst, withoutExcess]);

describe('§4 what a quote keeps of its product', () => {
  test('bundle id, name, prices, redirect path; without a chosen excess, that of the From price', () => {
    expect(productFields(product)).toEqual({
      hcfBundleId: 'OVHC-ESSENTIAL',
      productName: 'Essential Visitor Cover',
      redirectedPath: '/health-insurance/overseas-visitors/essential-visitor-cover',
      priceData: weeklyFirst,
      excessCode: 'G',
    });
  });

  test('§3 the prices are those of the excess that was chosen', () => {
    expect(productFields(product, 'A')).toMatchObject({ priceData: withoutExcess, excessCode: 'A' });
  });

  test('of an excess that the server sent no prices for, the From price is known', () => {
    expect(productFields(product, 'I')).toMatchObject({ priceData: weeklyFirst, excessCode: 'I' });
  });

  test('a product without prices brings none', () => {
    expect(productFields(aProduct([]), 'I')).not.toHaveProperty('priceData');
  });
});

describe('a quote as it is for one product', () => {
  const saved = { age: 30, excessCode: 'A', productId: 'HV9', priceData: withoutExcess } as const;

  test('takes nothing over from another product', () => {
    const quote = quoteFor(aProduct([]), { ...saved, hcfBundleId: 'OVHC-COMPLETE' });
    expect(quote).toMatchObject({ age: 30, hcfBundleId: 'OVHC-ESSENTIAL', excessCode: 'A' });
    expect(quote).not.toHaveProperty('priceData');
    expect(quote).not.toHaveProperty('productId');
  });

  test('keeps what is known of the same product, until newer prices are', () => {
    const own = { ...saved, hcfBundleId: 'OVHC-ESSENTIAL' };
    expect(quoteFor(aProduct([]), own)).toMatchObject(own);
    expect(quoteFor(aProduct([weeklyFirst]), own)).toMatchObject({ priceData: weeklyFirst });
  });
});
