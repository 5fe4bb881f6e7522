import { describe, expect, test } from 'vitest';
import { paymentFields } from '../../../../../../src/ovhc/application/record/payment.ts';
import { setClock, ZONES } from '../../time-zone.ts';
import { amounts, byAccount, byCard, card } from './sample.ts';

const coverStart = '2026-12-01';
const carded = { ...byCard, coverStart };
const banked = { ...byAccount, coverStart };
const { amount: _amount, ...token } = card;

test('§7 by card: debit type C, the token bundle and the payment references, nothing of an account', () => {
  const record = paymentFields({ ...banked, ...byCard }, card, amounts);
  expect(record).toMatchObject({ debitType: 'C', ...token, branchName: 'Corporate Banking' });
  for (const name of ['accountName', 'bsbNumber', 'accountNumber']) expect(record).not.toHaveProperty(name);
});

test.each([
  ['another amount', { ...card, amount: '34.20' }],
  ['the same amount in another format', { ...card, amount: '148.2' }],
  ['nothing', undefined],
])('a token for %s pays for nothing', (_case, other) => {
  const record = paymentFields(carded, other, amounts);
  for (const name of Object.keys(token)) expect(record).not.toHaveProperty(name);
});

describe('§7 by bank account', () => {
  test('debit type E, the account as typed and the branch of its BSB, nothing of a card', () => {
    const record = paymentFields({ ...banked, accountName: ' Amélie O’Neill-Brontë ' }, card, amounts);
    expect(record).toMatchObject({
      debitType: 'E',
      accountName: 'Amélie O’Neill-Brontë',
      bsbNumber: '062000',
      accountNumber: '001234567',
      branchName: 'Sydney, 48 Martin Place',
    });
    expect(record).not.toHaveProperty('cardToken');
  });

  test.each([
    ['defaults to Corporate Banking', [{ bsbNumber: '062000' }], '062000'],
    ['makes no BSB of a typed text (§5)', '062000', undefined],
  ])('a missing branch %s', (_case, bsbNumber, sent) => {
    const record = paymentFields({ ...banked, bsbNumber }, undefined, amounts);
    expect(record).toMatchObject({ bsbNumber: sent, branchName: 'Corporate Banking' });
  });
});

test('§9 the first instalment is the amount, a regular payment the base premium', () => {
  const sent = { amount: '148.20', basePremium: '34.20', payNowFlag: 'Y' };
  for (const answers of [carded, banked]) expect(paymentFields(answers, card, amounts)).toMatchObject(sent);
});

test.each(ZONES)('§9 payments start on the regular payment date, in %s', (zone) => {
  setClock(zone, '2026-11-20T12:00:00Z');
  const startOf = (paymentFrequency: string) =>
    paymentFields({ ...carded, coverStart: '2027-01-31', paymentFrequency }, card, amounts).paymentStartDate;
  const [later, earlier] = ['2027-03-31', '2027-02-28'];
  expect([...'WFMQHY'].map(startOf)).toEqual([earlier, earlier, later, earlier, earlier, later]);
});

test('§9 the payment frequency defaults to weekly', () => {
  const record = paymentFields({ ...carded, paymentFrequency: undefined }, card, amounts);
  expect(record).toMatchObject({ paymentFrequency: 'W', paymentStartDate: '2027-01-01' });
});

test('§9 payments have no start date without a valid start of cover', () => {
  for (const coverStart of [undefined, '01/12/2026', '2026-02-30', 7])
    expect(paymentFields({ ...carded, coverStart }, card, amounts).paymentStartDate).toBeUndefined();
});
