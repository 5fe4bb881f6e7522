import { expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { contractErrors } from '../../../../../scripts/sandbox/contracts.ts';
import type { PricedQuote } from '../../../../../src/ovhc/quote/price-inputs.ts';
import { commencementDate, priceKey, priceRequest } from '../../../../../src/ovhc/quote/price-request.ts';

const TODAY = '2026-11-20';
const single: SavedQuote = { coverType: 'S', age: 30, excessCode: 'G', paymentFrequency: 'M' };
const couple: SavedQuote = { ...single, coverType: 'D', partnerAge: 56 };
const request = (quote: PricedQuote) => priceRequest(quote, 'HV3 XV1', TODAY);

test('§7 has all fields of getPrice, days as yyyy-MM-dd, codes of §9', () => {
  expect(request(single)).toEqual({
    CommencementDate: '2026-11-20',
    PaymentStartDate: '2026-12-20',
    RebateTier: -1,
    ClientDOB: '1996-11-20',
    SpouseDOB: '',
    ScaleCode: 'S',
    HcfProductId: 'HV3 XV1',
    ExcessCode: 'G',
    PaymentFrequency: 'M',
    ClientContiniousCoverFlag: 'N',
    SpouseContiniousCoverFlag: 'N',
    ageCode: 'B',
    StateCode: 'N',
    corporateName: '',
    isOVHCProduct: true,
  });
});

test.each(['S', 'P', 'D', 'F'] as const)('§7 cover type %s fits the contract', (coverType) => {
  const body = request({ ...couple, coverType, currentHealthCoverPartner: 'yes' });
  expect(contractErrors('getPrice', 'request', { body })).toBeUndefined();
  const hasPartner = coverType === 'D' || coverType === 'F';
  const partner = { SpouseDOB: '1970-11-20', SpouseContiniousCoverFlag: 'Y' };
  const nobody = { SpouseDOB: '', SpouseContiniousCoverFlag: 'N' };
  expect(body).toMatchObject({ ScaleCode: coverType, ...(hasPartner ? partner : nobody) });
});

const flags = (ClientContiniousCoverFlag: string, SpouseContiniousCoverFlag: string) => ({
  ClientContiniousCoverFlag,
  SpouseContiniousCoverFlag,
});
const born = { dob: '1996-03-02', partnerDob: '1970-01-31' };
const weekly = { PaymentFrequency: 'W', PaymentStartDate: '2026-11-27' };
test.each<[string, PricedQuote, object]>([
  ['§4 birthdays', born, { ClientDOB: born.dob, SpouseDOB: born.partnerDob }],
  ['§4 no frequency, which is weekly', { paymentFrequency: undefined }, weekly],
  ['§7 the visitor’s cover with another fund', { currentHealthCover: 'yes' }, flags('Y', 'N')],
  ['§7 the partner’s cover with another fund', { currentHealthCoverPartner: 'yes' }, flags('N', 'Y')],
])('a couple with %s', (_case, changes, expected) => {
  expect(request({ ...couple, ...changes })).toMatchObject(expected);
});

test.each<[SavedQuote, string]>([
  [{}, TODAY],
  [{ coverStart: '2027-01-05' }, '2027-01-05'],
  [{ coverStart: '2027-01-05', coverStartDate: '2027-02-01' }, '2027-02-01'],
  [{ coverStartDate: '2026-11-19' }, TODAY],
])('cover starts today unless a later day was chosen: %j: %s', (quote, day) => {
  expect(commencementDate(quote, TODAY)).toBe(day);
});

test('an incomplete quote has neither request nor price', () => {
  for (const field of ['coverType', 'age', 'partnerAge', 'excessCode'])
    expect(request({ ...couple, [field]: undefined }), field).toBeUndefined();
  const visaType = [{ code: '417', name: 'Working Holiday visa', isSupported: true }];
  const complete: PricedQuote = { ...couple, visaType, hcfBundleId: 'OVHC-EVERYDAY' };
  expect(priceKey(complete, TODAY)).toBeDefined();
  for (const field of ['visaType', 'coverType', 'age', 'partnerAge', 'hcfBundleId', 'excessCode'])
    expect(priceKey({ ...complete, [field]: undefined }, TODAY), field).toBeUndefined();
});
