import { describe, expect, test, vi } from 'vitest';
import { openChallenge } from '../../../../../scripts/sandbox/card-frame/bank.ts';
import type { FrameParams } from '../../../../../scripts/sandbox/card-frame/gateway.ts';
import { createStore } from '../../../../../scripts/sandbox/store.ts';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { paymentServers, REFERENCE, SITE } from '../support/payments.ts';
import { answerOf, messageOf } from '../support/sandbox.ts';

const { askParams, sign, frame, enter, reset, postToFrame: answer } = await paymentServers();

const CARD = { number: '4000 0000 0000 0093' };
const RIGHT = { code: '123456' };
const WRONG = { code: '654321' };
const CANCEL = { cancel: true };
const CONFIRMED = { state: 'confirmed', triesLeft: 2 };
const MINUTE = 60_000;

/** Submits the card whose bank asks for a code, in a new frame. */
async function ask(reference?: string, paramString?: string) {
  const params = paramString ?? (await sign(reference));
  const { challenge: address } = await answerOf(enter(CARD, params));
  const challenge = address.split('/').at(-1);
  return {
    address,
    params,
    /** Submits the card again, with the answered challenge. */
    finish: (changes: object = {}, query = params) => enter({ ...CARD, challenge, ...changes }, query),
  };
}

describe('a card whose bank asks for a code', () => {
  test('gets a secret address, and its token with the right code, once', async () => {
    const { address, finish } = await ask();
    expect(address).toMatch(/^\/card-form\/challenges\/[0-9a-f]{32}$/);
    expect(await answerOf(answer(address, RIGHT))).toEqual(CONFIRMED);
    const { messages } = await answerOf(finish());
    expect(messages).toEqual([
      { type: 'outcome', success: true },
      { type: 'token', card: expect.objectContaining({ maskedPAN: '400000XXXXXX0093' }) },
    ]);
    const isValid = createSchemaAjv().getSchema('schema:/events/card-frame.schema.json#/properties/inbound');
    for (const message of messages) expect(isValid?.(message)).toBe(true);
    expect(await messageOf(finish(), 410)).toBe('MR10000001 has its card already');
  });

  test.each(['123 456', '１２３４５６', '١٢٣٤٥٦'])('accepts the code as "%s" too', async (code) => {
    const { address } = await ask();
    expect(await answerOf(answer(address, { code }))).toEqual(CONFIRMED);
  });

  test.each([
    ['the right code after two wrong ones', [WRONG, { code: '' }, RIGHT], ['open', 'open', 'confirmed']],
    ['three wrong codes', [WRONG, WRONG, WRONG, RIGHT], ['open', 'open', 'declined', 'declined']],
    ['a cancellation', [CANCEL, RIGHT], ['declined', 'declined']],
  ])('%s: the answer is final', async (_case, answers, expected) => {
    const { address, finish } = await ask();
    const [early] = (await answerOf(finish())).messages;
    expect(early).toEqual({ type: 'failure', reason: 'The bank has no answer yet' });
    const states: string[] = [];
    for (const each of answers) states.push((await answerOf(answer(address, each))).state);
    expect(states).toEqual(expected);
    const success = expected.at(-1) === 'confirmed';
    expect((await answerOf(finish())).messages[0]).toEqual({ type: 'outcome', success });
  });

  test('counts as one declined card, however often the answer is repeated', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await askParams(REFERENCE)).statusCode).toBe(200);
      const { address, finish } = await ask(REFERENCE);
      for (let again = 0; again < 3; again += 1) await answer(address, CANCEL);
      await finish();
    }
    expect((await askParams(REFERENCE)).statusCode).toBe(429);
  });
});

describe('a challenge', () => {
  const expectRefused = async (sent: ReturnType<typeof enter>) =>
    expect(await messageOf(sent, 410)).toContain('this challenge is over, or belongs to another card');

  test('can’t be used for another card or payment, nor when it was never opened', async () => {
    const { address, finish } = await ask();
    await answer(address, RIGHT);
    await expectRefused(finish({ number: '4111 1111 1111 1111' }));
    await expectRefused(finish({}, await sign()));
    await expectRefused(finish({ challenge: 'f'.repeat(32) }));
  });

  test('is over when a newer one has replaced it, and after a reset', async () => {
    const { address, finish, params } = await ask();
    await answer(address, RIGHT);
    await enter(CARD, params);
    await expectRefused(finish());
    await messageOf(answer(address, RIGHT), 410);
    const { address: next } = await ask();
    await reset();
    await messageOf(answer(next, RIGHT), 410);
  });

  test('lasts ten minutes, even if its frame is too old by then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const params = await sign();
    vi.advanceTimersByTime(19 * MINUTE);
    const { address, finish } = await ask(undefined, params);
    const { address: late, finish: finishLate } = await ask();
    vi.advanceTimersByTime(9 * MINUTE);
    await answer(address, RIGHT);
    expect((await answerOf(finish())).messages[0]).toEqual({ type: 'outcome', success: true });
    expect(await messageOf(enter(CARD, params), 410)).toBe('This card form is too old');
    await answer(late, RIGHT);
    vi.advanceTimersByTime(MINUTE);
    expect((await frame.inject(late)).statusCode).toBe(410);
    await messageOf(answer(late, RIGHT), 410);
    await expectRefused(finishLate());
  });

  test('is dropped when there are 1,000 newer ones', () => {
    const store = createStore();
    const open = (count: number) =>
      openChallenge(store, { merchReference: `M${count}` } as FrameParams, '4').id;
    const ids = [...Array(1001).keys()].map(open);
    const states = [0, 1, 1000].map((index) => store.challenges.get(ids[index] ?? '')?.state);
    expect(states).toEqual([undefined, 'open', 'open']);
  });
});

describe('the bank’s page', () => {
  test('asks for the code, shows the amount, and may only be framed by the card form', async () => {
    const { address } = await ask();
    const { statusCode, body, headers } = await frame.inject(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Confirm your payment</title>');
    expect(body).toContain('<strong translate="no">A$148.20</strong>');
    expect(body).toMatch(/<label [^>]*for="code">Code<\/label>/);
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)|0093/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
        `frame-ancestors 'self' ${SITE}`,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('says that it has ended, once it was answered and for an unknown id', async () => {
    const { address } = await ask();
    await answer(address, RIGHT);
    for (const url of [address, `/card-form/challenges/${'f'.repeat(32)}`, '/card-form/challenges/x']) {
      const { statusCode, body } = await frame.inject(url);
      expect(statusCode).toBe(410);
      expect(body).toContain('This confirmation has ended.');
      expect(body).not.toContain('<form');
    }
  });

  test('refuses other answers', async () => {
    const { address: url } = await ask();
    for (const payload of [{}, { code: 123456 }, { cancel: 'yes' }]) await messageOf(answer(url, payload));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await messageOf(frame.inject({ method: 'POST', url, headers, payload: 'code=123456' }), 415);
    expect(await answerOf(answer(url, RIGHT))).toEqual(CONFIRMED);
  });
});
