import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../scripts/schemas/ajv.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import {
  answersFor,
  byAccount,
  fund,
  home,
  offshore,
  partnersFund,
  TODAY,
  zoe,
} from '../../src/ovhc/application/record/sample.ts';
import { errorsOf, setToday } from './steps.ts';

const ajv = createSchemaAjv();
const RECORD = 'schema:/api/preSubmission.schema.json#/properties/record/properties/';
const DEPENDANT = 'schema:/api/preSubmission.schema.json#/properties/dependants/items/properties/';

const FACTS = { coverType: 'F', firstInstalmentAmount: '148.20', regularPayment: '34.20' };
const ANSWERS = answersFor('F', fund, partnersFund, byAccount);

/** Returns the keyword of a step's error at a place. */
const fault = (step: string, at: string, answers: JsonObject) => errorsOf(step, answers, FACTS)[at];

const letters = (count: number) => 'x'.repeat(count);
const email = (length: number) => `${letters(length - '@example.com'.length)}@example.com`;
const digits = (count: number) => '0412345678901'.slice(0, count);

type Make = (length: number) => string;
const FIELDS: [part: string, step: string, field: string, longest: number, make: Make][] = [
  ['firstName', 'personal-details', 'firstName', 100, letters],
  ['lastName', 'personal-details', 'lastName', 100, letters],
  ['fam_spouse_firstName', 'partner-details', 'firstNamePartner', 100, letters],
  ['fam_spouse_lastName', 'partner-details', 'lastNamePartner', 100, letters],
  ['email', 'contact-details', 'email', 254, email],
  ['contactNumber', 'contact-details', 'phoneNumber', 10, digits],
  ['existingFundMemberNumber', 'current-cover', 'memberNumber', 10, digits],
  ['fam_spouse_existingFundMemberNumber', 'current-cover', 'memberNumberPartner', 10, digits],
  ['accountName', 'payment', 'accountName', 100, letters],
  ['accountNumber', 'payment', 'accountNumber', 9, digits],
];

beforeEach(() => setToday(...TODAY));
afterEach(() => {
  vi.useRealTimers();
});

describe('§7 what a field accepts, the record accepts: the longest', () => {
  test.each(FIELDS)('%s, of the step %s', (part, step, field, longest, make) => {
    const faultOf = (text: string) => fault(step, `/${field}`, { ...ANSWERS, [field]: text });
    expect(faultOf(make(longest))).toBeUndefined();
    // a pattern may fail first
    expect(faultOf(make(longest + 1))).toMatch(/^(maxLength|pattern)$/);
    expect(ajv.validate(RECORD + part, make(longest))).toBe(true);
  });

  test.each([
    ['firstName', 'firstNameDependant'],
    ['lastName', 'lastNameDependant'],
  ])('%s of a dependant', (part, field) => {
    const faultOf = (text: string) =>
      fault('dependants-details', `/dependants/0/${field}`, { dependants: [{ ...zoe, [field]: text }] });
    expect(faultOf(letters(100))).toBeUndefined();
    expect(faultOf(letters(101))).toBe('maxLength');
    expect(ajv.validate(DEPENDANT + part, letters(100))).toBe(true);
  });

  describe.each([
    ['address', {}],
    ['intendedAddress', offshore],
  ])('%s', (address, others) => {
    test.each([
      ['residentialAddressLineOne', 'addresslineOne', 100],
      ['residentialAddressLineTwo', 'addresslineTwo', 100],
      ['residentialSuburb', 'suburb', 60],
    ])('%s', (part, line, longest) => {
      const faultOf = (text: string) => {
        const answers = { ...ANSWERS, ...others, [address]: { ...home, [line]: text } };
        return fault('contact-details', `/${address}/${line}`, answers);
      };
      expect(faultOf(letters(longest))).toBeUndefined();
      expect(faultOf(letters(longest + 1))).toBe('maxLength');
      expect(ajv.validate(RECORD + part, letters(longest))).toBe(true);
    });
  });
});

test('invalid answers are found at these places', () => {
  expect(fault('personal-details', '/firstName', { ...ANSWERS, firstName: '' })).toBeDefined();
  expect(fault('payment', '/accountName', { ...ANSWERS, accountName: '' })).toBeDefined();
});
