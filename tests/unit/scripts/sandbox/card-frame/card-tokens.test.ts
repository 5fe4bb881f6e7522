import { expect, test } from 'vitest';
import { CardTokens } from '../../../../../scripts/sandbox/card-frame/card-tokens.ts';

const tokens = new CardTokens();

const issue = (payment: number) =>
  tokens.issue(
    '4111111111111111',
    {
      cardSchema: 'VISA',
      cardCategory: 'CREDIT',
      cardExpiryDate: '12/40',
      merchReference: `MR${payment}`,
      txnReference: `TX${payment}`,
      amount: '148.20',
    },
    'member',
  );

test('the newest 20,000 tokens are good, and known by their payments, however many there were', () => {
  const first = issue(0);
  expect(tokens.isPaid('MR0')).toBe(true);
  for (let payment = 1; payment < 100_000; payment += 1) {
    expect(tokens.isPaid(`MR${payment}`)).toBe(false);
    issue(payment);
  }
  const last = issue(100_000);
  expect(tokens.find(first.cardToken)).toBeUndefined();
  expect(tokens.isPaid('MR0')).toBe(false);
  expect(tokens.isPaid('MR80001')).toBe(true);
  expect(tokens.find(last.cardToken)?.card).toEqual(last);
});
