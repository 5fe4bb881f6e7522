import { describe, expect, test } from 'vitest';
import { findUnpricedAnswers } from '../../../../../../src/ovhc/application/record/unpriced-answers.ts';
import type { CoverType } from '../../../../../../src/ovhc/quote/cover-type.ts';
import type { PricedQuote } from '../../../../../../src/ovhc/quote/price-inputs.ts';
import { answersFor, COVER_TYPES, quoteFor } from './sample.ts';

/** Returns the answers without a matching price, for a sample with these changes. */
const unpriced = (coverType: CoverType, answers: object, quote: PricedQuote = {}, today = '2026-11-20') =>
  findUnpricedAnswers({ ...quoteFor(coverType), ...quote }, answersFor(coverType, { ...answers }), today);

describe.each(COVER_TYPES)('§4 an application of cover type %s', (coverType) => {
  test.each([
    [{}, []],
    [{ paymentFrequency: 'M' }, ['paymentFrequency']],
    [{ coverStart: '2026-12-02' }, ['coverStart']],
    [{ coverStart: undefined }, ['coverStart']],
    [{ DOB: '1996-11-21' }, ['DOB']],
  ])('with %j differs by %j', (answers, names) => {
    expect(unpriced(coverType, answers)).toEqual(names);
  });

  test('§2 differs by the partner’s answers only if there is a partner', () => {
    const hasPartner = coverType === 'D' || coverType === 'F';
    expect(unpriced(coverType, { DOBPartner: '1990-01-01' })).toEqual(hasPartner ? ['DOBPartner'] : []);
    const name = 'currentHealthCoverPartner';
    for (const [priced, answer, differs] of [
      [undefined, 'yes', true],
      ['no', 'yes', true],
      ['yes', 'yes', false],
      ['yes', 'no', true],
    ] as const)
      expect(unpriced(coverType, { [name]: answer }, { [name]: priced })).toEqual(
        hasPartner && differs ? [name] : [],
      );
  });
});

test('§7 cover of another fund changes the price; a quote without an answer was priced without it', () => {
  const yes = { currentHealthCover: 'yes' } as const;
  const no = { currentHealthCover: 'no' } as const;
  expect(unpriced('S', yes)).toEqual(['currentHealthCover']);
  expect(unpriced('S', yes, no)).toEqual(['currentHealthCover']);
  expect(unpriced('S', yes, yes)).toEqual([]);
  expect(unpriced('S', {}, no)).toEqual([]);
});

test('§9 a quote without a frequency was priced weekly', () => {
  expect(unpriced('S', {}, { paymentFrequency: undefined })).toEqual([]);
  const yearly = { paymentFrequency: 'Y' };
  expect(unpriced('S', yearly, { paymentFrequency: undefined })).toEqual(['paymentFrequency']);
});

test('§4 a quote with an age alone was priced with the birthday derived from it', () => {
  expect(unpriced('S', { DOB: '1996-11-20' }, { dob: undefined })).toEqual([]);
  expect(unpriced('S', { DOB: '1996-03-01' }, { dob: undefined })).toEqual(['DOB']);
  expect(unpriced('S', {}, { age: 40 })).toEqual(['DOB']);
});

test('a start of cover that has passed is priced from today', () => {
  const today = '2026-12-02';
  expect(unpriced('S', {}, {}, today)).toEqual(['coverStart']);
  expect(unpriced('S', { coverStart: today }, {}, today)).toEqual([]);
});

test.each(['coverType', 'age', 'excessCode'] as const)('§7 a quote without %s was not priced', (name) => {
  expect(unpriced('S', {}, { [name]: undefined })).toEqual(['quote']);
});

test('all answers that differ are returned', () => {
  const dates = { coverStart: '2027-01-01', DOB: '1990-01-01', DOBPartner: '1990-01-01' };
  expect(unpriced('D', { paymentFrequency: 'Q', ...dates })).toEqual([
    'paymentFrequency',
    ...Object.keys(dates),
  ]);
});
