import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardResult } from '#types/data/card-result';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { CARD, paymentServers } from '../support/payments.ts';

const { params, frame, enter, messages, reset } = await paymentServers();

beforeEach(async () => {
  await reset();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => frame.close());

const isMessage = createSchemaAjv().getSchema('schema:/events/card-frame.schema.json#/properties/inbound');

/** The card of an answer that is an outcome and a token. */
async function cardOf(card: object = {}): Promise<CardResult> {
  const sent = await messages(card);
  for (const message of sent) expect(isMessage?.(message), JSON.stringify(message)).toBe(true);
  const [outcome, token] = sent;
  expect(sent).toHaveLength(2);
  expect(outcome).toEqual({ type: 'outcome', success: true });
  if (token?.type !== 'token') throw new Error('the second message is no token');
  return token.card;
}

describe('§3 a card result', () => {
  test('§3 contains only what may be known of the card', async () => {
    expect(await cardOf()).toEqual({
      cardToken: expect.stringMatching(/^411111[A-Za-z][A-Za-z0-9]{5}1111$/),
      cardSchema: 'VISA',
      cardCategory: 'CREDIT',
      cardExpiryDate: '12/40',
      maskedPAN: '411111XXXXXX1111',
      merchReference: 'MR10000001',
      txnReference: 'TX10000001',
      amount: '148.20',
    });
  });

  test.each([
    ['5555 5555 5555 4444', '123', 'MASTERCARD', '555555XXXXXX4444'],
    ['3782 822463 10005', '1234', 'AMEX', '378282XXXXX0005'],
  ])('§3 %s is of another brand', async (number, cvv, cardSchema, maskedPAN) => {
    expect(await cardOf({ number, cvv })).toMatchObject({ cardSchema, maskedPAN });
  });

  test('§3 each has its own token and reference, one card or several', async () => {
    const cards = [await cardOf(), await cardOf()];
    expect(new Set(cards.map(({ cardToken }) => cardToken)).size).toBe(2);
    expect(cards.map(({ txnReference }) => txnReference)).toEqual(['TX10000001', 'TX10000002']);
  });
});

describe('the test cards', () => {
  test.each([
    ['4000 0000 0000 0002', [{ type: 'outcome', success: false }]],
    ['4000 0000 0000 0010', [{ type: 'failure', reason: 'The gateway is down' }]],
  ])('§4 %s', async (number, expected) => {
    expect(await messages({ number })).toEqual(expected);
    for (const message of expected) expect(isMessage?.(message)).toBe(true);
  });

  test('§4 4000 0000 0000 0069 sends its token twice', async () => {
    const [outcome, token, again] = await messages({ number: '4000 0000 0000 0069' });
    expect(outcome).toEqual({ type: 'outcome', success: true });
    expect(token).toMatchObject({ type: 'token' });
    expect(again).toEqual(token);
  });

  test('§4 4000 0000 0000 0044 is three seconds late, 4000 0000 0000 0051 never answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answered: string[] = [];
    const ask = async (number: string) => {
      const { paramString } = await params();
      void enter({ number }, paramString).then(() => answered.push(number));
    };
    await ask('4000 0000 0000 0044');
    await ask('4000 0000 0000 0051');
    await cardOf();
    await vi.advanceTimersByTimeAsync(2999);
    await cardOf();
    expect(answered).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await cardOf();
    expect(answered).toEqual(['4000 0000 0000 0044']);
    await vi.advanceTimersByTimeAsync(600_000);
    await cardOf();
    expect(answered).toEqual(['4000 0000 0000 0044']);
  });
});

describe('§4 what the frame’s server refuses', () => {
  test.each([
    [{ number: '4111 1111 1111 1112' }, 'Check the card number'],
    [{ number: '6011 0009 9013 9424' }, 'Use a Visa, Mastercard or American Express card'],
    [{ expiry: '01/20' }, 'This card has expired. Use another card'],
    [{ expiry: '01/99' }, 'Check the expiry year'],
    [{ cvv: '12' }, 'Enter the 3 digits on the back of your card'],
  ])('§4 %j is a 400 with a message, without the card', async (card, message) => {
    const response = await enter(card, (await params()).paramString);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
    expect(response.body).not.toMatch(/\d{4} \d{4}|6011|01\/20|01\/99/);
  });

  test('§9 a card is valid to the last hour of its month in every time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-12-01T11:59:00Z'));
    expect((await cardOf({ expiry: '11/26' })).cardExpiryDate).toBe('11/26');
    vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
    expect((await enter({ expiry: '11/26' }, (await params()).paramString)).statusCode).toBe(400);
  });

  test('§7 a second token for one payment, even if the first was issued meanwhile', async () => {
    const { paramString } = await params();
    expect((await enter({}, paramString)).statusCode).toBe(200);
    const second = await enter({}, paramString);
    expect([second.statusCode, second.json().message]).toEqual([410, 'MR10000001 has its card already']);

    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { paramString: other } = await params();
    const late = enter({ number: '4000 0000 0000 0044' }, other);
    expect((await enter({}, other)).statusCode).toBe(200);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await late).statusCode).toBe(410);
  });

  test('§4 a declined card may be followed by another one', async () => {
    const { paramString } = await params();
    await enter({ number: '4000 0000 0000 0002' }, paramString);
    const second = await enter({}, paramString);
    expect(second.json().messages[0]).toEqual({ type: 'outcome', success: true });
  });

  test.each([{ number: 4111111111111111 }, { cvv: undefined }])(
    '§4 a body of another shape: %j',
    async (card) => {
      expect((await enter(card, (await params()).paramString)).statusCode).toBe(400);
    },
  );

  test('§4 a body that is no JSON is a 415', async () => {
    const response = await frame.inject({
      method: 'POST',
      url: '/card-form/tokens',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(CARD),
    });
    expect(response.statusCode).toBe(415);
  });
});
