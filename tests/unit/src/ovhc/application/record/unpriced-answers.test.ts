import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../../src/engine/form/paths.ts';
import { findUnpricedAnswers as disagreementsOn } from '../../../../../../src/ovhc/application/record/unpriced-answers.ts';
import type { PricedQuote } from '../../../../../../src/ovhc/quote/price-inputs.ts';
import { answersFor, COVER_TYPES, quoteFor } from './sample.ts';

const today = '2026-11-20';
const findUnpricedAnswers = (...[quote, answers]: [PricedQuote, JsonObject]) =>
  disagreementsOn(quote, answers, today);

describe.each(COVER_TYPES)('§4 an application of cover type %s', (coverType) => {
  const quote = quoteFor(coverType);

  test('that says what was priced disagrees with nothing', () => {
    expect(findUnpricedAnswers(quote, answersFor(coverType))).toEqual([]);
  });

  test.each([
    ['paymentFrequency', { paymentFrequency: 'M' }],
    ['coverStart', { coverStart: '2026-12-02' }],
    ['coverStart', { coverStart: undefined }],
    ['DOB', { DOB: '1996-11-21' }],
  ])('disagrees by its %s: %j', (name, others) => {
    expect(findUnpricedAnswers(quote, answersFor(coverType, others))).toEqual([name]);
  });
});

test.each([
  ['D', ['DOBPartner']],
  ['F', ['DOBPartner']],
  ['S', []],
  ['P', []],
] as const)('§2 cover type %s: another birthday of a partner is %j', (coverType, names) => {
  expect(
    findUnpricedAnswers(quoteFor(coverType), answersFor(coverType, { DOBPartner: '1990-01-01' })),
  ).toEqual(names);
});

test('§7 cover of another fund changes the price: a quote that says nothing of it was priced without', () => {
  const quote = quoteFor('S');
  const withCover = answersFor('S', { currentHealthCover: 'yes' });
  expect(findUnpricedAnswers(quote, withCover)).toEqual(['currentHealthCover']);
  expect(findUnpricedAnswers({ ...quote, currentHealthCover: 'no' }, withCover)).toEqual([
    'currentHealthCover',
  ]);
  expect(findUnpricedAnswers({ ...quote, currentHealthCover: 'yes' }, withCover)).toEqual([]);
  expect(findUnpricedAnswers({ ...quote, currentHealthCover: 'no' }, answersFor('S'))).toEqual([]);
});

test.each(['D', 'F'] as const)('§7 cover type %s: so does the partner’s', (coverType) => {
  const quote = quoteFor(coverType);
  const withCover = answersFor(coverType, { currentHealthCoverPartner: 'yes' });
  const names = ['currentHealthCoverPartner'];
  expect(findUnpricedAnswers(quote, withCover)).toEqual(names);
  expect(findUnpricedAnswers({ ...quote, currentHealthCoverPartner: 'no' }, withCover)).toEqual(names);
  expect(findUnpricedAnswers({ ...quote, currentHealthCoverPartner: 'yes' }, withCover)).toEqual([]);
  expect(findUnpricedAnswers({ ...quote, currentHealthCoverPartner: 'yes' }, answersFor(coverType))).toEqual(
    names,
  );
});

test.each(['S', 'P'] as const)(
  '§2 cover type %s: cover of a partner who is not covered counts for nothing',
  (coverType) => {
    const quote = { ...quoteFor(coverType), currentHealthCoverPartner: 'no' } as const;
    expect(findUnpricedAnswers(quote, answersFor(coverType, { currentHealthCoverPartner: 'yes' }))).toEqual(
      [],
    );
  },
);

test('§9 a quote that names no frequency was priced weekly', () => {
  const { paymentFrequency: _weekly, ...quote } = quoteFor('S');
  expect(findUnpricedAnswers(quote, answersFor('S'))).toEqual([]);
  expect(findUnpricedAnswers(quote, answersFor('S', { paymentFrequency: 'Y' }))).toEqual([
    'paymentFrequency',
  ]);
});

test('§4 a quote with the age alone was priced with the birthday that it asks with, and no other', () => {
  const { dob: _birthday, ...quote } = quoteFor('S');
  expect(findUnpricedAnswers(quote, answersFor('S', { DOB: '1996-11-20' }))).toEqual([]);
  expect(findUnpricedAnswers(quote, answersFor('S', { DOB: '1996-03-01' }))).toEqual(['DOB']);
});

test('§4 a birthday that does not say the age was not priced', () => {
  const quote = { ...quoteFor('S'), age: 40 };
  expect(findUnpricedAnswers(quote, answersFor('S'))).toEqual(['DOB']);
});

describe('decisions "Dates": a start of cover that has passed is priced from today', () => {
  const day = '2026-12-02';

  test('so it disagrees, though quote and answer say the same', () => {
    expect(disagreementsOn(quoteFor('S'), answersFor('S'), day)).toEqual(['coverStart']);
  });

  test('and today does not', () => {
    expect(disagreementsOn(quoteFor('S'), answersFor('S', { coverStart: day }), day)).toEqual([]);
  });
});

test.each(['coverType', 'age', 'excessCode'] as const)(
  '§7 a quote without %s was not priced at all',
  (name) => {
    expect(findUnpricedAnswers({ ...quoteFor('S'), [name]: undefined }, answersFor('S'))).toEqual(['quote']);
  },
);

test('design: all that is another is named', () => {
  const others = {
    paymentFrequency: 'Q',
    coverStart: '2027-01-01',
    DOB: '1990-01-01',
    DOBPartner: '1990-01-01',
  };
  const names = findUnpricedAnswers(quoteFor('D'), answersFor('D', others));
  expect(names).toEqual(['paymentFrequency', 'coverStart', 'DOB', 'DOBPartner']);
});
