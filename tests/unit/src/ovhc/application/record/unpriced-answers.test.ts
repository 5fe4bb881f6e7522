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
  ])('with %j, finds the unpriced answers %j', (answers, names) => {
    expect(unpriced(coverType, answers)).toEqual(names);
  });

  test('§2 compares the partner’s answers only for covers with a partner', () => {
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

const [yes, no] = [{ currentHealthCover: 'yes' }, { currentHealthCover: 'no' }] as const;
const [noFrequency, noBirthday] = [{ paymentFrequency: undefined }, { dob: undefined }];
test.each<[string, object, PricedQuote, string[]]>([
  ['without an answer about current cover, answered yes (§7)', yes, {}, ['currentHealthCover']],
  ['without current cover, answered yes', yes, no, ['currentHealthCover']],
  ['with current cover, answered yes', yes, yes, []],
  ['without current cover, answered no', {}, no, []],
  ['without a frequency, answered weekly (§9)', {}, noFrequency, []],
  ['without a frequency, answered yearly', { paymentFrequency: 'Y' }, noFrequency, ['paymentFrequency']],
  ['with only an age, answered with the birthday for it (§4)', { DOB: '1996-11-20' }, noBirthday, []],
  ['with only an age, answered with another birthday', { DOB: '1996-03-01' }, noBirthday, ['DOB']],
  ['with an age that differs from the answered birthday', {}, { age: 40 }, ['DOB']],
  ['without a cover type', {}, { coverType: undefined }, ['quote']],
  ['without an age', {}, { age: undefined }, ['quote']],
  ['without an excess', {}, { excessCode: undefined }, ['quote']],
])('for a quote %s, returns the unpriced answers', (_case, answers, quote, names) => {
  expect(unpriced('S', answers, quote)).toEqual(names);
});

test('compares with today if the quoted start of cover has passed', () => {
  const today = '2026-12-02';
  expect(unpriced('S', {}, {}, today)).toEqual(['coverStart']);
  expect(unpriced('S', { coverStart: today }, {}, today)).toEqual([]);
});

test('returns all answers that differ', () => {
  const dates = { coverStart: '2027-01-01', DOB: '1990-01-01', DOBPartner: '1990-01-01' };
  const differing = { paymentFrequency: 'Q', ...dates };
  expect(unpriced('D', differing)).toEqual(Object.keys(differing));
});
