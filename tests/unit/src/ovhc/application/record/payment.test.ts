import { describe, expect, test } from 'vitest';
import { paymentFields } from '../../../../../../src/ovhc/application/record/payment.ts';
import { travel, ZONES } from '../../time-zone.ts';
import { amounts, byAccount, byCard, card } from './sample.ts';

const coverStart = '2026-12-01';
const carded = { ...byCard, coverStart };
const banked = { ...byAccount, coverStart };

describe('§7 by card', () => {
  test('debit type C, the token bundle and the payment references', () => {
    const { amount: _amount, ...bundle } = card;
    expect(paymentFields(carded, card, amounts)).toMatchObject({ debitType: 'C', ...bundle });
  });

  test('§7 the branch is Corporate Banking, and nothing is told of an account from before', () => {
    const record = paymentFields({ ...banked, ...byCard }, card, amounts);
    expect(record).toMatchObject({ branchName: 'Corporate Banking' });
    for (const name of ['accountName', 'bsbNumber', 'accountNumber']) expect(record).not.toHaveProperty(name);
  });

  test.each([
    ['another amount', { ...card, amount: '34.20' }],
    ['the same, written otherwise', { ...card, amount: '148.2' }],
    ['none', undefined],
  ])('decisions "The card frame": a token for %s pays for nothing', (_case, other) => {
    const record = paymentFields(carded, other, amounts);
    for (const name of Object.keys(card).filter((name) => name !== 'amount'))
      expect(record).not.toHaveProperty(name);
  });
});

describe('§7 by bank account', () => {
  test('debit type E, the account as it was typed and the branch of its BSB', () => {
    expect(paymentFields(banked, undefined, amounts)).toMatchObject({
      debitType: 'E',
      accountName: 'Amélie O’Neill-Brontë',
      bsbNumber: '062000',
      accountNumber: '001234567',
      branchName: 'Sydney, 48 Martin Place',
    });
  });

  test('§5 the spaces around the account’s name are no part of it', () => {
    expect(paymentFields({ ...banked, accountName: ' Amélie O’Neill ' }, undefined, amounts)).toMatchObject({
      accountName: 'Amélie O’Neill',
    });
  });

  test('§7 the branch defaults to Corporate Banking', () => {
    const bsbNumber = [{ bsbNumber: '062000' }];
    expect(paymentFields({ ...banked, bsbNumber }, undefined, amounts)).toMatchObject({
      bsbNumber: '062000',
      branchName: 'Corporate Banking',
    });
  });

  test('§5 a BSB that was typed and has no branch is none', () => {
    expect(paymentFields({ ...banked, bsbNumber: '062000' }, undefined, amounts)).toMatchObject({
      bsbNumber: undefined,
    });
  });

  test('a card’s token from before is not told of', () => {
    expect(paymentFields(banked, card, amounts)).not.toHaveProperty('cardToken');
  });
});

test.each([
  ['card', carded],
  ['bank account', banked],
])('§9 by %s: the first instalment is the amount, a regular payment the base premium', (_means, answers) => {
  expect(paymentFields(answers, card, amounts)).toMatchObject({
    amount: '148.20',
    basePremium: '34.20',
    payNowFlag: 'Y',
  });
});

describe.each(ZONES)(
  '§9 payments start on the regular payment date that the visitor was shown, in %s',
  (zone) => {
    test.each([
      ['W', '2027-02-28'],
      ['F', '2027-02-28'],
      ['M', '2027-03-31'],
      ['Q', '2027-02-28'],
      ['H', '2027-02-28'],
      ['Y', '2027-03-31'],
    ])('%s, cover starting on 31 January 2027: %s', (paymentFrequency, day) => {
      travel(zone, '2026-11-20T12:00:00Z');
      const answers = { ...carded, coverStart: '2027-01-31', paymentFrequency };
      expect(paymentFields(answers, card, amounts)).toMatchObject({
        paymentFrequency,
        paymentStartDate: day,
      });
    });
  },
);

test('§9 payment frequency defaults to weekly', () => {
  const answers = { ...carded, paymentFrequency: undefined };
  expect(paymentFields(answers, card, amounts)).toMatchObject({
    paymentFrequency: 'W',
    paymentStartDate: '2027-01-01',
  });
});

test.each([undefined, '01/12/2026', '2026-02-30', 7])(
  '§9 %j is no start of cover, so there is no start date',
  (day) => {
    expect(paymentFields({ ...carded, coverStart: day }, card, amounts).paymentStartDate).toBeUndefined();
  },
);
