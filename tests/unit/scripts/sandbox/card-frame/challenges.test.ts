import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Challenges } from '../../../../../scripts/sandbox/card-frame/challenges.ts';
import type { FrameParams } from '../../../../../scripts/sandbox/card-frame/frame-params.ts';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { paymentServers, SITE } from '../support/payments.ts';

const { askParams, params, frame, enter, reset } = await paymentServers();

const ASKS = { number: '4000 0000 0000 0093' };
const RIGHT = { code: '123456' };
const WRONG = { code: '654321' };
const CANCEL = { cancel: true };
const MINUTE = 60_000;

beforeEach(async () => {
  await reset();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => frame.close());

const answer = (address: string, payload: object) => frame.inject({ method: 'POST', url: address, payload });

/** Sends the card that asks for a code, in a frame of its own, and says where its bank is. */
async function ask(reference?: string) {
  const { paramString } = await params('148.20', reference);
  const { challenge: address } = (await enter(ASKS, paramString)).json<{ challenge: string }>();
  const challenge = address.split('/').at(-1);
  return {
    address,
    paramString,
    /** Sends the card once more, with the challenge that was answered. */
    finish: (changes: object = {}, query = paramString) => enter({ ...ASKS, challenge, ...changes }, query),
  };
}

describe('a card whose bank asks for a code', () => {
  test('gets no token but a secret address', async () => {
    const { paramString } = await params();
    const response = await enter(ASKS, paramString);
    expect(response.json()).toEqual({
      challenge: expect.stringMatching(/^\/card-form\/challenges\/[0-9a-f]{32}$/),
    });
  });

  test('gets its token with the right code, once', async () => {
    const { address, finish } = await ask();
    expect((await answer(address, RIGHT)).json()).toEqual({ state: 'confirmed', triesLeft: 2 });
    const messages = (await finish()).json().messages;
    expect(messages).toEqual([
      { type: 'outcome', success: true },
      { type: 'token', card: expect.objectContaining({ maskedPAN: '400000XXXXXX0093' }) },
    ]);
    const fits = createSchemaAjv().getSchema('schema:/events/card-frame.schema.json#/properties/inbound');
    for (const message of messages) expect(fits?.(message)).toBe(true);
    const again = await finish();
    expect([again.statusCode, again.json().message]).toEqual([410, 'MR10000001 has its card already']);
  });

  test.each(['123 456', '１２３４５６', '١٢٣٤٥٦'])('accepts the code as "%s" too', async (code) => {
    const { address } = await ask();
    expect((await answer(address, { code })).json().state).toBe('confirmed');
  });

  test.each([
    ['the right code after two wrong ones', [WRONG, { code: '' }, RIGHT], ['open', 'open', 'confirmed']],
    ['three wrong codes', [WRONG, WRONG, WRONG, RIGHT], ['open', 'open', 'declined', 'declined']],
    ['a cancellation', [CANCEL, RIGHT], ['declined', 'declined']],
  ])('%s: the answer is final', async (_case, answers, expected) => {
    const { address, finish } = await ask();
    const states: string[] = [];
    for (const each of answers) states.push((await answer(address, each)).json().state);
    expect(states).toEqual(expected);
    const success = expected.at(-1) === 'confirmed';
    expect((await finish()).json().messages[0]).toEqual({ type: 'outcome', success });
  });

  test('gets nothing before the bank has its answer', async () => {
    const { finish } = await ask();
    expect((await finish()).json().messages).toEqual([
      { type: 'failure', reason: 'The bank has no answer yet' },
    ]);
  });

  test('counts as one declined card, however often the answer is repeated', async () => {
    const reference = '0a'.repeat(16);
    for (let count = 0; count < 5; count += 1) {
      expect((await askParams('148.20', reference)).statusCode).toBe(200);
      const { address, finish } = await ask(reference);
      for (let again = 0; again < 3; again += 1) await answer(address, CANCEL);
      await finish();
    }
    expect((await askParams('148.20', reference)).statusCode).toBe(429);
  });
});

describe('a challenge belongs to one card and one payment', () => {
  const refused = async (response: ReturnType<typeof enter>) => {
    const { statusCode, body } = await response;
    expect(statusCode).toBe(410);
    expect(body).toContain('this challenge is over, or belongs to another card');
  };

  test('it can’t be used for another card', async () => {
    const { address, finish } = await ask();
    await answer(address, RIGHT);
    await refused(finish({ number: '4111 1111 1111 1111' }));
  });

  test('nor for another payment', async () => {
    const { address, finish } = await ask();
    await answer(address, RIGHT);
    const other = await params();
    await refused(finish({}, other.paramString));
  });

  test('nor when it was never opened, or replaced by a newer one', async () => {
    const first = await ask();
    await answer(first.address, RIGHT);
    await refused(first.finish({ challenge: 'f'.repeat(32) }));
    await enter(ASKS, first.paramString);
    await refused(first.finish());
    expect((await answer(first.address, RIGHT)).statusCode).toBe(410);
  });

  test('it is over after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { address, finish } = await ask();
    await answer(address, RIGHT);
    vi.advanceTimersByTime(10 * MINUTE);
    expect((await frame.inject(address)).statusCode).toBe(410);
    expect((await answer(address, RIGHT)).statusCode).toBe(410);
    await refused(finish());
  });

  test('a card that was sent in time may be confirmed when its frame is too old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { paramString } = await params();
    vi.advanceTimersByTime(19 * MINUTE);
    const { challenge } = (await enter(ASKS, paramString)).json<{ challenge: string }>();
    vi.advanceTimersByTime(9 * MINUTE);
    await answer(challenge, RIGHT);
    const { messages } = (
      await enter({ ...ASKS, challenge: challenge.split('/').at(-1) }, paramString)
    ).json();
    expect(messages[0]).toEqual({ type: 'outcome', success: true });
    const tooLate = await enter(ASKS, paramString);
    expect([tooLate.statusCode, tooLate.json().message]).toEqual([410, 'This card form is too old']);
  });

  test('a reset forgets it', async () => {
    const { address } = await ask();
    await reset();
    expect((await answer(address, RIGHT)).statusCode).toBe(410);
  });

  test('only the newest 1,000 are kept', () => {
    const challenges = new Challenges();
    const open = (count: number) =>
      challenges.open({ merchReference: `M${count}` } as FrameParams, '4000000000000093').id;
    const ids = [...Array(1001).keys()].map(open);
    expect(challenges.find(ids[0] ?? '')).toBeUndefined();
    expect(challenges.find(ids[1] ?? '')?.state).toBe('open');
    expect(challenges.find(ids[1000] ?? '')?.state).toBe('open');
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

  test.each([{}, { code: 123456 }, { cancel: 'yes' }])(
    'refuses an answer of another shape: %j',
    async (payload) => {
      const { address } = await ask();
      expect((await answer(address, payload)).statusCode).toBe(400);
      expect((await answer(address, RIGHT)).json()).toEqual({ state: 'confirmed', triesLeft: 2 });
    },
  );

  test('refuses an answer that is no JSON', async () => {
    const { address } = await ask();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await frame.inject({
      method: 'POST',
      url: address,
      headers: form,
      payload: 'code=123456',
    });
    expect(response.statusCode).toBe(415);
  });
});
