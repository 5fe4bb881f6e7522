import { expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { contractErrors } from '../../../../../scripts/sandbox/contracts.ts';
import { emailQuoteFields } from '../../../../../src/ovhc/quote/email-fields.ts';
import { weeklyFirst } from '../product.ts';

const visaType: SavedQuote['visaType'] = [{ code: '417', name: 'Working Holiday visa', isSupported: true }];
const answers = { coverType: 'D', age: 30, partnerAge: 60, paymentFrequency: 'M', excessCode: 'G' } as const;
const quote = { visaType, ...answers, productName: 'Extended Visitor Cover', priceData: weeklyFirst };
const recipient = { firstName: 'Amélie', email: 'amelie@example.com' };
const fields = (changes: SavedQuote = {}, price = '137.20') =>
  emailQuoteFields({ ...quote, ...changes }, recipient, price, '2026-11-20');

test('§7 returns every field of emailQuoteServlet and leaves unknown ones empty', () => {
  expect(contractErrors('emailQuoteServlet', 'request', { body: fields() })).toBeUndefined();
  const codes = { scaleCode: 'D', stateCode: 'N', ageCode: 'B', rebateCode: '-1', excessCode: 'G' };
  const ages = { primaryAge: '30', partnerAge: '60' };
  const people = { firstName: 'Amélie', emailAddress: 'amelie@example.com', ...ages };
  const product = {
    cmsProductName: 'Extended Visitor Cover',
    hcfProductId: 'HV3 XV1',
    isOVHCProduct: 'true',
  };
  const shortPeriods = { packageAmountWeekly: '31.65', packageAmountFortnightly: '63.30' };
  // the requested price, even if the list has another one
  const requested = { price: '137.20', packageAmountMonthly: '137.20', paymentFrequency: 'M' };
  const halves = { packageAmountQuarterly: '411.45', packageAmountHalfYearly: '822.90' };
  const amounts = { ...shortPeriods, ...requested, ...halves, packageAmountYearly: '1645.80' };
  const fixed = { contactUser: 'Y', uiPath: 'mix-and-match', quoteDate: '2026-11-20', visaSubclass: '417' };
  const unknown = { opportunityId: '', quoteId: '', rnNumber: '', customers: '' };
  expect(fields()).toEqual({ ...codes, ...people, ...product, ...amounts, ...fixed, ...unknown });
});

const unpriced = { packageAmountWeekly: '', packageAmountMonthly: '137.20', packageAmountYearly: '' };

test.each<[string, SavedQuote, object]>([
  ['§7 omits missing extras', { priceData: { ...weeklyFirst, extraCode: '' } }, { hcfProductId: 'HV3' }],
  ['§2 omits a missing partner', { coverType: 'P' }, { scaleCode: 'P', partnerAge: '' }],
  ['§9 leaves unlisted prices empty', { excessCode: 'A' }, { excessCode: 'A', ...unpriced }],
  ['uses a product id', { priceData: undefined, productId: 'HV1' }, { hcfProductId: 'HV1', ...unpriced }],
])('%s', (_case, changes, expected) => {
  expect(fields(changes)).toMatchObject(expected);
});

test('§7 keeps the references of the previous e-mail, with customers as JSON', () => {
  const filed = { opportunityId: 'OP1', quoteId: 'Q1', rnNumber: 'RN1', customers: [{ customerId: 'C1' }] };
  expect(fields(filed)).toMatchObject({ ...filed, customers: '[{"customerId":"C1"}]' });
});

test('§7 returns no fields for an incomplete quote', () => {
  for (const field of ['visaType', 'coverType', 'age', 'excessCode', 'productName', 'priceData'])
    expect(fields({ [field]: undefined }), field).toBeUndefined();
});
