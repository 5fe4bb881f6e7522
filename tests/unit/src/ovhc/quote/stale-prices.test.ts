import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { withoutStalePrices } from '../../../../../src/ovhc/quote/price-inputs.ts';
import { weeklyFirst } from '../product.ts';

const priced: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType: 'D',
  age: 35,
  partnerAge: 40,
  paymentFrequency: 'W',
  excessCode: 'G',
  hcfBundleId: 'OVHC-EVERYDAY',
  priceData: weeklyFirst,
  productId: 'HV2',
  getPriceData: { Premium: '31.65' },
  previousGetPriceApiValue: '30.00',
};
const change = (changes: SavedQuote) => withoutStalePrices(priced, { ...priced, ...changes });

describe('§3 the prices in a quote are always for what stands beside them', () => {
  test.each<[string, SavedQuote]>([
    ['the visa', { visaType: [{ code: '482', name: 'Skills in Demand visa', isSupported: true }] }],
    ['the cover type', { coverType: 'F' }],
    ['the age', { age: 36 }],
    ['the partner’s age', { partnerAge: 56 }],
    ['the product', { hcfBundleId: 'OVHC-COMPLETE' }],
  ])('with %s, prices, premium and product id go', (_what, changes) => {
    const quote = change(changes);
    expect(quote).toMatchObject(changes);
    expect(quote.priceData).toBeUndefined();
    expect(quote.productId).toBeUndefined();
    expect(quote.getPriceData).toBeUndefined();
  });

  test.each<[string, SavedQuote]>([
    ['the frequency', { paymentFrequency: 'M' }],
    ['the excess', { excessCode: 'A' }],
    ['a birthday', { dob: '1991-11-20' }],
    ['the partner’s birthday', { partnerDob: '1986-11-20' }],
    ['the cover’s start', { coverStartDate: '2027-01-01' }],
    ['current cover', { currentHealthCover: 'yes' }],
  ])('with %s, the premium goes; the product’s prices and its id stay', (_what, changes) => {
    const quote = change(changes);
    expect(quote.getPriceData).toBeUndefined();
    expect(quote).toMatchObject({ ...changes, priceData: weeklyFirst, productId: 'HV2' });
  });

  test('prices that come with the change stay', () => {
    const priceData = { ...weeklyFirst, priceWeekly: '90.00' };
    const fresh = {
      hcfBundleId: 'OVHC-COMPLETE',
      priceData,
      productId: 'HV4',
      getPriceData: { Premium: '90.00' },
    };
    const { previousGetPriceApiValue: _otherDeal, ...kept } = priced;
    expect(change(fresh)).toEqual({ ...kept, ...fresh });
  });

  test('a visa that is only called otherwise is the same visa', () => {
    const renamed = { visaType: [{ code: '417', name: 'Working holiday', isSupported: true }] };
    expect(change(renamed)).toEqual({ ...priced, ...renamed });
  });

  test('anything else leaves them alone', () => {
    const filed = { rnNumber: 'RN1', regularPaymentDate: '2027-01-01' };
    expect(change(filed)).toEqual({ ...priced, ...filed });
  });
});

describe('§4 the premium to compare a new one with', () => {
  test.each<SavedQuote>([{ age: 36 }, { dob: '1990-01-01' }, { partnerDob: '1970-01-01' }])(
    'is the one before, where people have changed: %j',
    (changes) => {
      expect(change(changes).previousGetPriceApiValue).toBe('31.65');
    },
  );

  const OTHERWISE: SavedQuote[] = [
    { paymentFrequency: 'M' },
    { excessCode: 'A' },
    { hcfBundleId: 'OVHC-COMPLETE' },
  ];
  test.each(OTHERWISE)('is none, where it is paid or insured otherwise: %j', (changes) => {
    expect(change(changes).previousGetPriceApiValue).toBeUndefined();
  });

  test.each(OTHERWISE)('is none either, where people had changed before: %j', (changes) => {
    const older = change({ age: 36 });
    expect(older.previousGetPriceApiValue).toBe('31.65');
    expect(withoutStalePrices(older, { ...older, ...changes }).previousGetPriceApiValue).toBeUndefined();
  });

  test('outlives a second change of people before the new price has come', () => {
    const older = change({ age: 36 });
    expect(withoutStalePrices(older, { ...older, dob: '1990-01-01' }).previousGetPriceApiValue).toBe('31.65');
  });
});
