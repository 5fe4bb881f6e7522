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

const { answersFor, byAccount, fund, offshore, partnersFund, quoteFor, recordFor, recordOf } = sample;
const { amounts, COVER_TYPES, TODAY } = sample;

function fillIn(coverType: CoverType, answers: JsonObject) {
  const facts = { coverType, firstInstalmentAmount: amounts.first, regularPayment: amounts.regular };
  const named = ({ schema }: Step): JsonObject => {
    const names = fieldNames(schema).filter((name) => name in answers);
    return Object.fromEntries(names.map((name) => [name, answers[name]]));
  };
  const forms = createStepForms({ answersOf: named, onAnswers: () => {} });
  const entries = steps.activeSteps(journey, facts, validators, forms);
  return {
    incomplete: steps.firstIncomplete(entries, forms, validators)?.step.hash,
    answers: steps.collectAnswers(entries, forms, validators),
  };
}

beforeEach(() => setToday(...TODAY));

const CASES = [
  ['in Australia, by card', []],
  ['abroad, by bank account', [offshore, byAccount]],
  ['from another fund', [fund, partnersFund]],
] as const;

describe.each(COVER_TYPES)('§4 complete application for cover type %s', (coverType) => {
  test.each(CASES)('creates a valid record: %s', (_case, parts) => {
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

  test('does not send answers for another cover type, place or payment method', () => {
    const everything = answersFor('F', offshore, fund, partnersFund, byAccount);
    const { answers } = fillIn(coverType, { ...everything, ...answersFor(coverType) });
    expect(validateRecord(recordOf(coverType, { answers }))).toEqual(recordFor(coverType));
  });
});

describe('§7 longest answer of a field', () => {
  const ajv = createSchemaAjv();
  const facts = { coverType: 'F', firstInstalmentAmount: '148.20', regularPayment: '34.20' };
  const make = {
    letters: (length: number) => 'x'.repeat(length),
    email: (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`,
    digits: (length: number) => '0412345678901'.slice(0, length),
  };

  test.each([
    ['firstName', 'personal-details', '/firstName', 100, 'letters'],
    ['lastName', 'personal-details', '/lastName', 100, 'letters'],
    ['fam_spouse_firstName', 'partner-details', '/firstNamePartner', 100, 'letters'],
    ['fam_spouse_lastName', 'partner-details', '/lastNamePartner', 100, 'letters'],
    ['email', 'contact-details', '/email', 254, 'email'],
    ['contactNumber', 'contact-details', '/phoneNumber', 10, 'digits'],
    ['existingFundMemberNumber', 'current-cover', '/memberNumber', 10, 'digits'],
    ['fam_spouse_existingFundMemberNumber', 'current-cover', '/memberNumberPartner', 10, 'digits'],
    ['accountName', 'payment', '/accountName', 100, 'letters'],
    ['accountNumber', 'payment', '/accountNumber', 9, 'digits'],
    ['firstName', 'dependants-details', '/dependants/0/firstNameDependant', 100, 'letters'],
    ['lastName', 'dependants-details', '/dependants/0/lastNameDependant', 100, 'letters'],
    ...['/address', '/intendedAddress'].flatMap((address): [string, string, string, number, 'letters'][] => [
      ['residentialAddressLineOne', 'contact-details', `${address}/addresslineOne`, 100, 'letters'],
      ['residentialAddressLineTwo', 'contact-details', `${address}/addresslineTwo`, 100, 'letters'],
      ['residentialSuburb', 'contact-details', `${address}/suburb`, 60, 'letters'],
    ]),
  ] as const)('%s of the step %s fits the record: %s', (part, step, at, longest, kind) => {
    const fault = (text: string) => {
      const place = at.startsWith('/intended') ? offshore : {};
      const answers = structuredClone(answersFor('F', fund, partnersFund, byAccount, place));
      const path = at.split('/').slice(1);
      const parent = path.slice(0, -1).reduce<JsonObject>((value, key) => value[key] as JsonObject, answers);
      parent[String(path.at(-1))] = text;
      return errorsOf(step, answers, facts)[at];
    };
    expect(fault(make[kind](longest))).toBeUndefined();
    // a pattern may fail instead
    expect(fault(make[kind](longest + 1))).toMatch(/^(maxLength|pattern)$/);
    const place = at.startsWith('/dependants') ? 'dependants/items' : 'record';
    const schema = `schema:/api/preSubmission.schema.json#/properties/${place}/properties/${part}`;
    expect(ajv.validate(schema, make[kind](longest))).toBe(true);
  });
});
