import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { createContracts } from '../../../../../scripts/sandbox/contracts.ts';
import type { PricedQuote } from '../../../../../src/ovhc/quote/price-inputs.ts';
import { commencementDate, priceKey, priceRequest } from '../../../../../src/ovhc/quote/price-request.ts';

const TODAY = '2026-11-20';
const single: SavedQuote = { coverType: 'S', age: 30, excessCode: 'G', paymentFrequency: 'M' };
const couple: SavedQuote = { ...single, coverType: 'D', partnerAge: 56 };
const request = (quote: PricedQuote) => priceRequest(quote, 'HV3 XV1', TODAY);

test('§7 all fields of getPrice, days as yyyy-MM-dd, codes of §9', () => {
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

test.each(['S', 'D', 'P', 'F'] as const)(
  '§7 the request for cover type %s fits the call’s contract',
  (coverType) => {
    const contracts = createContracts();
    expect(
      contracts.validate('getPrice', 'request', { body: request({ ...couple, coverType }) }),
    ).toBeUndefined();
  },
);

test('§7 a partner who is covered has a birthday, one who is not has none', () => {
  expect(request(couple)).toMatchObject({ ScaleCode: 'D', SpouseDOB: '1970-11-20' });
  expect(request({ ...couple, coverType: 'P' })).toMatchObject({ ScaleCode: 'P', SpouseDOB: '' });
});

test('§4 birthdays that were told are the ones asked for', () => {
  const told = { ...couple, dob: '1996-03-02', partnerDob: '1970-01-31' };
  expect(request(told)).toMatchObject({ ClientDOB: '1996-03-02', SpouseDOB: '1970-01-31' });
});

test('§4 the frequency is weekly unless the visitor chose', () => {
  expect(request({ ...single, paymentFrequency: undefined })).toMatchObject({
    PaymentFrequency: 'W',
    PaymentStartDate: '2026-11-27',
  });
});

test('§7 a visitor who comes with cover of another fund is said to', () => {
  expect(request({ ...single, currentHealthCover: 'yes' })).toMatchObject({ ClientContiniousCoverFlag: 'Y' });
  expect(request({ ...single, currentHealthCover: 'no' })).toMatchObject({ ClientContiniousCoverFlag: 'N' });
});

test.each([
  ['no', 'no', 'N', 'N'],
  ['yes', 'no', 'Y', 'N'],
  ['no', 'yes', 'N', 'Y'],
  ['yes', 'yes', 'Y', 'Y'],
  [undefined, undefined, 'N', 'N'],
] as const)(
  '§7 cover of another fund, of the visitor %s, of the partner %s: %s and %s',
  (own, partners, client, spouse) => {
    const quote = { ...couple, currentHealthCover: own, currentHealthCoverPartner: partners };
    const flags = { ClientContiniousCoverFlag: client, SpouseContiniousCoverFlag: spouse };
    expect(request(quote)).toMatchObject(flags);
    expect(request({ ...quote, coverType: 'F' })).toMatchObject(flags);
  },
);

test.each(['S', 'P'] as const)(
  '§7 cover type %s: cover of a partner who is not covered is not told of',
  (coverType) => {
    const quote = { ...couple, coverType, currentHealthCoverPartner: 'yes' } as const;
    expect(request(quote)).toMatchObject({ SpouseContiniousCoverFlag: 'N' });
  },
);

describe('a quote that does not say enough is not priced', () => {
  test.each<keyof SavedQuote>(['coverType', 'age', 'excessCode'])('without %s', (field) => {
    expect(request({ ...single, [field]: undefined })).toBeUndefined();
  });

  test('for two, without the partner’s age', () => {
    expect(request({ ...couple, partnerAge: undefined })).toBeUndefined();
  });
});

describe('decisions "Dates": cover starts today, unless a later day was chosen', () => {
  test.each<[SavedQuote, string]>([
    [{}, TODAY],
    [{ coverStart: '2027-01-05' }, '2027-01-05'],
    [{ coverStart: '2027-01-05', coverStartDate: '2027-02-01' }, '2027-02-01'],
    [{ coverStartDate: '2026-11-19' }, TODAY],
  ])('%j: %s', (quote, day) => {
    expect(commencementDate(quote, TODAY)).toBe(day);
  });
});

describe('a quote has no price', () => {
  const quote: PricedQuote = {
    ...couple,
    visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
    hcfBundleId: 'OVHC-EVERYDAY',
  };

  test.each<keyof SavedQuote>(['visaType', 'coverType', 'age', 'partnerAge', 'hcfBundleId', 'excessCode'])(
    'without %s',
    (field) => {
      expect(priceKey({ ...quote, [field]: undefined }, TODAY)).toBeUndefined();
    },
  );
});
