import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { createContracts } from '../../../../../scripts/sandbox/contracts.ts';
import { emailQuoteFields } from '../../../../../src/ovhc/quote/email-fields.ts';
import { weeklyFirst } from '../product.ts';

const TODAY = '2026-11-20';
const AMELIE = { firstName: 'Amélie', email: 'amelie@example.com' };
const quote: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType: 'D',
  age: 30,
  partnerAge: 60,
  paymentFrequency: 'M',
  excessCode: 'G',
  productName: 'Extended Visitor Cover',
  priceData: { ...weeklyFirst, hospitalCode: 'HV3', extraCode: 'XV1', excessCode: 'G' },
};
const fields = (changes: SavedQuote = {}, price = '137.20') =>
  emailQuoteFields({ ...quote, ...changes }, AMELIE, price, TODAY);

test('§7 every field of emailQuoteServlet, what is not known empty', () => {
  expect(fields()).toEqual({
    scaleCode: 'D',
    stateCode: 'N',
    ageCode: 'B',
    rebateCode: '-1',
    contactUser: 'Y',
    isOVHCProduct: 'true',
    hcfProductId: 'HV3 XV1',
    cmsProductName: 'Extended Visitor Cover',
    excessCode: 'G',
    price: '137.20',
    emailAddress: 'amelie@example.com',
    firstName: 'Amélie',
    quoteDate: '2026-11-20',
    paymentFrequency: 'M',
    packageAmountWeekly: '31.65',
    packageAmountFortnightly: '63.30',
    packageAmountMonthly: '137.20',
    packageAmountQuarterly: '411.45',
    packageAmountHalfYearly: '822.90',
    packageAmountYearly: '1645.80',
    visaSubclass: '417',
    primaryAge: '30',
    partnerAge: '60',
    uiPath: 'mix-and-match',
    opportunityId: '',
    quoteId: '',
    rnNumber: '',
    customers: '',
  });
});

test('§7 the fields fit the call’s contract', () => {
  const contracts = createContracts();
  expect(contracts.validate('emailQuoteServlet', 'request', { body: fields() })).toBeUndefined();
});

test('§7 what the last e-mail was filed under goes with the next, customers as JSON', () => {
  const filed = { opportunityId: 'OP1', quoteId: 'Q1', rnNumber: 'RN1', customers: [{ customerId: 'C1' }] };
  expect(fields(filed)).toMatchObject({ ...filed, customers: '[{"customerId":"C1"}]' });
});

test('§7 a product without extras is known by its hospital code alone', () => {
  const priceData = { ...weeklyFirst, hospitalCode: 'HV1', extraCode: '', excessCode: 'G' } as const;
  expect(fields({ priceData })).toMatchObject({ hcfProductId: 'HV1' });
});

test('§2 a partner who is not covered has no age', () => {
  expect(fields({ coverType: 'P' })).toMatchObject({ scaleCode: 'P', partnerAge: '' });
});

describe('§9 amounts are those of the excess that is chosen', () => {
  test('of another excess only the price that was asked for is known', () => {
    expect(fields({ excessCode: 'A' })).toMatchObject({
      excessCode: 'A',
      packageAmountWeekly: '',
      packageAmountMonthly: '137.20',
      packageAmountYearly: '',
    });
  });

  test('the price that was asked for is the one for its period, whatever the list had', () => {
    expect(fields({ paymentFrequency: 'W' }, '99.00')).toMatchObject({
      price: '99.00',
      packageAmountWeekly: '99.00',
      packageAmountFortnightly: '63.30',
    });
  });
});

test('without prices of its own, the product is known by the id that was looked up', () => {
  expect(fields({ priceData: undefined, productId: 'HV3 XV1' })).toMatchObject({
    hcfProductId: 'HV3 XV1',
    packageAmountWeekly: '',
    packageAmountMonthly: '137.20',
  });
});

test.each<keyof SavedQuote>(['visaType', 'coverType', 'age', 'excessCode', 'productName', 'priceData'])(
  'a quote without %s is not sent',
  (field) => {
    expect(fields({ [field]: undefined })).toBeUndefined();
  },
);
