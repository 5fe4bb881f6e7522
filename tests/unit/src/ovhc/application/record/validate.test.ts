import { describe, expect, test } from 'vitest';
import type { RecordDraft } from '../../../../../../src/ovhc/application/record/index.ts';
import { validateRecord } from '../../../../../../src/ovhc/application/record/index.ts';
import { byAccount, byCard, COVER_TYPES, fund, partnersFund, recordFor } from './sample.ts';

const family = recordFor('F', fund, partnersFund);
const single = recordFor('S');
const banked = recordFor('S', byAccount);

const CARD = [
  'cardToken',
  'cardSchema',
  'cardCategory',
  'cardExpiryDate',
  'maskedPAN',
  'merchReference',
  'txnReference',
];
const ACCOUNT = ['accountName', 'bsbNumber', 'accountNumber'];
const FUND = ['existingFundId', 'existingFundName', 'existingFundMemberNumber', 'terminateMembershipFlag'];
const only = (record: object, names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
const spouse = only(
  family,
  Object.keys(family).filter((name) => name.startsWith('fam_spouse_')),
);

/** Which parts of a changed record are at fault; empty where it fits. */
function faults(record: RecordDraft, changes: object = {}): string {
  try {
    validateRecord(JSON.parse(JSON.stringify({ ...record, ...changes })));
    return '';
  } catch (error) {
    return String(error);
  }
}

test('§7 a record that fits is handed back as it is', () => {
  expect(validateRecord(family)).toBe(family);
});

test.each(Object.keys(single))('§7 %s is part of every record', (name) => {
  expect(faults(single, { [name]: undefined })).toContain(`required at "" ${name}`);
});

describe('§7 what belongs together', () => {
  test.each(CARD)('by card: not without %s', (name) => {
    expect(faults(single, { [name]: undefined })).toContain(`required at "" ${name}`);
  });
  test.each(ACCOUNT)('by account: not without %s', (name) => {
    expect(faults(banked, { [name]: undefined })).toContain(`required at "" ${name}`);
  });
  test.each(ACCOUNT)('by card: not with %s of an account', (name) => {
    expect(faults(single, only(banked, [name]))).toContain(`"/${name}"`);
  });
  test.each(CARD)('by account: not with %s of a card', (name) => {
    expect(faults(banked, only(single, [name]))).toContain(`"/${name}"`);
  });
  test.each(FUND)('from another fund: not without %s, nor it without a fund', (name) => {
    expect(faults(family, { [name]: undefined })).toContain(`required at "" ${name}`);
    expect(faults(single, only(family, [name]))).toContain(`"/${name}"`);
  });
  test.each(FUND.map((name) => `fam_spouse_${name}`))(
    'the partner’s fund: not without %s, nor it without one',
    (name) => {
      expect(faults(family, { [name]: undefined })).toContain(`required at "" ${name}`);
      expect(faults(recordFor('D'), only(family, [name]))).toContain(`"/${name}"`);
    },
  );
});

describe('§7 who is covered', () => {
  test.each(['D', 'F'] as const)('scale code %s: not without any detail of the partner', (coverType) => {
    const record = recordFor(coverType);
    const names = Object.keys(record).filter((name) => name.startsWith('fam_spouse_'));
    expect(names).toHaveLength(7);
    for (const name of names)
      expect(faults(record, { [name]: undefined })).toContain(`required at "" ${name}`);
  });
  test.each(['S', 'P'] as const)('scale code %s: with no detail of a partner', (coverType) => {
    for (const [name, value] of Object.entries(spouse))
      expect(faults(recordFor(coverType), { [name]: value })).toContain(`"/${name}"`);
  });
  test.each(['P', 'F'] as const)('scale code %s: not without dependants', (coverType) => {
    expect(faults(recordFor(coverType), { dependentDetails: undefined })).toContain('dependentDetails');
    expect(faults(recordFor(coverType, { dependants: [] }))).toContain('minItems at ""');
  });
  test.each(['S', 'D'] as const)('scale code %s: with no dependants', (coverType) => {
    expect(faults(recordFor(coverType), only(family, ['dependentDetails']))).toContain('"/dependentDetails"');
  });
  test.each(COVER_TYPES)('scale code %s: another’s record is none of it', (coverType) => {
    const others = COVER_TYPES.filter((other) => other !== coverType);
    for (const other of others) expect(faults(recordFor(other), { scaleCode: coverType })).not.toBe('');
  });
});

describe('§7 dependants', () => {
  const [child] = JSON.parse(String(family.dependentDetails)) as object[];
  const list = (changes: object) =>
    faults(family, { dependentDetails: JSON.stringify([{ ...child, ...changes }]) });
  test.each(['title', 'gender', 'firstName', 'lastName', 'birthDate', 'countryOfOrigin'])(
    'not without %s',
    (name) => {
      expect(list({ [name]: undefined })).toContain(`required at "/0" ${name}`);
    },
  );
  test.each([
    ['birthDate', '29/02/2020'],
    ['gender', 'X'],
    ['firstName', ''],
    ['memberNumber', '1'],
  ])('%s is not %j', (name, value) => {
    expect(list({ [name]: value })).not.toBe('');
  });
});

test.each([
  ['submissionReference', '0123'],
  ['submissionReference', 'F'.repeat(32)],
  ['gender', 'They/Them'],
  ['birthDate', '1996-02-30'],
  ['commencementDate', '01/12/2026'],
  ['contactNumber', '+61491570006'],
  ['contactNumber', '049157000'],
  ['email', ''],
  ['firstName', ''],
  ['lastName', ''],
  ['residentialPostCode', '800'],
  ['residentialState', 'XYZ'],
  ['residentialSuburb', ''],
  ['onshoreIndicator', 'yes'],
  ['excessCode', 'B'],
  ['paymentFrequency', 'D'],
  ['payNowFlag', 'N'],
  ['rebateTier', '-1'],
  ['debitType', 'X'],
  ['amount', '148.2'],
  ['amount', 148.2],
  ['basePremium', 'A$34.20'],
  ['cardExpiryDate', '13/28'],
  ['cardExpiryDate', '11/2028'],
  ['maskedPAN', 'not a number'],
  ['cardToken', ''],
  ['branchName', ''],
  ['cardNumber', '4111111111111111'],
])('§7 %s is not %j', (name, value) => {
  expect(faults(single, { [name]: value })).not.toBe('');
});

test.each([
  ['bsbNumber', '62000'],
  ['bsbNumber', '062-000'],
  ['accountNumber', ''],
  ['accountNumber', '1234567890'],
  ['accountNumber', '12 34'],
])('§9 %s is not %j', (name, value) => {
  expect(faults(banked, { [name]: value })).toContain(`pattern at "/${name}"`);
});

test('decisions "Analytics": what is wrong is told by the place, never by what stands there', () => {
  const typed = { firstName: 7, email: 'x', cardToken: '', accountNumber: 'secret', lastName: 'Secret-Name' };
  const told = faults(single, typed);
  expect(told).toContain('"/firstName"');
  for (const value of ['secret', 'Secret-Name', 'Amélie', '4111']) expect(told).not.toContain(value);
});

test('§7 a record that is paid in no way we know is none', () => {
  expect(faults(recordFor('S', { ...byCard, paymentType: undefined }))).toContain('accountName');
});
