import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import * as answers from '../../../../../src/ovhc/application/quote-answers.ts';
import { journey, setToday, validators } from '../../../content/application/steps.ts';

const { answersFromQuote, findContradictedBirthdays, findPassedDays, quoteChanges, validAnswers } = answers;
const TODAY = '2026-11-21';

test('WCAG 3.3.7: prefills dates, birthdays and current cover from the quote', () => {
  const birthdays = { age: 30, dob: '1996-01-01', partnerAge: 31, partnerDob: '1995-01-01' };
  const dates = { coverStartDate: '2026-12-01', coverStart: '2026-11-30' };
  const quote = { ...birthdays, ...dates, currentHealthCover: 'yes' } as const;
  const filledIn = { coverStart: '2026-12-01', DOB: '1996-01-01', DOBPartner: '1995-01-01' };
  expect(answersFromQuote(quote, TODAY)).toEqual({ ...filledIn, currentHealthCover: 'yes' });
  // §5 no start of cover in the past, and §4 no date of birth that contradicts the age
  expect(answersFromQuote({ coverStart: '2026-11-20' }, TODAY).coverStart).toBeUndefined();
  expect(answersFromQuote({ coverStart: TODAY }, TODAY).coverStart).toBe(TODAY);
  const contradicted = answersFromQuote({ ...birthdays, age: 31, partnerAge: undefined }, TODAY);
  expect(contradicted).toMatchObject({ DOB: undefined, DOBPartner: undefined });
});

describe('§4 a draft that contradicts its quote', () => {
  test.each([
    ['none if the ages match', {}, { age: 30, partnerAge: 31 }, []],
    ['none without ages in the quote', {}, {}, []],
    ['the birthday if the age differs', {}, { age: 60, partnerAge: 31 }, ['DOB']],
    ['the partner’s birthday if the partner’s age differs', {}, { age: 30, partnerAge: 60 }, ['DOBPartner']],
    ['none if the quote has the same birthday', {}, { age: 29, dob: '1996-01-01' }, []],
    ['none while one is typed', { DOB: '01/0', DOBPartner: undefined }, { age: 60, partnerAge: 60 }, []],
  ])('finds contradicted birthdays: %s', (_case, changes, quote, contradicted) => {
    const draft = { DOB: '1996-01-01', DOBPartner: '1995-01-01', ...changes };
    expect(findContradictedBirthdays(draft, quote, TODAY)).toEqual(contradicted);
  });

  test('finds a start of cover that has passed', () => {
    expect(findPassedDays({ coverStart: '2026-11-20' }, TODAY)).toEqual(['coverStart']);
    for (const coverStart of [TODAY, '20/1']) expect(findPassedDays({ coverStart }, TODAY)).toEqual([]);
  });
});

describe('§4 answers that change the quote', () => {
  const changes = (given: object) => quoteChanges({ ...given }, '2028-02-29');

  test.each([
    ['1998-02-28', 30],
    ['1998-03-01', 29],
    ['2010-02-28', 18],
    ['1928-02-29', 100],
  ])('a birthday of %s updates age, dob and DOB', (dob, age) => {
    expect(changes({ DOB: dob })).toEqual({ quote: { age, dob, DOB: dob }, changedBy: 'DOB' });
    const quote = { partnerAge: age, partnerDob: dob };
    expect(changes({ DOBPartner: dob })).toEqual({ quote, changedBy: 'DOBPartner' });
  });

  test.each([undefined, '', '01/0', '1998-02-30', '2010-03-01', '1927-02-28', '0199-01-01', 19980301])(
    'ignores %j, which is not the birthday of an adult',
    (DOB) => expect(changes({ DOB, DOBPartner: DOB })).toEqual({ quote: {}, changedBy: '' }),
  );

  test('include the start of cover, current cover and frequency but no others', () => {
    const days = { coverStart: '2028-03-01', coverStartDate: '2028-03-01' };
    const quote = { ...days, currentHealthCover: 'yes' };
    const given = { coverStart: '2028-03-01', currentHealthCover: 'yes' };
    expect(changes(given)).toEqual({ quote, changedBy: '' });
    for (const paymentFrequency of 'WFMQHY')
      expect(changes({ paymentFrequency })).toEqual({ quote: { paymentFrequency }, changedBy: '' });
    for (const coverStart of ['1/3/2028', undefined]) expect(changes({ coverStart }).quote).toEqual({});
    const others = { currentHealthCover: 'maybe', firstName: 'Ada', DOBDependant: '2020-01-01' };
    expect(changes(others).quote).toEqual({});
  });
});

test('§3 stores answers that affect no price under the names of the quote', () => {
  const { storedAnswers } = answers;
  const branchName = 'Sydney, 48 Martin Place';
  const bsbNumber = [{ bsbNumber: '062000', branchName }];
  const given = { visaExpiryDate: '2028-05-01', memberNumber: '0012ab', bsbNumber };
  const names = Object.keys(given);
  const stored = { visaExpiryDate: '2028-05-01', memberNo: '0012ab', branchName };
  expect(storedAnswers(names, given)).toEqual(stored);
  // only the changed answers
  expect(storedAnswers(['memberNumber', 'firstName'], given)).toEqual({ memberNo: '0012ab' });
  expect(storedAnswers([], given)).toEqual({});
  const none = { visaExpiryDate: undefined, memberNo: undefined, branchName: undefined };
  expect(storedAnswers(names, {})).toEqual(none);
  for (const visaExpiryDate of ['01/05/2028', '2028-02-30'])
    expect(storedAnswers(['visaExpiryDate'], { visaExpiryDate })).toEqual({ visaExpiryDate: undefined });
  for (const typed of ['062000', []])
    expect(storedAnswers(['bsbNumber'], { bsbNumber: typed })).toEqual({ branchName: undefined });
});

test.each([
  [{ coverStart: '2026-07-01' }, true],
  [{ coverStart: '2062-09-05' }, false],
  [{ coverStart: '2020-01-01' }, false],
  [{ DOB: '1926-07-01' }, true],
  [{ DOB: '1925-12-01' }, false],
  [{ DOB: '12/0' }, false],
  [{ DOBPartner: '1990-01-01' }, true],
  [{ currentHealthCover: 'maybe' }, false],
  [{ paymentFrequency: 'M' }, true],
  [{ paymentFrequency: 'D' }, false],
])('§5 passes only valid answers on to the quote: %j: %s', (answer, isValid) => {
  setToday(2026, 7, 1);
  const steps = journey.steps.map(({ step }) => step);
  const valid = (answers: JsonObject) => validAnswers(steps, validators, answers, Object.keys(answers));
  expect(valid(answer)).toEqual(isValid ? answer : {});
  // even if other answers of the step are missing or invalid
  const partner = { DOBPartner: '1990-01-01' };
  const others = { ...partner, coverStart: '2020-01-01', ...answer };
  expect(valid(others)).toEqual({ ...partner, ...(isValid && answer) });
});

test.each([
  ['a member number', { memberNumber: 'AB12' }, { currentHealthCover: 'yes' }],
  [
    'a branch',
    { bsbNumber: [{ bsbNumber: '062000', branchName: 'Sydney' }] },
    { paymentType: 'bankAccount' },
  ],
])('§3 passes %s on only while it is in view', (_case, answer: JsonObject, revealing: JsonObject) => {
  const steps = journey.steps.map(({ step }) => step);
  const names = Object.keys(answer);
  expect(validAnswers(steps, validators, { ...answer, ...revealing }, names)).toEqual(answer);
  expect(validAnswers(steps, validators, answer, names)).toEqual({});
});
