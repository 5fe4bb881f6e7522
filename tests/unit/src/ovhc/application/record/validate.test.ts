import { describe, expect, test } from 'vitest';
import { type RecordDraft, validateRecord } from '../../../../../../src/ovhc/application/record/index.ts';
import * as sample from './sample.ts';

const { ACCOUNT_FIELDS, CARD_FIELDS, FUND_FIELDS, recordFor } = sample;

const family = recordFor('F', sample.fund, sample.partnersFund);
const single = recordFor('S');
const banked = recordFor('S', sample.byAccount);
const pick = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

/** Returns the errors of a changed record as text. Empty if the record is valid. */
function errorsOf(record: RecordDraft, changes: object = {}): string {
  try {
    validateRecord(JSON.parse(JSON.stringify({ ...record, ...changes })));
    return '';
  } catch (error) {
    return String(error);
  }
}

function expectOnlyIn(owner: RecordDraft, names: readonly string[], other: RecordDraft) {
  for (const name of names) {
    // a fund that is not on the list has no id
    const isOptional = name.endsWith('existingFundId');
    expect(errorsOf(owner, { [name]: undefined })).toEqual(
      isOptional ? '' : expect.stringContaining(`required at "" ${name}`),
    );
    expect(errorsOf(other, pick(owner, [name]))).toContain(`"/${name}"`);
  }
}

test('§7 requires every field of a simple record', () => {
  for (const name of Object.keys(single))
    expect(errorsOf(single, { [name]: undefined })).toContain(`required at "" ${name}`);
});

test('§7 requires card, account and fund details only in records that need them', () => {
  expectOnlyIn(single, CARD_FIELDS, banked);
  expectOnlyIn(banked, ACCOUNT_FIELDS, single);
  expectOnlyIn(family, FUND_FIELDS, single);
  const names = FUND_FIELDS.map((name) => `fam_spouse_${name}`);
  expectOnlyIn(family, names, recordFor('D'));
  expect(errorsOf(recordFor('S', { ...sample.byCard, paymentType: undefined }))).toContain('accountName');
});

describe('§7 covered people', () => {
  test.each(['D', 'F'] as const)('scale code %s requires every detail of the partner', (coverType) => {
    const record = recordFor(coverType);
    const names = Object.keys(record).filter((name) => name.startsWith('fam_spouse_'));
    expect(names).toHaveLength(7);
    for (const other of ['S', 'P'] as const) expectOnlyIn(record, names, recordFor(other));
  });
  test.each(['P', 'F'] as const)('scale code %s requires dependants', (coverType) => {
    for (const other of ['S', 'D'] as const)
      expectOnlyIn(recordFor(coverType), ['dependentDetails'], recordFor(other));
    expect(errorsOf(recordFor(coverType, { dependants: [] }))).toContain('minItems at ""');
  });
});

test('§7 rejects incomplete or invalid dependants', () => {
  const [child] = JSON.parse(String(family.dependentDetails)) as object[];
  const list = (changes: object) =>
    errorsOf(family, { dependentDetails: JSON.stringify([{ ...child, ...changes }]) });
  for (const name of ['title', 'gender', 'firstName', 'lastName', 'birthDate', 'countryOfOrigin'])
    expect(list({ [name]: undefined })).toContain(`required at "/0" ${name}`);
  for (const wrong of [
    { birthDate: '29/02/2020' },
    { gender: 'X' },
    { firstName: '' },
    { memberNumber: '1' },
  ])
    expect(list(wrong)).not.toBe('');
});

const NEVER_EMPTY = ['email', 'firstName', 'lastName', 'residentialSuburb', 'cardToken', 'branchName'];
test.each<object>([
  ...[{ submissionReference: '0123' }, { submissionReference: 'F'.repeat(32) }, { birthDate: '1996-02-30' }],
  ...[{ commencementDate: '01/12/2026' }, { cardExpiryDate: '13/28' }, { cardExpiryDate: '11/2028' }],
  ...[{ contactNumber: '+61491570006' }, { contactNumber: '049157000' }, { residentialPostCode: '800' }],
  ...[{ gender: 'They/Them' }, { residentialState: 'XYZ' }, { onshoreIndicator: 'yes' }, { excessCode: 'B' }],
  ...[{ paymentFrequency: 'D' }, { payNowFlag: 'N' }, { debitType: 'X' }, { rebateTier: '-1' }],
  ...[{ amount: '148.2' }, { amount: 148.2 }, { basePremium: 'A$34.20' }, { maskedPAN: 'not a number' }],
  ...[{ cardNumber: '4111111111111111' }, ...NEVER_EMPTY.map((name) => ({ [name]: '' }))],
])('§7 rejects a record with %j', (change) => expect(errorsOf(single, change)).not.toBe(''));

test('§9 rejects a malformed BSB or account number', () => {
  for (const bsbNumber of ['62000', '062-000'])
    expect(errorsOf(banked, { bsbNumber })).toContain('pattern at "/bsbNumber"');
  for (const accountNumber of ['', '1234567890', '12 34'])
    expect(errorsOf(banked, { accountNumber })).toContain('pattern at "/accountNumber"');
});

test('names the field but never its value in an error', () => {
  const typed = { firstName: 7, email: 'x', cardToken: '', accountNumber: 'secret', lastName: 'Secret-Name' };
  const message = errorsOf(single, typed);
  expect(message).toContain('"/firstName"');
  for (const value of ['secret', 'Secret-Name', 'Amélie', '4111']) expect(message).not.toContain(value);
});
