import { expect, test, vi } from 'vitest';
import type { CardResult } from '#types/data/card-result';
import { countDecline } from '../../../../../scripts/sandbox/card-frame/gateway.ts';
import { createStore } from '../../../../../scripts/sandbox/store.ts';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { OTHER_REFERENCE, paymentServers, REFERENCE, SITE } from '../support/payments.ts';
import { answerOf, messageOf } from '../support/sandbox.ts';

const { askParams, sign, frame, enter, messages, reset, postToFrame: answer } = await paymentServers();

const isMessage = createSchemaAjv().getSchema('schema:/events/card-frame.schema.json#/properties/inbound');
const ACCEPTED = { type: 'outcome', success: true };
const REFUSED = { type: 'outcome', success: false };
const DECLINED = { number: '4000 0000 0000 0002' };
const LATE = { number: '4000 0000 0000 0044' };
const ASKS = { number: '4000 0000 0000 0093' };
const RIGHT = { code: '123456' };
const WRONG = { code: '654321' };
const CANCEL = { cancel: true };
const MINUTE = 60_000;

/** Expects an outcome and a token as the messages for a card. Returns the token's card. */
async function cardOf(card: object = {}): Promise<CardResult> {
  const [outcome, token, ...more] = await messages(card);
  expect([outcome, more]).toEqual([ACCEPTED, []]);
  for (const message of [outcome, token]) expect(isMessage?.(message), JSON.stringify(message)).toBe(true);
  if (token?.type !== 'token') throw new Error('the second message is not a token');
  return token.card;
}

test('§3 returns a masked card with a new token and reference', async () => {
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
])('§4 returns 400 for %j with a message that omits the card’s details', async (card, message) => {
  const response = await enter(card, await sign());
  expect([response.statusCode, response.json().message]).toEqual([400, `/card-form/tokens: ${message}`]);
  expect(response.body).not.toMatch(/\d{4} \d{4}|6011|4111|01\/20|01\/99/);
});

test('§9 accepts a card until its month has ended in every time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-12-01T11:59:00Z'));
  expect((await cardOf({ expiry: '11/26' })).cardExpiryDate).toBe('11/26');
  vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
  await messageOf(enter({ expiry: '11/26' }, await sign()));
});

test('§7 issues one token for a payment, even to concurrent requests', async () => {
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

test('§4 rejects all cards of an application after five declined ones, until the reset', async () => {
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

test('counts declined cards for each payment if there is not a reference', async () => {
  const paramString = await sign();
  for (let count = 0; count < 5; count += 1) await answerOf(enter(DECLINED, paramString));
  await answerOf(enter({}, paramString), 429);
  await answerOf(enter({}, await sign()));
});

test('does not count mistyped cards and gateway failures as declined', async () => {
  const paramString = await sign(REFERENCE);
  await enter(DECLINED, paramString);
  for (let count = 0; count < 6; count += 1) {
    await enter({ cvv: '1' }, paramString);
    await enter({ number: '4000 0000 0000 0010' }, paramString);
  }
  expect((await answerOf(enter({}, paramString))).messages[0]).toEqual(ACCEPTED);
  expect(await statusOf(REFERENCE)).toBe(200);
});

test('keeps the order in which applications were last declined', () => {
  const store = createStore();
  for (const reference of ['first', 'second', 'first']) countDecline(store, reference);
  expect([...store.declines.keys()]).toEqual(['second', 'first']);
});

/** Submits the card whose bank asks for a code, by default in a new frame. */
async function ask(reference?: string, query?: string) {
  const params = query ?? (await sign(reference));
  const { challenge: address } = await answerOf(enter(ASKS, params));
  const challenge = address.split('/').at(-1);
  return {
    address,
    params,
    /** Submits the card again, with the answered challenge. */
    finish: (changes: object = {}, changed = params) => enter({ ...ASKS, challenge, ...changes }, changed),
  };
}

const expectOver = async (sent: ReturnType<typeof enter>) =>
  expect(await messageOf(sent, 410)).toContain('this challenge is over, or belongs to another card');

test('issues one token after the right code for the bank', async () => {
  const { address, finish } = await ask();
  expect(address).toMatch(/^\/card-form\/challenges\/MR10000001-[0-9a-f]{32}$/);
  expect(await answerOf(answer(address, RIGHT))).toEqual({ state: 'confirmed', triesLeft: 2 });
  const { messages } = await answerOf(finish());
  const card = expect.objectContaining({ maskedPAN: '400000XXXXXX0093' });
  expect(messages).toEqual([ACCEPTED, { type: 'token', card }]);
  expect(await messageOf(finish(), 410)).toContain('MR10000001 has its card already');
});

test.each([
  ['the right code after two wrong ones', [WRONG, { code: '' }, RIGHT], ['open', 'open', 'confirmed']],
  ['three wrong codes', [WRONG, WRONG, WRONG, RIGHT], ['open', 'open', 'declined', 'declined']],
  ['a cancellation', [CANCEL, RIGHT], ['declined', 'declined']],
  ['a code with a space', [{ code: '123 456' }], ['confirmed']],
  ['a code in other digits', [{ code: '１٢३456' }], ['confirmed']],
])('returns the bank’s final answer after %s', async (_case, answers, expected) => {
  const { address, finish } = await ask();
  const [early] = (await answerOf(finish())).messages;
  expect(early).toEqual({ type: 'failure', reason: 'The bank has no answer yet' });
  const states: string[] = [];
  for (const each of answers) states.push((await answerOf(answer(address, each))).state);
  expect(states).toEqual(expected);
  const [outcome] = (await answerOf(finish())).messages;
  expect(outcome).toEqual(expected.at(-1) === 'confirmed' ? ACCEPTED : REFUSED);
});

test('counts a challenge as one declined card if it is cancelled repeatedly', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { address, finish } = await ask(REFERENCE);
    for (let again = 0; again < 3; again += 1) await answer(address, CANCEL);
    await finish();
  }
  expect((await askParams(REFERENCE)).statusCode).toBe(429);
});

test('accepts a challenge only for its card and payment, until a newer one or the reset', async () => {
  const { address, finish, params } = await ask();
  await answer(address, RIGHT);
  await expectOver(finish({ number: '4111 1111 1111 1111' }));
  await expectOver(finish({}, await sign()));
  await expectOver(finish({ challenge: 'f'.repeat(32) }));
  await enter(ASKS, params);
  await expectOver(finish());
  await messageOf(answer(address, RIGHT), 410);
  const { address: next } = await ask();
  await reset();
  await messageOf(answer(next, RIGHT), 410);
});

test('accepts a challenge for ten minutes, even after its frame has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const params = await sign();
  vi.advanceTimersByTime(19 * MINUTE);
  const { address, finish } = await ask(undefined, params);
  const { address: late, finish: finishLate } = await ask();
  vi.advanceTimersByTime(9 * MINUTE);
  await answer(address, RIGHT);
  expect((await answerOf(finish())).messages[0]).toEqual(ACCEPTED);
  expect(await messageOf(enter(ASKS, params), 410)).toContain('This card form is too old');
  await answer(late, RIGHT);
  vi.advanceTimersByTime(MINUTE);
  await messageOf(answer(late, RIGHT), 410);
  await expectOver(finishLate());
});

test('shows the bank’s page until the challenge is answered, framed only by the card form', async () => {
  const { address } = await ask();
  const { statusCode, body, headers } = await frame.inject(address);
  expect(statusCode).toBe(200);
  expect(body).toContain('<strong translate="no">A$148.20</strong>');
  expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)|0093/);
  const policy = headers['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';.* trusted-types 'none'; frame-ancestors /);
  expect(policy).toMatch(new RegExp(` frame-ancestors 'self' ${SITE}$`));
  await answer(address, RIGHT);
  for (const url of [address, `/card-form/challenges/${'f'.repeat(32)}`, '/card-form/challenges/x']) {
    const ended = await frame.inject(url);
    expect(ended.statusCode).toBe(410);
    expect(ended.body).toContain('This confirmation has ended.');
    expect(ended.body).not.toContain('<form');
  }
});

test('rejects bank answers that are neither a code nor a cancellation', async () => {
  const { address: url } = await ask();
  for (const payload of [{}, { code: 123456 }, { cancel: 'yes' }]) await messageOf(answer(url, payload));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await messageOf(frame.inject({ method: 'POST', url, headers, payload: 'code=123456' }), 415);
  expect((await answerOf(answer(url, RIGHT))).triesLeft).toBe(2);
});
