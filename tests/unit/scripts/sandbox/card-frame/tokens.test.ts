import { expect, test, vi } from 'vitest';
import type { CardResult } from '#types/data/card-result';
import { countDecline } from '../../../../../scripts/sandbox/card-frame/gateway.ts';
import { createStore } from '../../../../../scripts/sandbox/store.ts';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { OTHER_REFERENCE, paymentServers, REFERENCE } from '../support/payments.ts';
import { answerOf, messageOf } from '../support/sandbox.ts';

const { askParams, sign, enter, messages, reset } = await paymentServers();

const isMessage = createSchemaAjv().getSchema('schema:/events/card-frame.schema.json#/properties/inbound');
const ACCEPTED = { type: 'outcome', success: true };
const REFUSED = { type: 'outcome', success: false };
const DECLINED = { number: '4000 0000 0000 0002' };
const LATE = { number: '4000 0000 0000 0044' };

/** Expects an outcome and a token as the messages for a card. Returns the token's card. */
async function cardOf(card: object = {}): Promise<CardResult> {
  const [outcome, token, ...more] = await messages(card);
  expect([outcome, more]).toEqual([ACCEPTED, []]);
  for (const message of [outcome, token]) expect(isMessage?.(message), JSON.stringify(message)).toBe(true);
  if (token?.type !== 'token') throw new Error('the second message is no token');
  return token.card;
}

test('§3 a card result contains only what may be known of the card, with a token and reference of its own', async () => {
  const first = await cardOf();
  expect(first).toEqual({
    cardToken: expect.stringMatching(/^411111[A-Za-z][A-Za-z0-9]{5}1111$/),
    cardSchema: 'VISA',
    cardCategory: 'CREDIT',
    cardExpiryDate: '12/40',
    maskedPAN: '411111XXXXXX1111',
    merchReference: 'MR10000001',
    txnReference: 'TX10000001',
    amount: '148.20',
  });
  const second = await cardOf({ number: '5555 5555 5555 4444' });
  expect(second).toMatchObject({
    cardSchema: 'MASTERCARD',
    maskedPAN: '555555XXXXXX4444',
    txnReference: 'TX10000002',
  });
  const third = await cardOf({ number: '3782 822463 10005', cvv: '1234' });
  expect(third).toMatchObject({ cardSchema: 'AMEX', maskedPAN: '378282XXXXX0005' });
  expect((await cardOf()).cardToken).not.toBe(first.cardToken);
});

test.each([
  [{ number: '4111 1111 1111 1112' }, 'Check the card number'],
  [{ expiry: '01/20' }, 'This card has expired. Use another card'],
  [{ cvv: '12' }, 'Enter the 3 digits on the back of your card'],
  [{ number: 4111111111111111 }, 'send params, number, expiry and cvv, all as texts'],
  [{ cvv: undefined }, 'send params, number, expiry and cvv, all as texts'],
])('§4 %j is a 400 with a message, without the card', async (card, message) => {
  const response = await enter(card, await sign());
  expect([response.statusCode, response.json().message]).toEqual([400, `/card-form/tokens: ${message}`]);
  expect(response.body).not.toMatch(/\d{4} \d{4}|6011|4111|01\/20|01\/99/);
});

test('§9 a card is valid to the last hour of its month in every time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-12-01T11:59:00Z'));
  expect((await cardOf({ expiry: '11/26' })).cardExpiryDate).toBe('11/26');
  vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
  await messageOf(enter({ expiry: '11/26' }, await sign()));
});

test('§7 a payment gets one token, even if the first was issued meanwhile', async () => {
  const paramString = await sign();
  await answerOf(enter({}, paramString));
  expect(await messageOf(enter({}, paramString), 410)).toContain('MR10000001 has its card already');

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const other = await sign();
  const late = enter(LATE, other);
  await answerOf(enter({}, other));
  await vi.advanceTimersByTimeAsync(3000);
  await messageOf(late, 410);
});

const statusOf = async (reference?: string) => (await askParams(reference)).statusCode;

test('§4 after five declined cards an application gets no card form, and open ones decline, until the reset', async () => {
  const paramString = await sign(REFERENCE);
  for (let count = 0; count < 5; count += 1) {
    expect(await statusOf(REFERENCE)).toBe(200);
    expect(await answerOf(enter(DECLINED, await sign(REFERENCE)))).toEqual({ messages: [REFUSED] });
  }
  expect(await messageOf(askParams(REFERENCE), 429)).toContain('five cards were declined for this reference');
  expect((await answerOf(enter({}, paramString), 429)).messages).toEqual([REFUSED]);
  expect([await statusOf(OTHER_REFERENCE), await statusOf()]).toEqual([200, 200]);
  await reset();
  expect(await statusOf(REFERENCE)).toBe(200);
});

test('declined cards without a reference are counted for each payment', async () => {
  const paramString = await sign();
  for (let count = 0; count < 5; count += 1) await answerOf(enter(DECLINED, paramString));
  await answerOf(enter({}, paramString), 429);
  await answerOf(enter({}, await sign()));
});

test('mistyped cards and a failing gateway do not count; another card may follow a declined one', async () => {
  const paramString = await sign(REFERENCE);
  await enter(DECLINED, paramString);
  for (let count = 0; count < 6; count += 1) {
    await enter({ cvv: '1' }, paramString);
    await enter({ number: '4000 0000 0000 0010' }, paramString);
  }
  expect((await answerOf(enter({}, paramString))).messages[0]).toEqual(ACCEPTED);
  expect(await statusOf(REFERENCE)).toBe(200);
});

test('the application that was declined longest ago is the first whose declines are dropped', () => {
  const store = createStore();
  for (const reference of ['first', 'second', 'first']) countDecline(store, reference);
  expect([...store.declines.keys()]).toEqual(['second', 'first']);
});
