import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import fields from '../../../../../content/fields.json';
import productTexts from '../../../../../content/product-texts.json';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import * as application from '../../../../../src/ovhc/application/application-facts.ts';
import { setToday } from '../../../content/application/steps.ts';
import { amounts, quoteFor } from './record/sample.ts';

const { applicationFacts, changeFacts, contractFacts, paymentFacts, priceSetting, quoteValues } = application;
const { per } = productTexts;
const ajv = createSchemaAjv();
const isDeclared = (facts: object) => ajv.validate('schema:/data/facts.schema.json', facts);

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const answers: SavedQuote = { visaType, coverType: 'D', age: 30, partnerAge: 36, paymentFrequency: 'M' };
const premiums = { getPriceData: { Premium: '137.15' }, previousGetPriceApiValue: '120.00' };
const quote: SavedQuote = { ...answers, ...premiums, productName: 'Extended' };
const factsOf = (changed: SavedQuote = {}, priceChangedBy?: 'DOB' | 'DOBPartner') => {
  const draft = priceChangedBy && { priceChangedBy, priceChangedIn: priceSetting(quote) };
  return applicationFacts({ ...quote, ...changed }, draft ?? {}, 'available', per);
};

test('returns the visa as missing without a quote', () => {
  expect(applicationFacts({}, {}, undefined, per)).toEqual({ missing: 'visaType' });
});

test.each([
  ['2026-12-31', '2027-01-01', true],
  ['2027-01-01', '2027-01-01', undefined],
  ['2026-12-31', undefined, undefined],
  [undefined, '2027-01-01', undefined],
])('visa until %s, cover from %s: visaEndsFirst is %s', (visaExpiryDate, coverStartDate, endsFirst) => {
  const dates = JSON.parse(JSON.stringify({ visaExpiryDate, coverStartDate }));
  expect(factsOf(dates)).toEqual({ ...factsOf(), ...(endsFirst && { visaEndsFirst: true }) });
});

describe('§4 a price changed by a birthday', () => {
  test.each(['DOB', 'DOBPartner'] as const)('%s: returns both prices with the frequency', (by) => {
    const facts = factsOf({}, by);
    const premiums = { premium: 'A$137.15 per month', previousPremium: 'A$120.00 per month' };
    expect(facts).toMatchObject({ priceChangedBy: by, ...premiums });
    expect(isDeclared(facts)).toBe(true);
  });

  test.each([
    ['is the same as before', { previousGetPriceApiValue: '137.15' }, 'DOB'],
    ['is not known yet', { getPriceData: undefined }, 'DOB'],
    ['was not known before', { previousGetPriceApiValue: undefined }, 'DOB'],
    ['changed for no known reason', {}, undefined],
    ['may have changed with the visa', { visaType: [{ ...visaType[0], code: '417' }] }, 'DOB'],
    ['may have changed with the start of cover', { coverStartDate: '2027-01-01' }, 'DOB'],
  ] as const)('returns no price change if the price %s', (_case, changed, by) => {
    const facts = factsOf(changed as SavedQuote, by);
    expect(facts).not.toHaveProperty('priceChangedBy');
    expect(facts).not.toHaveProperty('premium');
  });
});

describe('§9 payment facts', () => {
  const single = quoteFor('S');
  const paymentFactsOf = (changes: SavedQuote = {}) => paymentFacts({ ...single, ...changes }, amounts, per);
  beforeEach(() => setToday(2026, 11, 20));

  test('contain the first payment, the regular payment and its date', () => {
    const first = { instalment: 'known', firstInstalment: 'A$148.20', firstInstalmentAmount: '148.20' };
    const regular = { regularPayment: 'A$34.20 per week', regularPaymentDate: '1 January 2027' };
    expect(paymentFactsOf()).toEqual({ ...first, ...regular });
    expect(isDeclared(paymentFactsOf())).toBe(true);
  });

  test('§4 contain the regular payment with its period, by default a week', () => {
    const periods = ['week', 'fortnight', 'month', 'quarter', 'half-year', 'year'];
    for (const [at, paymentFrequency] of (['W', 'F', 'M', 'Q', 'H', 'Y', undefined] as const).entries())
      expect(paymentFactsOf({ paymentFrequency }).regularPayment).toBe(`A$34.20 per ${periods[at % 6]}`);
  });

  test.each([
    ['M', '2026-11-28', '28 January 2027'],
    ['W', undefined, undefined],
    ['W', '2026-11-19', undefined],
  ] as const)('for %s from %s, give the regular payment date %s', (paymentFrequency, coverStartDate, day) => {
    expect(paymentFactsOf({ paymentFrequency, coverStartDate }).regularPaymentDate).toBe(day);
  });

  test.each([
    ['loading', undefined, 'updating'],
    ['slow', 'slow', 'slow'],
    ['not available', 'failed', 'failed'],
    ['missing', 'none', 'none'],
  ] as const)('contain only the regular payment date while amounts are %s', (_case, known, instalment) => {
    const facts = paymentFacts(single, known, per);
    expect(facts).toEqual({ instalment, regularPaymentDate: '1 January 2027' });
    expect(isDeclared(facts)).toBe(true);
  });
});

test('WCAG 3.3.7: texts can show answers of the quote as their fields name them', () => {
  const answers = { age: 30, productName: 'Extended' };
  const values = quoteValues({ visaType, coverType: 'P', coverTypeName: 'Single parent', ...answers });
  expect(values).toMatchObject({ ...answers, visaCode: '482', coverType: 'Single parent' });
  // so that placeholders of missing answers stay visible
  expect(Object.values(quoteValues({})).every((value) => value === undefined)).toBe(true);
});

describe('the contract', () => {
  const names = {
    coverTypes: fields.$defs.coverType as FormSchema,
    excesses: fields.$defs.excess as FormSchema,
    withoutQuote: '/quote',
  };
  const quote = {
    coverType: 'S',
    productName: 'Extended',
    excessCode: 'G',
    redirectedPath: '/extended',
  } as const;

  test('names product, excess and start, and everyone as far as their names are known', () => {
    const facts = contractFacts(quote, ['Ada Lovelace', 'Bo Lee'], names);
    expect(facts).toMatchObject({ productName: 'Extended', productPage: '/extended', excess: '$250' });
    expect(facts.people).toBe('Ada Lovelace and Bo Lee');
    expect(contractFacts(quote, [], names).people).toBe('Single');
    const { redirectedPath: _unusable, ...withoutPage } = quote;
    expect(contractFacts(withoutPage, [], names).productPage).toBe('/quote');
    expect(isDeclared(facts)).toBe(true);
  });

  test('says what the visitor has changed', () => {
    const changes = {
      visa: 'your visa',
      people: 'who is covered',
      product: 'the product',
      excess: 'the excess',
    };
    expect(changeFacts(['product', 'excess'], changes)).toEqual({ changed: 'the product and the excess' });
  });
});
