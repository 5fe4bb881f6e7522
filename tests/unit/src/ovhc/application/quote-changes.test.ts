import { describe, expect, test } from 'vitest';
import { quoteChanges, storedAnswers } from '../../../../../src/ovhc/application/quote-answers.ts';

const TODAY = '2028-02-29';
const changes = (answers: object) => quoteChanges({ ...answers }, TODAY);

describe('§4 a date of birth updates age, dob and DOB', () => {
  test.each([
    ['1998-02-28', 30],
    ['1998-03-01', 29],
    ['2010-02-28', 18],
    ['1928-02-29', 100],
  ])('born on %s is %i', (dob, age) => {
    expect(changes({ DOB: dob })).toEqual({ quote: { age, dob, DOB: dob }, changedBy: 'DOB' });
  });

  test('and the partner’s theirs', () => {
    expect(changes({ DOBPartner: '1998-03-01' })).toEqual({
      quote: { partnerAge: 29, partnerDob: '1998-03-01' },
      changedBy: 'DOBPartner',
    });
  });

  test.each([undefined, '', '01/0', '1998-02-30', '2010-03-01', '1927-02-28', '0199-01-01', 19980301])(
    'but %j is no adult’s, so the quote stays as it is',
    (DOB) => {
      expect(changes({ DOB, DOBPartner: DOB })).toEqual({ quote: {}, changedBy: '' });
    },
  );
});

test('§4 the start of cover and the cover one has now go into the quote, and are no birthday’s doing', () => {
  expect(changes({ coverStart: '2028-03-01', currentHealthCover: 'yes' })).toEqual({
    quote: { coverStart: '2028-03-01', coverStartDate: '2028-03-01', currentHealthCover: 'yes' },
    changedBy: '',
  });
});

test.each(['W', 'F', 'M', 'Q', 'H', 'Y'])(
  '§4 how often is paid goes into the quote, too: %s',
  (paymentFrequency) => {
    expect(changes({ paymentFrequency })).toEqual({ quote: { paymentFrequency }, changedBy: '' });
  },
);

test.each([
  { coverStart: '1/3/2028' },
  { coverStart: undefined },
  { currentHealthCover: 'maybe' },
  { firstName: 'Ada', DOBDependant: '2020-01-01' },
])('§4 nothing else is the quote’s affair: %j', (answers) => {
  expect(changes(answers).quote).toEqual({});
});

describe('§3 answers that the quote keeps, though no price depends on them', () => {
  const answers = {
    visaExpiryDate: '2028-05-01',
    memberNumber: '0012ab',
    bsbNumber: [{ bsbNumber: '062000', branchName: 'Sydney, 48 Martin Place' }],
  };

  test('the end of the visa, the member number and the branch, under the quote’s own names', () => {
    expect(storedAnswers(Object.keys(answers), answers)).toEqual({
      visaExpiryDate: '2028-05-01',
      memberNo: '0012ab',
      branchName: 'Sydney, 48 Martin Place',
    });
  });

  test('those alone that have changed', () => {
    expect(storedAnswers(['memberNumber', 'firstName'], answers)).toEqual({ memberNo: '0012ab' });
    expect(storedAnswers([], answers)).toEqual({});
  });

  test('one that its field does not accept any more is taken out', () => {
    expect(storedAnswers(['visaExpiryDate', 'memberNumber', 'bsbNumber'], {})).toEqual({
      visaExpiryDate: undefined,
      memberNo: undefined,
      branchName: undefined,
    });
  });

  test.each([
    ['visaExpiryDate', '01/05/2028', 'visaExpiryDate'],
    ['visaExpiryDate', '2028-02-30', 'visaExpiryDate'],
    ['bsbNumber', '062000', 'branchName'],
    ['bsbNumber', [], 'branchName'],
  ])('%s that is %j is kept as nothing', (name, answer, field) => {
    expect(storedAnswers([name], { [name]: answer })).toEqual({ [field]: undefined });
  });
});
