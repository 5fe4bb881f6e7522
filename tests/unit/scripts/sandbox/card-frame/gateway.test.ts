import { expect, test } from 'vitest';
import { CardGateway } from '../../../../../scripts/sandbox/card-frame/gateway.ts';
import { CARD, SITE } from '../support/payments.ts';

test('§7 the newest 20,000 tokens are valid', () => {
  const gateway = new CardGateway();
  const issue = (payment: number) => {
    const query = gateway.paramString({
      paymentType: 'oneoff',
      merchReference: `MR${payment}`,
      amount: '148.20',
      postMessageHost: SITE,
    });
    const params = gateway.read(query)?.params;
    if (!params) throw new Error('the signature is wrong');
    return { query, card: gateway.issue(CARD, params, 'member') };
  };
  const first = issue(0);
  expect(gateway.read(first.query)?.problem).toBe('MR0 has its card already');
  for (let payment = 1; payment < 20_000; payment += 1) issue(payment);
  expect(gateway.token(first.card.cardToken)).toBeDefined();
  const last = issue(20_000);
  expect(gateway.token(first.card.cardToken)).toBeUndefined();
  expect(gateway.read(first.query)?.problem).toBeUndefined();
  expect(gateway.token(last.card.cardToken)?.card).toEqual(last.card);
});
