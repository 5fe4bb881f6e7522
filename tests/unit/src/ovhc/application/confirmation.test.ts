import { describe, expect, test } from 'vitest';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import * as confirmations from '../../../../../src/ovhc/application/confirmation.ts';
import { weeklyFirst } from '../product.ts';
import { quoteFor, recordFor } from './record/sample.ts';

const { confirmationFacts, confirmationOf, expectedConfirmation } = confirmations;
const ajv = createSchemaAjv();
const record = recordFor('S') as PreSubmissionRecord;
const quote = { ...quoteFor('S'), priceData: { ...weeklyFirst, excessCode: 'A' as const } };
const answered = { mn: 'M0001234', coverstdt: '2026-12-05', amt: '150.00', orderId: 'OR-1' };
const answer = { SaveStatus: 'OK', ...answered, orderResponse: { description: 'Approved' } };
const productName = 'Extended Visitor Cover';
const cover = { productName, productPrice: '1645.80', visaName: 'Working Holiday visa' };
const expected = { coverstdt: '2026-12-01', amt: '148.20', ...cover };
const of = (changes: Partial<PreSubmissionAnswer> = {}) =>
  confirmationOf({ ...answer, ...changes }, expectedConfirmation(record, quote));

describe('§3 confirmation record', () => {
  test('uses values of the record and quote until the answer replaces them', () => {
    expect(expectedConfirmation(record, quote)).toEqual(expected);
    expect(of()).toEqual({ ...expected, ...answered, idType: 'orderID' });
  });

  test('has a yearly price only for the chosen excess', () => {
    for (const other of [{ ...quote, excessCode: 'G' as const }, quoteFor('S'), {}])
      expect(expectedConfirmation(record, other)).not.toHaveProperty('productPrice');
  });

  test.each<[string, Partial<PreSubmissionAnswer>, object, string[]]>([
    ['a member number and a case number', { cn: 'CN-9' }, { mn: 'M0001234', cn: 'CN-9' }, []],
    ['only a case number', { mn: undefined, cn: 'CN-9' }, { cn: 'CN-9' }, ['mn']],
    ['neither number', { mn: '', cn: null }, {}, ['mn', 'cn']],
    ['no order', { orderId: undefined }, { idType: 'caseID' }, ['orderId']],
    ['an order that is null', { orderId: null }, { idType: 'caseID' }, ['orderId']],
    ['an empty order', { orderId: '' }, { idType: 'caseID' }, ['orderId']],
    ['numbers as numbers', { mn: 1234, cn: 9, orderId: 77 }, { mn: '1234', cn: '9', orderId: '77' }, []],
    ['surrounding spaces', { mn: ' M1 ', orderId: ' ' }, { mn: 'M1' }, ['orderId']],
    ['a blank case number', { cn: ' ' }, {}, ['cn']],
  ])('supports an answer with %s', (_case, changes, present, absent) => {
    expect(of(changes)).toMatchObject(present);
    for (const name of absent) expect(of(changes)).not.toHaveProperty(name);
  });

  test('§9 formats the amount with two decimals', () => {
    const amounts = ['150', 150.25, 149.5, '0149.55', ' 150.00 '].map((amt) => of({ amt }).amt);
    expect(amounts).toEqual(['150.00', '150.25', '149.50', '149.55', '150.00']);
  });

  test('uses the record’s start of cover and amount if those of the answer are invalid', () => {
    for (const coverstdt of [undefined, null, '', '05/12/2026', '2026-02-30'])
      expect(of({ coverstdt }).coverstdt).toBe('2026-12-01');
    for (const amt of [undefined, null, '', '$150.00', '150.005', 0.1 + 0.2, -5, Number.NaN])
      expect(of({ amt }).amt).toBe('148.20');
  });

  test.each([
    answer,
    { SaveStatus: 'OK' },
    { SaveStatus: 'OK', mn: 1, cn: 2, amt: 3.45, orderId: 0 },
    { SaveStatus: 'OK', mn: '', cn: '', coverstdt: 'soon', amt: 'much', orderId: '' },
  ])('matches its schema for %j', (given) => {
    const confirmation = confirmationOf(given, expectedConfirmation(record, quote));
    expect(ajv.validate('schema:/data/confirmation.schema.json', confirmation)).toBe(true);
  });
});

test('§2 shows the member or case number, the start of cover and the amount', () => {
  const facts = confirmationFacts(of({ cn: 'CN-9' }));
  const paid = { memberNumber: 'M0001234', coverStartDate: '5 December 2026', firstInstalment: 'A$150.00' };
  expect(facts).toEqual({ ...paid, productName, visaName: 'Working Holiday visa' });
  expect(ajv.validate('schema:/data/facts.schema.json', facts)).toBe(true);
  expect(confirmationFacts({ cn: 'CN-9' })).toEqual({ caseNumber: 'CN-9' });
  expect(confirmationFacts({})).toEqual({});
});
