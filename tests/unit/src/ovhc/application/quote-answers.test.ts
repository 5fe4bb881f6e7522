import { describe, expect, test } from 'vitest';
import {
  answersFromQuote,
  findContradictedBirthdays,
  findPassedDays,
  quoteChanges,
  storedAnswers,
  validAnswers,
} from '../../../../../src/ovhc/application/quote-answers.ts';
import { journey, setToday, validators } from '../../../content/application/steps.ts';

const TODAY = '2026-11-21';

describe('WCAG 3.3.7: the application does not ask again what the quote knows', () => {
  test('fills in dates, birthdays and current cover', () => {
    const quote = {
      age: 30,
      dob: '1996-01-01',
      partnerAge: 31,
      partnerDob: '1995-01-01',
      coverStartDate: '2026-12-01',
      coverStart: '2026-11-30',
      currentHealthCover: 'yes',
    } as const;
    expect(answersFromQuote(quote, TODAY)).toEqual({
      coverStart: '2026-12-01',
      DOB: '1996-01-01',
      DOBPartner: '1995-01-01',
      currentHealthCover: 'yes',
    });
  });

  test('§5 fills in no start of cover that has passed', () => {
    expect(answersFromQuote({ coverStart: '2026-11-20' }, TODAY).coverStart).toBeUndefined();
    expect(answersFromQuote({ coverStart: TODAY }, TODAY).coverStart).toBe(TODAY);
  });

  test('§4 fills in no birthday that contradicts the age', () => {
    const quote = { age: 31, dob: '1996-01-01', partnerDob: '1995-01-01' };
    expect(answersFromQuote(quote, TODAY)).toMatchObject({ DOB: undefined, DOBPartner: undefined });
  });
});

describe('§4 a draft and its quote', () => {
  test.each([
    ['the same ages', {}, { age: 30, partnerAge: 31 }, []],
    ['no ages', {}, {}, []],
    ['another age', {}, { age: 60, partnerAge: 31 }, ['DOB']],
    ['another partner’s age', {}, { age: 30, partnerAge: 60 }, ['DOBPartner']],
    ['the same birthday, which has come since', {}, { age: 29, dob: '1996-01-01' }, []],
    ['no complete birthday yet', { DOB: '01/0', DOBPartner: undefined }, { age: 60, partnerAge: 60 }, []],
  ])('with %s', (_case, changes, quote, contradicted) => {
    const draft = { DOB: '1996-01-01', DOBPartner: '1995-01-01', ...changes };
    expect(findContradictedBirthdays(draft, quote, TODAY)).toEqual(contradicted);
  });

  test('a start of cover that has passed is asked again', () => {
    expect(findPassedDays({ coverStart: '2026-11-20' }, TODAY)).toEqual(['coverStart']);
    for (const coverStart of [TODAY, '20/1']) expect(findPassedDays({ coverStart }, TODAY)).toEqual([]);
  });
});

describe('§4 answers that change the quote', () => {
  const changes = (answers: object) => quoteChanges({ ...answers }, '2028-02-29');

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
    'a birthday of %j is no adult’s and changes nothing',
    (DOB) => expect(changes({ DOB, DOBPartner: DOB })).toEqual({ quote: {}, changedBy: '' }),
  );

  test('start of cover, current cover and frequency change it too', () => {
    expect(changes({ coverStart: '2028-03-01', currentHealthCover: 'yes' })).toEqual({
      quote: { coverStart: '2028-03-01', coverStartDate: '2028-03-01', currentHealthCover: 'yes' },
      changedBy: '',
    });
    for (const paymentFrequency of 'WFMQHY')
      expect(changes({ paymentFrequency })).toEqual({ quote: { paymentFrequency }, changedBy: '' });
  });

  test.each([
    { coverStart: '1/3/2028' },
    { coverStart: undefined },
    { currentHealthCover: 'maybe' },
    { firstName: 'Ada', DOBDependant: '2020-01-01' },
  ])('%j changes nothing', (answers) => {
    expect(changes(answers).quote).toEqual({});
  });
});

describe('§3 answers that the quote stores, though no price depends on them', () => {
  const answers = {
    visaExpiryDate: '2028-05-01',
    memberNumber: '0012ab',
    bsbNumber: [{ bsbNumber: '062000', branchName: 'Sydney, 48 Martin Place' }],
  };
  const names = Object.keys(answers);

  test('have the quote’s own names, and only changed ones are stored', () => {
    const branchName = 'Sydney, 48 Martin Place';
    const stored = { visaExpiryDate: '2028-05-01', memberNo: '0012ab', branchName };
    expect(storedAnswers(names, answers)).toEqual(stored);
    expect(storedAnswers(['memberNumber', 'firstName'], answers)).toEqual({ memberNo: '0012ab' });
    expect(storedAnswers([], answers)).toEqual({});
  });

  test('are removed once their fields refuse them', () => {
    const none = { visaExpiryDate: undefined, memberNo: undefined, branchName: undefined };
    expect(storedAnswers(names, {})).toEqual(none);
    for (const visaExpiryDate of ['01/05/2028', '2028-02-30'])
      expect(storedAnswers(['visaExpiryDate'], { visaExpiryDate })).toEqual({ visaExpiryDate: undefined });
    for (const bsbNumber of ['062000', []])
      expect(storedAnswers(['bsbNumber'], { bsbNumber })).toEqual({ branchName: undefined });
  });
});

describe('§5 answers that their own field refuses never reach the quote', () => {
  const steps = journey.steps.map(({ step }) => step);

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
  ])('%j: %s', (answer, isValid) => {
    setToday(2026, 7, 1);
    expect(validAnswers(steps, validators, answer)).toEqual(isValid ? answer : {});
    // whatever else its step lacks
    const others = { DOBPartner: '1990-01-01', coverStart: '2020-01-01', ...answer };
    expect(validAnswers(steps, validators, others)).toEqual({
      DOBPartner: '1990-01-01',
      ...(isValid && answer),
    });
  });
});
