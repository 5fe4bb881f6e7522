import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import productTexts from '../../../../../content/product-texts.json';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { applicationFacts, priceSetting } from '../../../../../src/ovhc/application/application-facts.ts';

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const quote: SavedQuote = {
  visaType,
  coverType: 'D',
  age: 30,
  partnerAge: 36,
  productName: 'Extended',
  paymentFrequency: 'M',
  getPriceData: { Premium: '137.15' },
  previousGetPriceApiValue: '120.00',
};
const factsOf = (changed: SavedQuote = {}, by?: 'DOB' | 'DOBPartner') => {
  const draft = by ? { priceChangedBy: by, priceChangedIn: priceSetting(quote) } : {};
  return applicationFacts({ ...quote, ...changed }, draft, 'available', productTexts.per);
};

test('design: facts are what their schema declares', () => {
  const facts = factsOf({}, 'DOB');
  expect(createSchemaAjv().validate('schema:/data/facts.schema.json', facts)).toBe(true);
  expect(applicationFacts({}, {}, undefined, productTexts.per)).toEqual({ missing: 'visaType' });
});

describe('a visa that ends before the cover starts', () => {
  test('is a fact', () => {
    const dates = { visaExpiryDate: '2026-12-31', coverStartDate: '2027-01-01' };
    expect(factsOf(dates)).toMatchObject({ visaEndsFirst: true });
  });

  test.each([
    ['the visa ends on that day', { visaExpiryDate: '2027-01-01', coverStartDate: '2027-01-01' }],
    ['the visa ends later', { visaExpiryDate: '2027-01-02', coverStartDate: '2027-01-01' }],
    ['no start is known', { visaExpiryDate: '2026-12-31' }],
    ['no end of the visa is known', { coverStartDate: '2027-01-01' }],
  ])('is none where %s', (_case, dates) => {
    expect(factsOf(dates)).not.toHaveProperty('visaEndsFirst');
  });
});

describe('§4 a birthday has changed the price', () => {
  test.each(['DOB', 'DOBPartner'] as const)('%s: both prices are told, as often as they are paid', (by) => {
    expect(factsOf({}, by)).toMatchObject({
      priceChangedBy: by,
      premium: 'A$137.15 per month',
      previousPremium: 'A$120.00 per month',
    });
  });

  test.each([
    ['is what it was before', { previousGetPriceApiValue: '137.15' }, 'DOB'],
    ['is on its way', { getPriceData: undefined }, 'DOB'],
    ['was not known before', { previousGetPriceApiValue: undefined }, 'DOB'],
    ['was changed by something else', {}, undefined],
    ['may have been changed by another visa since', { visaType: [{ ...visaType[0], code: '417' }] }, 'DOB'],
    ['may have been changed by another start of cover since', { coverStartDate: '2027-01-01' }, 'DOB'],
  ] as const)('not where the price %s', (_case, changed, by) => {
    const facts = factsOf(changed as SavedQuote, by);
    expect(facts).not.toHaveProperty('priceChangedBy');
    expect(facts).not.toHaveProperty('premium');
  });
});
