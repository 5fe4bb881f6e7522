import { describe, expect, test } from 'vitest';
import { validateRecord } from '../../../../../../src/ovhc/application/record/index.ts';
import * as sample from './sample.ts';

const { COVER_TYPES, fund, offshore, onshore, partnersFund, quoteFor, recordFor, recordOf } = sample;

/** The groups of §7, by their fields. */
const ALWAYS = [
  'submissionReference',
  ...['commencementDate', 'gender', 'title', 'firstName', 'lastName', 'birthDate', 'contactNumber', 'email'],
  ...['switchFundFlag', 'payNowFlag', 'rebateFlag', 'rebateTier', 'debitType', 'paymentFrequency'],
  ...['paymentStartDate', 'scaleCode', 'excessCode', 'productName', 'amount', 'basePremium'],
  ...['quoteId', 'opportunityId', 'productId', 'countryOfOrigin', 'visaExpiryDate', 'onshoreIndicator'],
  ...['visaSubclass', 'residentialAddressLineOne', 'residentialAddressLineTwo', 'residentialSuburb'],
  ...['residentialState', 'residentialPostCode', 'branchName'],
];
const PERSON = ['title', 'gender', 'firstName', 'lastName', 'birthDate', 'countryOfOrigin'];
const partners = (names: readonly string[]) => names.map((name) => `fam_spouse_${name}`);

describe.each(COVER_TYPES)('§7 the record for scale code %s', (coverType) => {
  const isForTwo = coverType === 'D' || coverType === 'F';
  const always = [
    ...ALWAYS,
    ...(isForTwo ? partners([...PERSON, 'switchFundFlag']) : []),
    ...(coverType === 'P' || coverType === 'F' ? ['dependentDetails'] : []),
  ];
  const funds = [
    ['no fund', sample.noFund, []],
    ['a fund', fund, sample.FUND_FIELDS],
    ['two funds', { ...fund, ...partnersFund }, [...sample.FUND_FIELDS, ...partners(sample.FUND_FIELDS)]],
  ] as const;

  test.each(funds.slice(0, isForTwo ? 3 : 2))(
    'with %s has each of its groups, and no other',
    (_case, ...parts) => {
      const [current, fundFields] = parts;
      for (const place of [onshore, offshore])
        for (const [payment, fields] of [
          [sample.byCard, sample.CARD_FIELDS],
          [sample.byAccount, sample.ACCOUNT_FIELDS],
        ] as const) {
          const record = recordFor(coverType, place, payment, current);
          expect(Object.keys(record).sort()).toEqual([...always, ...fields, ...fundFields].sort());
          expect(validateRecord(record)).toBe(record);
          expect(record.scaleCode).toBe(coverType);
        }
    },
  );
});

test('§7 has what the quote knows of the product, and what all visitors share', () => {
  const quote = { ...quoteFor('S'), quoteId: 'Q-1', opportunityId: 'OP-1' };
  const reference = 'f'.repeat(32);
  expect(recordOf('S', { quote, reference }, { coverStart: '2027-01-31' })).toMatchObject({
    submissionReference: reference,
    commencementDate: '2027-01-31',
    visaSubclass: '417',
    visaExpiryDate: '2028-05-01',
    productId: 'HV3 XV1',
    productName: 'Extended Visitor Cover',
    excessCode: 'A',
    rebateFlag: 'N',
    rebateTier: -1,
    payNowFlag: 'Y',
    quoteId: 'Q-1',
    opportunityId: 'OP-1',
  });
  // a quote that was not e-mailed
  expect(recordFor('S')).toMatchObject({ quoteId: '', opportunityId: '' });
});

test('§2 leaves out who is not covered', () => {
  const left = { firstNamePartner: 'Bo', currentHealthCoverPartner: 'yes', dependants: [{}] };
  expect(recordFor('S', left)).toEqual(recordFor('S'));
});

test('§7 leaves out what was not answered, for the schema to refuse', () => {
  const record = recordOf('S', { quote: {} }, { title: undefined, countryCitizenship: [] });
  const absent = ['visaSubclass', 'scaleCode', 'productId', 'productName', 'excessCode'];
  for (const name of [...absent, 'title', 'countryOfOrigin']) expect(record).not.toHaveProperty(name);
  expect(() => validateRecord(record)).toThrow('required');
});

test('does not change the application', () => {
  const given = { address: { ...(onshore.address as object) } };
  const before = structuredClone(given);
  recordFor('F', given as typeof onshore);
  expect(given).toEqual(before);
});
