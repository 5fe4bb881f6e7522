import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import productTexts from '../../../../../content/product-texts.json';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { paymentFacts } from '../../../../../src/ovhc/application/application-facts.ts';
import { setToday } from '../../../content/application/steps.ts';
import { amounts, quoteFor } from './record/sample.ts';

const quote = quoteFor('S');
beforeEach(() => setToday(2026, 11, 20));
afterEach(() => {
  vi.useRealTimers();
});

const factsOf = (changes: Partial<typeof quote> = {}) =>
  paymentFacts({ ...quote, ...changes }, amounts, productTexts.per);

describe('§9 what the payment step reads', () => {
  test('what is due today, the regular payments and the day of the first', () => {
    expect(factsOf()).toEqual({
      instalment: 'known',
      firstInstalment: 'A$148.20',
      firstInstalmentAmount: '148.20',
      regularPayment: 'A$34.20 per week',
      regularPaymentDate: '1 January 2027',
    });
  });

  test.each([
    ['W', 'A$34.20 per week'],
    ['F', 'A$34.20 per fortnight'],
    ['M', 'A$34.20 per month'],
    ['Q', 'A$34.20 per quarter'],
    ['H', 'A$34.20 per half-year'],
    ['Y', 'A$34.20 per year'],
    [undefined, 'A$34.20 per week'],
  ] as const)('§4 frequency %s updates the regular payment that is shown: %s', (paymentFrequency, words) => {
    expect(factsOf({ paymentFrequency }).regularPayment).toBe(words);
  });

  test.each([
    ['W', '2026-11-28', '28 December 2026'],
    ['M', '2026-11-27', '27 December 2026'],
    ['M', '2026-11-28', '28 January 2027'],
    ['Y', '2026-12-31', '28 February 2027'],
    ['Q', '2027-01-31', '28 February 2027'],
  ] as const)(
    'the first regular payment, paid %s from %s on: %s',
    (paymentFrequency, coverStartDate, day) => {
      expect(factsOf({ paymentFrequency, coverStartDate }).regularPaymentDate).toBe(day);
    },
  );

  test.each([undefined, '2026-11-19'])('no day while the start of cover is %j', (coverStartDate) => {
    expect(factsOf({ coverStartDate })).not.toHaveProperty('regularPaymentDate');
  });

  test('a start of cover that is today has one', () => {
    expect(factsOf({ coverStartDate: '2026-11-20' }).regularPaymentDate).toBe('20 December 2026');
  });
});

test.each([
  ['on their way', undefined, 'updating'],
  ['on their way for long', 'slow', 'slow'],
  ['not to be had', 'failed', 'failed'],
  ['not there at all', 'none', 'none'],
] as const)('only the day is known while amounts are %s', (_case, known, instalment) => {
  const facts = paymentFacts(quote, known, productTexts.per);
  expect(facts).toEqual({ instalment, regularPaymentDate: '1 January 2027' });
});

test('design: facts are what their schema declares', () => {
  const ajv = createSchemaAjv();
  const all = [
    factsOf(),
    ...([undefined, 'slow', 'failed', 'none'] as const).map((known) =>
      paymentFacts(quote, known, productTexts.per),
    ),
  ];
  for (const facts of all) expect(ajv.validate('schema:/data/facts.schema.json', facts)).toBe(true);
});
