import { beforeEach, describe, expect, test } from 'vitest';
import type { Step } from '#types/content/step';
import { createSchemaAjv } from '../../../../scripts/schemas/ajv.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../../src/engine/form/schema.ts';
import * as steps from '../../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../../src/engine/journey/step-forms.ts';
import { validateRecord } from '../../../../src/ovhc/application/record/index.ts';
import { findUnpricedAnswers } from '../../../../src/ovhc/application/record/unpriced-answers.ts';
import type { CoverType } from '../../../../src/ovhc/quote/cover-type.ts';
import { today } from '../../../../src/ovhc/quote/days.ts';
import * as sample from '../../src/ovhc/application/record/sample.ts';
import { errorsOf, journey, setToday, validators } from './steps.ts';

const { answersFor, byAccount, fund, home, offshore, partnersFund, quoteFor, recordFor, recordOf } = sample;
const { amounts, COVER_TYPES, TODAY, zoe } = sample;

/** Returns the first incomplete step, and the answers that the application submits. */
function fillIn(coverType: CoverType, answers: JsonObject) {
  const facts = { coverType, firstInstalmentAmount: amounts.first, regularPayment: amounts.regular };
  const named = ({ schema }: Step): JsonObject => {
    const names = fieldNames(schema).filter((name) => name in answers);
    return Object.fromEntries(names.map((name) => [name, answers[name]]));
  };
  const forms = createStepForms({ answersOf: named, onAnswers: () => {} });
  const entries = steps.activeSteps(journey, facts, validators);
  return {
    incomplete: steps.firstIncomplete(entries, forms, validators, facts)?.hash,
    answers: steps.collectAnswers(entries, forms, validators, facts),
  };
}

beforeEach(() => setToday(...TODAY));

const CASES = [
  ['in Australia, by card', []],
  ['abroad, by bank account', [offshore, byAccount]],
  ['from another fund', [fund, partnersFund]],
] as const;

describe.each(COVER_TYPES)('§4 a whole application of cover type %s', (coverType) => {
  test.each(CASES)('%s: what the form accepts is a valid record', (_case, parts) => {
    const { incomplete, answers } = fillIn(coverType, answersFor(coverType, ...parts));
    expect(incomplete).toBeUndefined();
    const yesOrNo = (answer: unknown) => (answer === 'yes' ? 'yes' : 'no');
    const currentHealthCover = yesOrNo(answers.currentHealthCover);
    const currentHealthCoverPartner = yesOrNo(answers.currentHealthCoverPartner);
    const quote = { ...quoteFor(coverType), currentHealthCover, currentHealthCoverPartner } as const;
    expect(findUnpricedAnswers(quote, answers, today())).toEqual([]);
    const record = recordOf(coverType, { answers });
    expect(validateRecord(record)).toEqual(recordFor(coverType, ...parts));
  });

  test('answers for another cover type, place or payment method are not sent', () => {
    const everything = answersFor('F', offshore, fund, partnersFund, byAccount);
    const { answers } = fillIn(coverType, { ...everything, ...answersFor(coverType) });
    expect(validateRecord(recordOf(coverType, { answers }))).toEqual(recordFor(coverType));
  });
});

describe('§7 what a field accepts, the record accepts: the longest', () => {
  const ajv = createSchemaAjv();
  const SCHEMA = 'schema:/api/preSubmission.schema.json#/properties';
  const ANSWERS = answersFor('F', fund, partnersFund, byAccount);
  const facts = { coverType: 'F', firstInstalmentAmount: '148.20', regularPayment: '34.20' };

  type Make = (length: number) => string;
  const letters: Make = (count) => 'x'.repeat(count);
  const email: Make = (length) => `${letters(length - '@example.com'.length)}@example.com`;
  const digits: Make = (count) => '0412345678901'.slice(0, count);

  type Row = [string, string, string, number, Make, (text: string) => JsonObject];
  const field = (part: string, step: string, name: string, longest: number, make: Make): Row => {
    const answersWith = (text: string) => ({ ...ANSWERS, [name]: text });
    return [`record/properties/${part}`, step, name, longest, make, answersWith];
  };
  const dependant = (part: string, name: string): Row => {
    const answersWith = (text: string) => ({ dependants: [{ ...zoe, [name]: text }] });
    const at = `dependants/0/${name}`;
    return [`dependants/items/properties/${part}`, 'dependants-details', at, 100, letters, answersWith];
  };
  const line = (part: string, name: string, longest: number): Row[] =>
    Object.entries({ address: {}, intendedAddress: offshore }).map(([address, others]) => {
      const at = `${address}/${name}`;
      const answersWith = (text: string) => ({ ...ANSWERS, ...others, [address]: { ...home, [name]: text } });
      return [`record/properties/${part}`, 'contact-details', at, longest, letters, answersWith];
    });

  test.each<Row>([
    field('firstName', 'personal-details', 'firstName', 100, letters),
    field('lastName', 'personal-details', 'lastName', 100, letters),
    field('fam_spouse_firstName', 'partner-details', 'firstNamePartner', 100, letters),
    field('fam_spouse_lastName', 'partner-details', 'lastNamePartner', 100, letters),
    field('email', 'contact-details', 'email', 254, email),
    field('contactNumber', 'contact-details', 'phoneNumber', 10, digits),
    field('existingFundMemberNumber', 'current-cover', 'memberNumber', 10, digits),
    field('fam_spouse_existingFundMemberNumber', 'current-cover', 'memberNumberPartner', 10, digits),
    field('accountName', 'payment', 'accountName', 100, letters),
    field('accountNumber', 'payment', 'accountNumber', 9, digits),
    dependant('firstName', 'firstNameDependant'),
    dependant('lastName', 'lastNameDependant'),
    ...line('residentialAddressLineOne', 'addresslineOne', 100),
    ...line('residentialAddressLineTwo', 'addresslineTwo', 100),
    ...line('residentialSuburb', 'suburb', 60),
  ])('%s, of the step %s: %s', (part, step, at, longest, make, answersWith) => {
    const fault = (text: string) => errorsOf(step, answersWith(text), facts)[`/${at}`];
    expect(fault(make(longest))).toBeUndefined();
    // a pattern may fail instead
    expect(fault(make(longest + 1))).toMatch(/^(maxLength|pattern)$/);
    expect(ajv.validate(`${SCHEMA}/${part}`, make(longest))).toBe(true);
  });
});
