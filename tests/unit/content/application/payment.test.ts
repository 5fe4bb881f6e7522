import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { stepProblems } from '../../../../src/engine/journey/step-problems.ts';
import texts from '../../../fixtures/library/texts.json' with { type: 'json' };
import { amounts, byAccount, byCard } from '../../src/ovhc/application/record/sample.ts';
import { errorsOf, fault, journey, setToday, stateOf, uiOf, validators } from './steps.ts';

const first = { firstInstalment: 'A$148.20', firstInstalmentAmount: amounts.first };
const known = { instalment: 'known', ...first, regularPayment: 'A$34.20 per week' };
const errors = (answers: object, facts = {}) => errorsOf('payment', answers, { ...known, ...facts });
const wrong = (name: string, answer: unknown, others: object = byAccount) =>
  fault('payment', name, answer, others, known);

beforeEach(() => setToday(2026, 11, 20));

test('§3 asks for frequency and method first and defaults to weekly', () => {
  expect(errors({})).toEqual({ '/paymentFrequency': 'required', '/paymentType': 'required' });
  expect(stateOf('payment', {}, known).visible).toEqual({ paymentFrequency: 'W' });
});

test('§9 rejects frequencies and methods that are not listed', () => {
  for (const code of 'WFMQHY') expect(wrong('paymentFrequency', code)).toBeUndefined();
  for (const code of ['D', 'w', '', 'Weekly', 1]) expect(wrong('paymentFrequency', code)).toBeDefined();
  for (const type of ['', 'card', 'CreditCard', 'bankaccount'])
    expect(wrong('paymentType', type)).toBe('oneOf');
});

describe('§4 payment method', () => {
  test('requires a complete card form for a card', () => {
    const { cardForm: _cardForm, ...unfilled } = byCard;
    expect(errors(unfilled)).toEqual({ '/cardForm': 'required' });
    expect(errors({ ...unfilled, cardForm: false })).toEqual({ '/cardForm': 'const' });
    expect(errors(byCard)).toEqual({});
  });

  test('requires name, BSB, number and agreement for a bank account', () => {
    const asked = ['accountName', 'accountNumber', 'bsbNumber', 'paymentagree'];
    expect(errors({ paymentFrequency: 'W', paymentType: 'bankAccount' })).toEqual(
      Object.fromEntries(asked.map((name) => [`/${name}`, 'required'])),
    );
    expect(errors(byAccount)).toEqual({});
  });

  test('ignores answers for the other method', () => {
    const spoilt = { ...byAccount, accountNumber: 'x', paymentagree: false };
    expect(errors({ ...spoilt, ...byCard })).toEqual({});
    expect(errors({ ...byCard, ...byAccount, cardForm: false })).toEqual({});
    const { visible } = stateOf('payment', { ...byAccount, ...byCard }, known);
    expect(visible).toEqual(byCard);
  });
});

test('§5 accountName: allows letters, spaces, hyphens and apostrophes, up to 100', () => {
  for (const name of ["O'Neill", 'Amélie O’Neill-Brontë', 'J', 'Łukasz de la Cruz', 'x'.repeat(100)])
    expect(wrong('accountName', name), name).toBeUndefined();
  for (const name of ['', ' ', '-', 'Ada & Bo', 'Ada 2', 'ADA PTY. LTD', '李', 'Ada\n', 7])
    expect(wrong('accountName', name), String(name)).toBeDefined();
  expect(wrong('accountName', 'x'.repeat(101))).toBe('maxLength');
});

test('§9 accountNumber: allows up to nine digits', () => {
  for (const number of ['1', '001234567', '000000000'])
    expect(wrong('accountNumber', number)).toBeUndefined();
  for (const number of ['', '12 34', '12-34', '12a', '١٢٣', '12\n'])
    expect(wrong('accountNumber', number), number).toBe('pattern');
  expect(wrong('accountNumber', '1234567890')).toBe('maxLength');
  expect(wrong('accountNumber', 1234)).toBe('type');
});

describe('§5 BSB', () => {
  const branch = { bsbNumber: '062000', branchName: 'Sydney' };
  const isValid = (bsbNumber: unknown) =>
    !Object.keys(errors({ ...byAccount, bsbNumber })).some((at) => at.startsWith('/bsbNumber'));

  test('accepts only one found branch with six digits and a name', () => {
    for (const found of [branch, { bsbNumber: '000000', branchName: 'x' }])
      expect(isValid([found])).toBe(true);
    const others = ['06200', '0620000', '062-00'].map((bsbNumber) => [{ ...branch, bsbNumber }]);
    const unnamed = [[{ bsbNumber: '062000' }], [{ ...branch, branchName: '' }]];
    for (const answer of ['06200', '062000', [], [branch, branch], ...unnamed, ...others, branch])
      expect(isValid(answer), JSON.stringify(answer)).toBe(false);
  });

  test('§8 has messages for an incomplete number and an unknown branch', () => {
    expect([wrong('bsbNumber', '06200'), wrong('bsbNumber', [])]).toEqual(['type', 'minItems']);
    const messages = { type: /6 digits/, minItems: /branch/ };
    const ui = uiOf('payment', 'bsbNumber')['ui:messages'] as Record<string, string>;
    for (const [keyword, text] of Object.entries(messages)) expect(ui[keyword]).toMatch(text);
  });
});

describe('§4 payment', () => {
  const canPay = (facts: object) =>
    [byCard, byAccount].map((answers) => stateOf('payment', answers, { ...facts }).valid);

  test.each([
    ...[{}, { instalment: 'updating' }, { instalment: 'slow' }, { instalment: 'failed' }],
    ...[{ firstInstalmentAmount: '148.20' }, { regularPayment: 'A$34.20 per week' }],
    ...['checking', 'unknown'].map((outcome) => ({ ...known, outcome })),
  ])('is blocked without both amounts or while an outcome is unknown: %j', (facts) => {
    expect(canPay(facts)).toEqual([false, false]);
  });

  test('is allowed when everything is known and filled in', () => {
    for (const more of [
      {},
      { outcome: 'refused' },
      { outcome: 'not-received' },
      { earlierOutcome: 'unknown' },
    ])
      expect(canPay({ ...known, ...more }), JSON.stringify(more)).toEqual([true, true]);
  });

  test('shows why it is blocked and reads the facts that it needs', () => {
    const { step } = journey.steps.at(-1) ?? {};
    const problems = (facts: JsonObject) =>
      step && stepProblems(step, stateOf('payment', byCard, facts), undefined, { validators, texts });
    const one = (text: string) => [{ text: expect.stringContaining(text) }];
    expect(problems({ instalment: 'failed' })).toEqual(one('need your price'));
    expect(problems({ ...known, outcome: 'unknown' })).toEqual(one('if your last payment went through'));
    expect(problems(known)).toEqual([]);
    const needed = ['firstInstalmentAmount', 'regularPayment', 'outcome'];
    expect(step?.reads).toEqual(expect.arrayContaining(needed));
  });
});
