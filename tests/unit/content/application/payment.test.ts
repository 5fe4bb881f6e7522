import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { stepProblems } from '../../../../src/engine/journey/step-problems.ts';
import { amounts, byAccount, byCard } from '../../src/ovhc/application/record/sample.ts';
import { errorsOf, fault, journey, setToday, stateOf, validators } from './steps.ts';

const known = {
  instalment: 'known',
  firstInstalment: 'A$148.20',
  firstInstalmentAmount: amounts.first,
  regularPayment: 'A$34.20 per week',
};
const errors = (answers: object, facts = {}) => errorsOf('payment', answers, { ...known, ...facts });
const wrong = (name: string, answer: unknown, others: object = byAccount) =>
  fault('payment', name, answer, others, known);

beforeEach(() => setToday(2026, 11, 20));
afterEach(() => {
  vi.useRealTimers();
});

describe('§3 payment', () => {
  test('how often and how are asked first; weekly is the default', () => {
    expect(errors({})).toEqual({ '/paymentFrequency': 'required', '/paymentType': 'required' });
    expect(stateOf('payment', {}, known).visible).toEqual({ paymentFrequency: 'W' });
  });

  test.each(['W', 'F', 'M', 'Q', 'H', 'Y'])('§9 %s is a frequency', (code) => {
    expect(wrong('paymentFrequency', code)).toBeUndefined();
  });
  test.each(['D', 'w', '', 'Weekly', 1])('§9 %j is none', (code) => {
    expect(wrong('paymentFrequency', code)).toBeDefined();
  });
  test.each(['', 'card', 'CreditCard', 'bankaccount'])('%j is no way to pay', (type) => {
    expect(wrong('paymentType', type)).toBe('oneOf');
  });
});

describe('§4 what the way to pay reveals', () => {
  test('card: the card form, which has to be as it should', () => {
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

  test('what the other way asked for does not count, right or wrong', () => {
    const spoilt = { ...byAccount, accountNumber: 'x', paymentagree: false };
    expect(errors({ ...spoilt, ...byCard })).toEqual({});
    expect(errors({ ...byCard, ...byAccount, cardForm: false })).toEqual({});
    const { visible } = stateOf('payment', { ...byAccount, ...byCard }, known);
    expect(visible).toEqual(byCard);
  });
});

describe('§5 accountName: letters, spaces, hyphens and apostrophes only', () => {
  test.each(["O'Neill", 'Amélie O’Neill-Brontë', 'J', 'Łukasz de la Cruz', 'x'.repeat(100)])(
    '%s is one',
    (name) => {
      expect(wrong('accountName', name)).toBeUndefined();
    },
  );
  test.each(['', ' ', '-', 'Ada & Bo', 'Ada 2', 'ADA PTY. LTD', '李', 'Ada\n', 7])('%j is none', (name) => {
    expect(wrong('accountName', name)).toBeDefined();
  });
  test('a hundred and one letters are too many', () => {
    expect(wrong('accountName', 'x'.repeat(101))).toBe('maxLength');
  });
});

describe('§9 accountNumber: digits, at most nine', () => {
  test.each(['1', '001234567', '000000000'])('%s is one', (number) => {
    expect(wrong('accountNumber', number)).toBeUndefined();
  });
  test.each([
    ['', 'pattern'],
    ['12 34', 'pattern'],
    ['12-34', 'pattern'],
    ['12a', 'pattern'],
    ['١٢٣', 'pattern'],
    ['12\n', 'pattern'],
    ['1234567890', 'maxLength'],
    [1234, 'type'],
  ])('%j is none: %s', (number, keyword) => {
    expect(wrong('accountNumber', number)).toBe(keyword);
  });
});

describe('§5 a BSB is one whose branch was found', () => {
  const branch = { bsbNumber: '062000', branchName: 'Sydney' };
  const isBsb = (answer: unknown) =>
    !Object.keys(errors({ ...byAccount, bsbNumber: answer })).some((at) => at.startsWith('/bsbNumber'));
  test.each([[[branch]], [[{ bsbNumber: '000000', branchName: 'x' }]]])('%j is one', (answer) => {
    expect(isBsb(answer)).toBe(true);
  });
  const messages = journey.steps.at(-1)?.step.uiSchema.bsbNumber;
  test('§8 what was typed so far, and a branch that is not found, have messages of their own', () => {
    expect(wrong('bsbNumber', '06200')).toBe('type');
    expect(wrong('bsbNumber', [])).toBe('minItems');
    expect(messages).toMatchObject({
      'ui:messages': {
        type: expect.stringContaining('6 digits'),
        minItems: expect.stringContaining('branch'),
      },
    });
  });
  test.each([
    ['06200'],
    ['062000'],
    [[]],
    [[branch, branch]],
    [[{ bsbNumber: '062000' }]],
    [[{ ...branch, branchName: '' }]],
    [[{ ...branch, bsbNumber: '06200' }]],
    [[{ ...branch, bsbNumber: '0620000' }]],
    [[{ ...branch, bsbNumber: '062-00' }]],
    [branch],
  ])('%j is none', (answer) => {
    expect(isBsb(answer)).toBe(false);
  });
});

test.each([
  [true, undefined],
  [false, 'const'],
  ['true', 'type'],
])('§3 paymentagree has to be ticked: %j → %s', (answer, keyword) => {
  expect(wrong('paymentagree', answer)).toBe(keyword);
});

describe('§4 nobody can pay', () => {
  test.each([
    ['amounts are on their way', { instalment: 'updating' }],
    ['amounts take longer than usual', { instalment: 'slow' }],
    ['amounts could not be fetched', { instalment: 'failed' }],
    ['nothing is known', {}],
    ['only the first amount is known', { firstInstalmentAmount: '148.20' }],
    ['only the regular amount is known', { regularPayment: 'A$34.20 per week' }],
    ['the insurer is asked how the last payment ended', { ...known, outcome: 'checking' }],
    ['nobody knows how the last payment ended', { ...known, outcome: 'unknown' }],
  ])('while %s, whatever is filled in', (_case, facts) => {
    expect(stateOf('payment', byCard, facts).valid).toBe(false);
    expect(stateOf('payment', byAccount, facts).valid).toBe(false);
  });

  test('until all is known and filled in', () => {
    expect(stateOf('payment', byCard, known).valid).toBe(true);
    expect(stateOf('payment', byAccount, known).valid).toBe(true);
  });

  test.each([{ outcome: 'refused' }, { outcome: 'not-received' }, { earlierOutcome: 'unknown' }])(
    'but for what took no money, or was for an earlier quote: %j',
    (more) => {
      const facts = { ...known, ...more };
      expect(stateOf('payment', byCard, facts).valid).toBe(true);
      expect(stateOf('payment', byAccount, facts).valid).toBe(true);
    },
  );

  test('the form says why', () => {
    const { step } = journey.steps.at(-1) ?? {};
    const said = (facts: JsonObject) =>
      step && stepProblems(step, stateOf('payment', byCard, facts), undefined, validators);
    expect(said({ instalment: 'failed' })).toEqual([{ text: expect.stringContaining('need your price') }]);
    expect(said({ ...known, outcome: 'unknown' })).toEqual([
      { text: expect.stringContaining('if your last payment went through') },
    ]);
    expect(said(known)).toEqual([]);
  });

  test('the step reads every fact that this needs', () => {
    const { reads } = journey.steps.at(-1)?.step ?? {};
    expect(reads).toEqual(expect.arrayContaining(['firstInstalmentAmount', 'regularPayment', 'outcome']));
  });
});
