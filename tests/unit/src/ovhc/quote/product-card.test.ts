import { expect, test } from 'vitest';
import { productCard } from '../../../../../src/ovhc/quote/product-card.ts';
import { aProduct } from '../product.ts';

test('§3 a card shows name, disclosure link and the way on', () => {
  const product = aProduct();
  expect(productCard(product, 'W')).toEqual({
    id: 'OVHC-ESSENTIAL',
    name: 'Essential Visitor Cover',
    summary: 'For visas that ask for cover',
    price: '31.65',
    paymentFrequency: 'W',
    pdsLink: { text: 'Essential Visitor Cover (PDF)', href: '/documents/essential.pdf' },
    href: '/health-insurance/overseas-visitors/essential-visitor-cover',
  });
});

test('§4 another frequency recomputes the price and nothing else', () => {
  const { price, paymentFrequency, ...rest } = productCard(aProduct(), 'Y');
  expect([price, paymentFrequency]).toEqual(['1645.80', 'Y']);
  expect(productCard(aProduct(), 'W')).toMatchObject(rest);
});

test('§3 a product without that price is a card without a price', () => {
  expect(productCard(aProduct([{ hospitalCode: 'HV3', excessCode: 'A' }]), 'W').price).toBeUndefined();
  expect(productCard(aProduct([]), 'W').price).toBeUndefined();
});
