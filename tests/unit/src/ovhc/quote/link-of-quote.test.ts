import { expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { linkOfQuote } from '../../../../../src/ovhc/quote/product.ts';
import { quoteLinkText } from '../../../../../src/ovhc/quote/quote-link.ts';

const QUOTE: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType: 'D',
  age: 34,
  partnerAge: 32,
  dob: '1992-03-04',
  DOB: '1992-03-04',
  paymentFrequency: 'M',
  excessCode: 'G',
  hcfBundleId: 'OVHC-EXTENDED',
  productName: 'Extended Visitor Cover',
  productId: 'HV9',
  priceData: { hospitalCode: 'HV3', extraCode: 'XV1', excessCode: 'G' },
  rnNumber: 'RN10000001',
  memberNo: '12345678',
};

const textOf = (quote: SavedQuote) => quoteLinkText(linkOfQuote(quote));

test('§2 a link to a quote says what its price depends on, and of the people their ages alone', () => {
  expect(textOf(QUOTE)).toBe('417.D.34.32.M.G.HV3-XV1');
});

test('§2 its product is the one of the prices, or else the one that was looked up', () => {
  const { priceData: _prices, ...unpriced } = QUOTE;
  expect(textOf(unpriced)).toBe('417.D.34.32.M.G.HV9');
  const { productId: _id, ...unknown } = unpriced;
  expect(textOf(unknown)).toBe('417.D.34.32.M.G');
});

test('§2 without a quote there is nothing to say', () => {
  expect(textOf({})).toBe('');
});
