import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '#types/content/step';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../../src/engine/form/schema.ts';
import {
  activeSteps,
  collectAnswers,
  firstIncomplete,
} from '../../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../../src/engine/journey/step-forms.ts';
import { validateRecord } from '../../../../src/ovhc/application/record/index.ts';
import { findUnpricedAnswers } from '../../../../src/ovhc/application/record/unpriced-answers.ts';
import { today } from '../../../../src/ovhc/quote/days.ts';
import {
  amounts,
  answersFor,
  byAccount,
  COVER_TYPES,
  fund,
  offshore,
  partnersFund,
  quoteFor,
  recordFor,
  recordOf,
  TODAY,
} from '../../src/ovhc/application/record/sample.ts';
import { journey, setToday, validators } from './steps.ts';

type CoverType = (typeof COVER_TYPES)[number];

/** Returns the application as its last step submits it, with these answers. */
function fillIn(coverType: CoverType, answers: JsonObject) {
  const facts = { coverType, firstInstalmentAmount: amounts.first, regularPayment: amounts.regular };
  const named = ({ schema }: Step): JsonObject =>
    Object.fromEntries(
      fieldNames(schema).flatMap((name) => (name in answers ? [[name, answers[name]]] : [])),
    );
  const forms = createStepForms({ answersOf: named, onAnswers: () => {} });
  const entries = activeSteps(journey, facts, validators);
  return {
    incomplete: firstIncomplete(entries, forms, validators, facts)?.hash,
    answers: collectAnswers(entries, forms, validators, facts),
  };
}

beforeEach(() => setToday(...TODAY));
afterEach(() => {
  vi.useRealTimers();
});

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
    const quote = {
      ...quoteFor(coverType),
      currentHealthCover: yesOrNo(answers.currentHealthCover),
      currentHealthCoverPartner: yesOrNo(answers.currentHealthCoverPartner),
    } as const;
    expect(findUnpricedAnswers(quote, answers, today())).toEqual([]);
    const record = recordOf(coverType, { answers });
    expect(validateRecord(record)).toEqual(recordFor(coverType, ...parts));
  });

  test('answers for another cover type, place or payment method are not sent', () => {
    const everything = { ...answersFor('F', offshore, fund, partnersFund, byAccount) };
    const own = answersFor(coverType);
    const { answers } = fillIn(coverType, { ...everything, ...own });
    const record = recordOf(coverType, { answers });
    expect(validateRecord(record)).toEqual(recordFor(coverType));
  });
});

test.each([
  ['cover-start', 'coverStart'],
  ['personal-details', 'visaExpiryDate'],
  ['partner-details', 'titlePartner'],
  ['dependants-details', 'dependants'],
  ['contact-details', 'email'],
  ['current-cover', 'currentHealthCoverPartner'],
  ['declaration', 'declaration'],
  ['payment', 'paymentType'],
])('%s is incomplete without %s', (hash, name) => {
  const { [name]: _gone, ...answers } = answersFor('F');
  expect(fillIn('F', answers).incomplete).toBe(hash);
});
