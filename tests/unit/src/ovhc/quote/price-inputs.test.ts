import { describe, expect, test } from 'vitest';
import type { PriceRequest } from '#types/api/getPrice';
import type { SavedQuote } from '#types/data/saved-quote';
import getPrice from '../../../../../schemas/api/getPrice.schema.json';
import savedQuote from '../../../../../schemas/data/saved-quote.schema.json';
import { contractErrors } from '../../../../../scripts/sandbox/contracts.ts';
import * as inputs from '../../../../../src/ovhc/quote/price-inputs.ts';
import { commencementDate, priceKey, priceRequest } from '../../../../../src/ovhc/quote/price-request.ts';
import { weeklyFirst } from '../product.ts';

type PricedQuote = inputs.PricedQuote;
const { PRICE_FIELDS, PRICE_INPUTS, withoutStalePrices } = inputs;
const TODAY = '2026-11-20';
const visa = { code: '417', name: 'Working Holiday visa', isSupported: true };
const people = { visaType: [visa], coverType: 'D', age: 35, partnerAge: 40 } as const;
const product = { hcfBundleId: 'OVHC-EVERYDAY', priceData: weeklyFirst, productId: 'HV2' };
const terms = { paymentFrequency: 'W', excessCode: 'G' } as const;
const premiums = { getPriceData: { Premium: '31.65' }, previousGetPriceApiValue: '30.00' };
const priced: SavedQuote = { ...people, ...product, ...terms, ...premiums, visaType: [visa] };
const change = (changes: SavedQuote) => withoutStalePrices(priced, { ...priced, ...changes });

const OTHER: Required<Pick<PricedQuote, inputs.PriceField>> = {
  visaType: [{ ...visa, code: '482' }],
  coverType: 'F',
  age: 36,
  partnerAge: 56,
  hcfBundleId: 'OVHC-COMPLETE',
  paymentFrequency: 'M',
  excessCode: 'A',
  coverStart: '2026-12-24',
  coverStartDate: '2027-01-01',
  dob: '1991-11-10',
  partnerDob: '1986-11-10',
  currentHealthCover: 'yes',
  currentHealthCoverPartner: 'yes',
};

describe('PRICE_INPUTS', () => {
  const key = priceKey(priced, TODAY);
  const requestFor = (quote: PricedQuote) => priceRequest(quote, quote.hcfBundleId ?? '', TODAY);

  test.each(PRICE_FIELDS)('%s changes the price', (field) => {
    const changed = { ...priced, [field]: OTHER[field] };
    expect(priceKey(changed, TODAY), `priceRequest makes nothing of "${field}"`).not.toBe(key);
    const [, parameter] = PRICE_INPUTS[field];
    if (parameter) expect(requestFor(changed)?.[parameter]).not.toBe(requestFor(priced)?.[parameter]);
  });

  const others = Object.keys(savedQuote.properties).filter((name) => !(name in PRICE_INPUTS));
  test.each(others)('%s does not change the price', (field) => {
    const advice = `"${field}" changes the price: add it to PRICE_INPUTS in src/ovhc/quote/price-inputs.ts`;
    for (const value of ['2027-02-02', 'yes', 'M', 36, [visa]])
      expect(priceKey({ ...priced, [field]: value }, TODAY), advice).toBe(key);
  });

  test('covers every variable parameter of getPrice', () => {
    const { properties } = getPrice.properties.request.properties.body;
    const quotes = [priced, ...PRICE_FIELDS.map((field) => ({ ...priced, [field]: OTHER[field] }))];
    const requests = quotes.map(requestFor);
    // `corporateName` is for employers' schemes, which no visitor has
    const constants = Object.entries(properties).filter(([, schema]) => 'const' in schema);
    const fixed = ['corporateName', ...constants.map(([name]) => name)];
    const unlisted = (Object.keys(properties) as (keyof PriceRequest)[]).filter(
      (name) => !fixed.includes(name) && new Set(requests.map((each) => each?.[name])).size === 1,
    );
    expect(unlisted, 'Add what they depend on to PRICE_INPUTS in src/ovhc/quote/price-inputs.ts').toEqual([]);
  });
});

describe('§3 prices in a quote', () => {
  // the quote does not store the partner's cover, only the draft does
  const fields = PRICE_FIELDS.filter((field) => field !== 'currentHealthCoverPartner');

  test.each(fields)('are removed after a change of %s', (field) => {
    const quote = change({ [field]: OTHER[field] });
    const keepsProduct = ['terms', 'details'].includes(PRICE_INPUTS[field][0]);
    expect(quote).toMatchObject({ [field]: OTHER[field] });
    expect(quote.getPriceData).toBeUndefined();
    expect([quote.priceData, quote.productId]).toEqual(
      keepsProduct ? [weeklyFirst, 'HV2'] : [undefined, undefined],
    );
  });

  test('are kept if the change includes them', () => {
    const priceData = { ...weeklyFirst, priceWeekly: '90.00' };
    const product = { hcfBundleId: 'OVHC-COMPLETE', priceData, productId: 'HV4' };
    const changes = { ...product, getPriceData: { Premium: '90.00' } };
    expect(change(changes)).toEqual({ ...priced, ...changes, previousGetPriceApiValue: undefined });
  });

  test.each<SavedQuote>([
    { visaType: [{ ...visa, name: 'Working holiday' }] },
    { rnNumber: 'RN1', regularPaymentDate: '2027-01-01' },
  ])('are kept after other changes: %j', (changes) => {
    expect(change(changes)).toEqual({ ...priced, ...changes });
  });
});

describe('§4 the previous premium', () => {
  const older = change({ age: 36 });

  test.each<SavedQuote>([{ age: 36 }, { dob: '1990-01-01' }, { partnerDob: '1970-01-01' }])(
    'is stored when people change and kept after a second change: %j',
    (changes) => {
      expect(change(changes).previousGetPriceApiValue).toBe('31.65');
      expect(withoutStalePrices(older, { ...older, ...changes }).previousGetPriceApiValue).toBe('31.65');
    },
  );

  test.each(['paymentFrequency', 'excessCode', 'hcfBundleId'] as const)(
    'is removed when %s changes',
    (field) => {
      const changes = { [field]: OTHER[field] };
      expect(change(changes).previousGetPriceApiValue).toBeUndefined();
      expect(withoutStalePrices(older, { ...older, ...changes }).previousGetPriceApiValue).toBeUndefined();
    },
  );
});

const single: SavedQuote = { coverType: 'S', age: 30, excessCode: 'G', paymentFrequency: 'M' };
const couple: SavedQuote = { ...single, coverType: 'D', partnerAge: 56 };
const request = (quote: PricedQuote) => priceRequest(quote, 'HV3 XV1', TODAY);
const flags = (client: string, spouse: string) => ({
  ClientContiniousCoverFlag: client,
  SpouseContiniousCoverFlag: spouse,
});

test('§7 §9 creates a request with every field of getPrice', () => {
  const days = { CommencementDate: TODAY, PaymentStartDate: '2026-12-20' };
  const births = { ClientDOB: '1996-11-20', SpouseDOB: '' };
  const asked = { HcfProductId: 'HV3 XV1', ExcessCode: 'G', PaymentFrequency: 'M', ScaleCode: 'S' };
  const fixed = { RebateTier: -1, ageCode: 'B', StateCode: 'N', corporateName: '', isOVHCProduct: true };
  expect(request(single)).toEqual({ ...days, ...births, ...asked, ...fixed, ...flags('N', 'N') });
});

test.each(['S', 'P', 'D', 'F'] as const)('§7 cover type %s matches the contract', (coverType) => {
  const body = request({ ...couple, coverType, currentHealthCoverPartner: 'yes' });
  expect(contractErrors('getPrice', 'request', { body })).toBeUndefined();
  const hasPartner = coverType === 'D' || coverType === 'F';
  const partner = { SpouseDOB: '1970-11-20', SpouseContiniousCoverFlag: 'Y' };
  const nobody = { SpouseDOB: '', SpouseContiniousCoverFlag: 'N' };
  expect(body).toMatchObject({ ScaleCode: coverType, ...(hasPartner ? partner : nobody) });
});

const born = { dob: '1996-03-02', partnerDob: '1970-01-31' };
const weekly = { PaymentFrequency: 'W', PaymentStartDate: '2026-11-27' };
test.each<[string, PricedQuote, object]>([
  ['§4 sends the birthdays of a couple', born, { ClientDOB: born.dob, SpouseDOB: born.partnerDob }],
  ['§4 requests a weekly price without a frequency', { paymentFrequency: undefined }, weekly],
  ['§7 sends the visitor’s cover with another fund', { currentHealthCover: 'yes' }, flags('Y', 'N')],
  ['§7 sends the partner’s cover with another fund', { currentHealthCoverPartner: 'yes' }, flags('N', 'Y')],
])('%s', (_case, changes, expected) => {
  expect(request({ ...couple, ...changes })).toMatchObject(expected);
});

test.each<[SavedQuote, string]>([
  [{}, TODAY],
  [{ coverStart: '2027-01-05' }, '2027-01-05'],
  [{ coverStart: '2027-01-05', coverStartDate: '2027-02-01' }, '2027-02-01'],
  [{ coverStartDate: '2026-11-19' }, TODAY],
])('starts cover today unless a later day was chosen: %j: %s', (quote, day) => {
  expect(commencementDate(quote, TODAY)).toBe(day);
});

test('returns no request or price key for an incomplete quote', () => {
  for (const field of ['coverType', 'age', 'partnerAge', 'excessCode'])
    expect(request({ ...couple, [field]: undefined }), field).toBeUndefined();
  const complete: PricedQuote = { ...couple, visaType: [visa], hcfBundleId: 'OVHC-EVERYDAY' };
  expect(priceKey(complete, TODAY)).toBeDefined();
  for (const field of ['visaType', 'coverType', 'age', 'partnerAge', 'hcfBundleId', 'excessCode'])
    expect(priceKey({ ...complete, [field]: undefined }, TODAY), field).toBeUndefined();
});
