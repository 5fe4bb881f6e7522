import { describe, expect, test } from 'vitest';
import { validateRecord } from '../../../../../../src/ovhc/application/record/index.ts';
import { paymentFields } from '../../../../../../src/ovhc/application/record/payment.ts';
import { setClock, ZONES } from '../../time-zone.ts';
import * as sample from './sample.ts';

const { amounts, byAccount, byCard, card, COVER_TYPES, fund, offshore, onshore, partnersFund } = sample;
const { quoteFor, recordFor, recordOf } = sample;

/** The fields of every record, in the groups of §7. */
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

const FUNDS = [
  ['no fund', sample.noFund, []],
  ['a fund', fund, sample.FUND_FIELDS],
  ['two funds', { ...fund, ...partnersFund }, [...sample.FUND_FIELDS, ...partners(sample.FUND_FIELDS)]],
] as const;
const PAYMENTS = [
  [byCard, sample.CARD_FIELDS],
  [byAccount, sample.ACCOUNT_FIELDS],
] as const;

test.each(COVER_TYPES)(
  '§7 the record for scale code %s has each of its groups, and no other',
  (coverType) => {
    const isForTwo = coverType === 'D' || coverType === 'F';
    const always = [
      ...ALWAYS,
      ...(isForTwo ? partners([...PERSON, 'switchFundFlag']) : []),
      ...(coverType === 'P' || coverType === 'F' ? ['dependentDetails'] : []),
    ];
    for (const [name, current, fundFields] of FUNDS.slice(0, isForTwo ? 3 : 2))
      for (const place of [onshore, offshore])
        for (const [payment, fields] of PAYMENTS) {
          const record = recordFor(coverType, place, payment, current);
          expect(Object.keys(record).sort(), name).toEqual([...always, ...fields, ...fundFields].sort());
          expect(validateRecord(record)).toBe(record);
          expect(record.scaleCode).toBe(coverType);
        }
  },
);

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
  // a quote that was never e-mailed
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

describe('the payment', () => {
  const coverStart = '2026-12-01';
  const carded = { ...byCard, coverStart };
  const banked = { ...byAccount, coverStart };
  const { amount: _amount, ...token } = card;
  const sums = { amount: '148.20', basePremium: '34.20', payNowFlag: 'Y' };

  test('§7 by card: type C, the token bundle and the references, nothing of an account; §9 both sums', () => {
    const record = paymentFields({ ...banked, ...byCard }, card, amounts);
    expect(record).toMatchObject({ debitType: 'C', ...token, branchName: 'Corporate Banking', ...sums });
    for (const name of sample.ACCOUNT_FIELDS) expect(record).not.toHaveProperty(name);
  });

  test.each([
    ['another amount', { ...card, amount: '34.20' }],
    ['the same amount in another format', { ...card, amount: '148.2' }],
    ['nothing', undefined],
  ])('a token for %s pays for nothing', (_case, other) => {
    const record = paymentFields(carded, other, amounts);
    for (const name of Object.keys(token)) expect(record).not.toHaveProperty(name);
  });

  test('§7 by account: type E, the account as typed, its branch and both sums, nothing of a card', () => {
    const record = paymentFields({ ...banked, accountName: ' Amélie O’Neill-Brontë ' }, card, amounts);
    expect(record).toMatchObject({
      debitType: 'E',
      accountName: 'Amélie O’Neill-Brontë',
      bsbNumber: '062000',
      accountNumber: '001234567',
      branchName: 'Sydney, 48 Martin Place',
      ...sums,
    });
    expect(record).not.toHaveProperty('cardToken');
  });

  test.each([
    ['defaults to Corporate Banking', [{ bsbNumber: '062000' }], '062000'],
    ['makes no BSB of a typed text (§5)', '062000', undefined],
  ])('a missing branch %s', (_case, bsbNumber, sent) => {
    const record = paymentFields({ ...banked, bsbNumber }, undefined, amounts);
    expect(record).toMatchObject({ bsbNumber: sent, branchName: 'Corporate Banking' });
  });

  test.each(ZONES)('§9 starts on the regular payment date, in %s, by default weekly', (zone) => {
    setClock(zone, '2026-11-20T12:00:00Z');
    const fieldsOf = (paymentFrequency?: string, start: unknown = '2027-01-31') =>
      paymentFields({ ...carded, coverStart: start, paymentFrequency }, card, amounts);
    const [later, earlier] = ['2027-03-31', '2027-02-28'];
    const dates = [...'WFMQHY'].map((frequency) => fieldsOf(frequency).paymentStartDate);
    expect(dates).toEqual([earlier, earlier, later, earlier, earlier, later]);
    expect(fieldsOf()).toMatchObject({ paymentFrequency: 'W', paymentStartDate: earlier });
    for (const day of ['', '01/12/2026', '2026-02-30', 7])
      expect(fieldsOf('W', day).paymentStartDate).toBeUndefined();
  });
});
