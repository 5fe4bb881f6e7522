import { describe, expect, test } from 'vitest';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import {
  confirmationFacts,
  confirmationOf,
  expectedConfirmation,
} from '../../../../../src/ovhc/application/confirmation.ts';
import { weeklyFirst } from '../product.ts';
import { quoteFor, recordFor } from './record/sample.ts';

const ajv = createSchemaAjv();
const record = recordFor('S') as PreSubmissionRecord;
const quote = { ...quoteFor('S'), priceData: { ...weeklyFirst, excessCode: 'A' as const } };
const answer: PreSubmissionAnswer = {
  SaveStatus: 'OK',
  mn: 'M0001234',
  coverstdt: '2026-12-05',
  amt: '150.00',
  orderId: 'OR-1',
  orderResponse: { description: 'Approved' },
};
const of = (changes: Partial<PreSubmissionAnswer> = {}) =>
  confirmationOf({ ...answer, ...changes }, expectedConfirmation(record, quote));

describe('§3 the confirmation record', () => {
  test('of an answer that says all', () => {
    expect(of()).toEqual({
      mn: 'M0001234',
      coverstdt: '2026-12-05',
      amt: '150.00',
      productName: 'Extended Visitor Cover',
      productPrice: '1645.80',
      idType: 'orderID',
      orderId: 'OR-1',
      visaName: 'Working Holiday visa',
    });
  });

  test('as it is kept while no answer has come: what the record and the quote say, and no numbers', () => {
    expect(expectedConfirmation(record, quote)).toEqual({
      coverstdt: '2026-12-01',
      amt: '148.20',
      productName: 'Extended Visitor Cover',
      productPrice: '1645.80',
      visaName: 'Working Holiday visa',
    });
  });

  test.each([
    ['a member number', { cn: undefined }, ['mn']],
    ['a case number', { mn: undefined, cn: 'CN-9' }, ['cn']],
    ['both', { cn: 'CN-9' }, ['mn', 'cn']],
    ['neither', { mn: undefined }, []],
    ['empty ones', { mn: '', cn: null }, []],
  ])('with %s', (_case, changes, names) => {
    expect(Object.keys(of(changes)).filter((name) => name === 'mn' || name === 'cn')).toEqual(names);
  });

  test.each([undefined, null, ''])('an order’s id that is %j: it is known by its case', (orderId) => {
    expect(of({ orderId })).toMatchObject({ idType: 'caseID' });
    expect(of({ orderId })).not.toHaveProperty('orderId');
  });

  test.each([undefined, null, '', '05/12/2026', '2026-02-30'])(
    'a start of cover that is %j: the one that was applied for',
    (coverstdt) => {
      expect(of({ coverstdt }).coverstdt).toBe('2026-12-01');
    },
  );

  test.each([
    ['150', '150.00'],
    [150, '150.00'],
    [150.25, '150.25'],
    [149.5, '149.50'],
    ['0149.55', '149.55'],
  ])('§9 an amount that is %j is kept with its two decimals: %s', (amt, kept) => {
    expect(of({ amt }).amt).toBe(kept);
  });

  test.each([undefined, null, '', '$150.00', '150.005', 0.1 + 0.2, -5, Number.NaN])(
    'an amount that is %j: the one that was to be paid',
    (amt) => {
      expect(of({ amt }).amt).toBe('148.20');
    },
  );

  test('decisions "The card frame": numbers that come as numbers are kept as texts', () => {
    expect(of({ mn: 1234, cn: 9, orderId: 77 })).toMatchObject({
      mn: '1234',
      cn: '9',
      orderId: '77',
      idType: 'orderID',
    });
  });

  test('§3 spaces around are none of a number’s', () => {
    expect(of({ mn: ' M1 ', cn: ' ', orderId: ' ', amt: ' 150.00 ' })).toMatchObject({
      mn: 'M1',
      amt: '150.00',
      idType: 'caseID',
    });
    expect(of({ cn: ' ' })).not.toHaveProperty('cn');
  });

  test('the price of a year is that of the excess that was chosen, or none', () => {
    expect(expectedConfirmation(record, quote)).toMatchObject({ productPrice: '1645.80' });
    for (const other of [{ ...quote, excessCode: 'G' as const }, quoteFor('S'), {}])
      expect(expectedConfirmation(record, other)).not.toHaveProperty('productPrice');
  });

  test.each([
    ['all', answer],
    ['the status alone', { SaveStatus: 'OK' }],
    ['numbers', { SaveStatus: 'OK', mn: 1, cn: 2, amt: 3.45, orderId: 0 }],
    ['nothing that fits', { SaveStatus: 'OK', mn: '', cn: '', coverstdt: 'soon', amt: 'much', orderId: '' }],
  ])('fits its schema, whatever the insurer answers: %s', (_case, said) => {
    const confirmation = confirmationOf(said, expectedConfirmation(record, quote));
    expect(ajv.validate('schema:/data/confirmation.schema.json', confirmation)).toBe(true);
  });
});

describe('§2 what the confirmation shows', () => {
  test('the member number, the day in words and the amount paid', () => {
    expect(confirmationFacts(of({ cn: 'CN-9' }))).toEqual({
      memberNumber: 'M0001234',
      coverStart: '5 December 2026',
      firstInstalment: 'A$150.00',
      productName: 'Extended Visitor Cover',
    });
  });

  test('§2 "whichever exists": the case number where there is no member number', () => {
    expect(confirmationFacts({ cn: 'CN-9' })).toEqual({ caseNumber: 'CN-9' });
  });

  test('nothing of what is not known', () => {
    expect(confirmationFacts({})).toEqual({});
  });

  test('design: facts are what their schema declares', () => {
    expect(ajv.validate('schema:/data/facts.schema.json', confirmationFacts(of()))).toBe(true);
  });
});
