import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { stepProblems } from '../../../../src/engine/journey/step-problems.ts';
import { amounts, byAccount, byCard } from '../../src/ovhc/application/record/sample.ts';
import { errorsOf, fault, journey, setToday, stateOf, uiOf, validators } from './steps.ts';

const first = { firstInstalment: 'A$148.20', firstInstalmentAmount: amounts.first };
const known = { instalment: 'known', ...first, regularPayment: 'A$34.20 per week' };
const errors = (answers: object, facts = {}) => errorsOf('payment', answers, { ...known, ...facts });
const wrong = (name: string, answer: unknown, others: object = byAccount) =>
  fault('payment', name, answer, others, known);

beforeEach(() => setToday(2026, 11, 20));

test('§3 how often and how are asked first; weekly is the default', () => {
  expect(errors({})).toEqual({ '/paymentFrequency': 'required', '/paymentType': 'required' });
  expect(stateOf('payment', {}, known).visible).toEqual({ paymentFrequency: 'W' });
});

test('§9 frequency and method are those of their lists', () => {
  for (const code of 'WFMQHY') expect(wrong('paymentFrequency', code)).toBeUndefined();
  for (const code of ['D', 'w', '', 'Weekly', 1]) expect(wrong('paymentFrequency', code)).toBeDefined();
  for (const type of ['', 'card', 'CreditCard', 'bankaccount'])
    expect(wrong('paymentType', type)).toBe('oneOf');
});

describe('§4 the payment method reveals', () => {
  test('card: the card form, which has to be complete', () => {
    const { cardForm: _cardForm, ...unfilled } = byCard;
    expect(errors(unfilled)).toEqual({ '/cardForm': 'required' });
    expect(errors({ ...unfilled, cardForm: false })).toEqual({ '/cardForm': 'const' });
    expect(errors(byCard)).toEqual({});
  });

  test('bank account: name, BSB, number and agreement, each required', () => {
    const asked = ['accountName', 'accountNumber', 'bsbNumber', 'paymentagree'];
    expect(errors({ paymentFrequency: 'W', paymentType: 'bankAccount' })).toEqual(
      Object.fromEntries(asked.map((name) => [`/${name}`, 'required'])),
    );
    expect(errors(byAccount)).toEqual({});
  });

  test('answers of the other method do not count', () => {
    const spoilt = { ...byAccount, accountNumber: 'x', paymentagree: false };
    expect(errors({ ...spoilt, ...byCard })).toEqual({});
    expect(errors({ ...byCard, ...byAccount, cardForm: false })).toEqual({});
    const { visible } = stateOf('payment', { ...byAccount, ...byCard }, known);
    expect(visible).toEqual(byCard);
  });
});

test('§5 accountName: letters, spaces, hyphens and apostrophes only, at most 100', () => {
  for (const name of ["O'Neill", 'Amélie O’Neill-Brontë', 'J', 'Łukasz de la Cruz', 'x'.repeat(100)])
    expect(wrong('accountName', name), name).toBeUndefined();
  for (const name of ['', ' ', '-', 'Ada & Bo', 'Ada 2', 'ADA PTY. LTD', '李', 'Ada\n', 7])
    expect(wrong('accountName', name), String(name)).toBeDefined();
  expect(wrong('accountName', 'x'.repeat(101))).toBe('maxLength');
});

test('§9 accountNumber: digits, at most nine', () => {
  for (const number of ['1', '001234567', '000000000'])
    expect(wrong('accountNumber', number)).toBeUndefined();
  for (const number of ['', '12 34', '12-34', '12a', '١٢٣', '12\n'])
    expect(wrong('accountNumber', number), number).toBe('pattern');
  expect(wrong('accountNumber', '1234567890')).toBe('maxLength');
  expect(wrong('accountNumber', 1234)).toBe('type');
});

describe('§5 a BSB is one whose branch was found', () => {
  const branch = { bsbNumber: '062000', branchName: 'Sydney' };
  const isValid = (bsbNumber: unknown) =>
    !Object.keys(errors({ ...byAccount, bsbNumber })).some((at) => at.startsWith('/bsbNumber'));

  test('in a list of one, with six digits and a name', () => {
    for (const found of [branch, { bsbNumber: '000000', branchName: 'x' }])
      expect(isValid([found])).toBe(true);
    const others = ['06200', '0620000', '062-00'].map((bsbNumber) => [{ ...branch, bsbNumber }]);
    const unnamed = [[{ bsbNumber: '062000' }], [{ ...branch, branchName: '' }]];
    for (const answer of ['06200', '062000', [], [branch, branch], ...unnamed, ...others, branch])
      expect(isValid(answer), JSON.stringify(answer)).toBe(false);
  });

  test('§8 an incomplete number and an unknown branch have messages of their own', () => {
    expect([wrong('bsbNumber', '06200'), wrong('bsbNumber', [])]).toEqual(['type', 'minItems']);
    const messages = { type: /6 digits/, minItems: /branch/ };
    const ui = uiOf('payment', 'bsbNumber')['ui:messages'] as Record<string, string>;
    for (const [keyword, text] of Object.entries(messages)) expect(ui[keyword]).toMatch(text);
  });
});

describe('§4 nobody can pay', () => {
  const canPay = (facts: object) =>
    [byCard, byAccount].map((answers) => stateOf('payment', answers, { ...facts }).valid);

  test.each([
    ...[{}, { instalment: 'updating' }, { instalment: 'slow' }, { instalment: 'failed' }],
    ...[{ firstInstalmentAmount: '148.20' }, { regularPayment: 'A$34.20 per week' }],
    ...['checking', 'unknown'].map((outcome) => ({ ...known, outcome })),
  ])('without both amounts, or while the last payment may have gone through: %j', (facts) => {
    expect(canPay(facts)).toEqual([false, false]);
  });

  test('unless all is known and filled in', () => {
    for (const more of [
      {},
      { outcome: 'refused' },
      { outcome: 'not-received' },
      { earlierOutcome: 'unknown' },
    ])
      expect(canPay({ ...known, ...more }), JSON.stringify(more)).toEqual([true, true]);
  });

  test('the form says why, and reads every fact that this needs', () => {
    const { step } = journey.steps.at(-1) ?? {};
    const problems = (facts: JsonObject) =>
      step && stepProblems(step, stateOf('payment', byCard, facts), undefined, validators);
    const one = (text: string) => [{ text: expect.stringContaining(text) }];
    expect(problems({ instalment: 'failed' })).toEqual(one('need your price'));
    expect(problems({ ...known, outcome: 'unknown' })).toEqual(one('if your last payment went through'));
    expect(problems(known)).toEqual([]);
    const needed = ['firstInstalmentAmount', 'regularPayment', 'outcome'];
    expect(step?.reads).toEqual(expect.arrayContaining(needed));
  });
});
