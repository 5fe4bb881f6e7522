import { describe, expect, test } from 'vitest';
import type { RecordDraft } from '../../../../../../src/ovhc/application/record/index.ts';
import { validateRecord } from '../../../../../../src/ovhc/application/record/index.ts';
import {
  byAccount,
  byCard,
  COVER_TYPES,
  fund,
  noFund,
  offshore,
  onshore,
  partnersFund,
  quoteFor,
  recordFor,
  recordOf,
} from './sample.ts';

/** The groups that §7 lists, by the fields of ours that stand for them. */
const ALWAYS = [
  'submissionReference',
  ...['commencementDate', 'gender', 'title', 'firstName', 'lastName', 'birthDate', 'contactNumber', 'email'],
  ...['switchFundFlag', 'payNowFlag', 'rebateFlag', 'rebateTier', 'debitType', 'paymentFrequency'],
  ...['paymentStartDate', 'scaleCode', 'excessCode', 'productName', 'amount', 'basePremium'],
  ...['quoteId', 'opportunityId', 'productId', 'countryOfOrigin', 'visaExpiryDate', 'onshoreIndicator'],
  ...['visaSubclass', 'residentialAddressLineOne', 'residentialAddressLineTwo', 'residentialSuburb'],
  ...['residentialState', 'residentialPostCode', 'branchName'],
];
const BY_CARD = [
  ...['cardToken', 'cardSchema', 'cardCategory', 'cardExpiryDate', 'maskedPAN'],
  ...['merchReference', 'txnReference'],
];
const BY_ACCOUNT = ['accountName', 'bsbNumber', 'accountNumber'];
const FUND = ['existingFundId', 'existingFundName', 'existingFundMemberNumber', 'terminateMembershipFlag'];
const PERSON = ['title', 'gender', 'firstName', 'lastName', 'birthDate', 'countryOfOrigin'];
const partners = (names: string[]) => names.map((name) => `fam_spouse_${name}`);

const PLACES = [
  ['onsite', onshore],
  ['offshore', offshore],
] as const;
const MEANS = [
  ['card', byCard, BY_CARD],
  ['account', byAccount, BY_ACCOUNT],
] as const;

describe.each(COVER_TYPES)('§7 the record for scale code %s', (coverType) => {
  const isForTwo = coverType === 'D' || coverType === 'F';
  const own = [
    ...ALWAYS,
    ...(isForTwo ? partners([...PERSON, 'switchFundFlag']) : []),
    ...(coverType === 'P' || coverType === 'F' ? ['dependentDetails'] : []),
  ];
  const funds = [
    ['no fund', noFund, []],
    ['a fund', fund, FUND],
    ...(isForTwo
      ? ([['two funds', { ...fund, ...partnersFund }, [...FUND, ...partners(FUND)]]] as const)
      : []),
  ] as const;
  const cases = PLACES.flatMap(([place, contact]) =>
    MEANS.flatMap(([means, payment, paid]) =>
      funds.map(([cover, current, had]) => ({
        place,
        means,
        cover,
        parts: [contact, payment, current],
        fields: [...own, ...paid, ...had],
      })),
    ),
  );

  test.each(cases)(
    '$place, $cover, by $means: every group of it, no other, and it fits',
    ({ parts, fields }) => {
      const record = recordFor(coverType, ...parts);
      expect(Object.keys(record).sort()).toEqual([...fields].sort());
      expect(validateRecord(record)).toBe(record);
    },
  );

  test('says who is covered by the code of §9', () => {
    expect(recordFor(coverType).scaleCode).toBe(coverType);
  });
});

test('§7 what the quote knows of the product, and what every visitor has alike', () => {
  expect(recordFor('S')).toMatchObject({
    commencementDate: '2026-12-01',
    visaSubclass: '417',
    visaExpiryDate: '2028-05-01',
    productId: 'HV3 XV1',
    productName: 'Extended Visitor Cover',
    excessCode: 'A',
    rebateFlag: 'N',
    rebateTier: -1,
    payNowFlag: 'Y',
  });
});

test('decisions "The card frame": one submission is known by its reference', () => {
  expect(recordOf('S', { reference: 'f'.repeat(32) }).submissionReference).toBe('f'.repeat(32));
});

test('§7 the ids of a quote that was e-mailed, and empty texts where none was', () => {
  const quote = { ...quoteFor('S'), quoteId: 'Q-1', opportunityId: 'OP-1' };
  expect(recordOf('S', { quote })).toMatchObject({ quoteId: 'Q-1', opportunityId: 'OP-1' });
  expect(recordFor('S')).toMatchObject({ quoteId: '', opportunityId: '' });
});

test('§7 the day the cover starts is the one that was answered', () => {
  expect(recordFor('S', { coverStart: '2027-01-31' }).commencementDate).toBe('2027-01-31');
});

test('§2 who is not covered is not told of, whatever is left of them', () => {
  const left = { firstNamePartner: 'Bo', currentHealthCoverPartner: 'yes', dependants: [{}] };
  expect(recordFor('S', left)).toEqual(recordFor('S'));
});

test('§7 what was not answered is absent, and that is for the schema to refuse', () => {
  const record: RecordDraft = recordOf('S', { quote: {} }, { title: undefined, countryCitizenship: [] });
  const gone = [
    'title',
    'countryOfOrigin',
    'visaSubclass',
    'scaleCode',
    'productId',
    'productName',
    'excessCode',
  ];
  for (const name of gone) expect(record).not.toHaveProperty(name);
  expect(() => validateRecord(record)).toThrow('required');
});

test('design: an application is not changed by being told', () => {
  const given = { address: { ...(onshore.address as object) } };
  const before = structuredClone(given);
  recordFor('F', given as typeof onshore);
  expect(given).toEqual(before);
});
