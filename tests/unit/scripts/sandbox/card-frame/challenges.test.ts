import { expect, test, vi } from 'vitest';
import { paymentServers, REFERENCE, SITE } from '../support/payments.ts';
import { answerOf, messageOf } from '../support/sandbox.ts';

const { askParams, sign, frame, enter, reset, postToFrame: answer } = await paymentServers();

const CARD = { number: '4000 0000 0000 0093' };
const RIGHT = { code: '123456' };
const WRONG = { code: '654321' };
const CANCEL = { cancel: true };
const ACCEPTED = { type: 'outcome', success: true };
const MINUTE = 60_000;

/** Submits the card whose bank asks for a code, by default in a new frame. */
async function ask(reference?: string, query?: string) {
  const params = query ?? (await sign(reference));
  const { challenge: address } = await answerOf(enter(CARD, params));
  const challenge = address.split('/').at(-1);
  return {
    address,
    params,
    /** Submits the card again, with the answered challenge. */
    finish: (changes: object = {}, changed = params) => enter({ ...CARD, challenge, ...changes }, changed),
  };
}

const expectOver = async (sent: ReturnType<typeof enter>) =>
  expect(await messageOf(sent, 410)).toContain('this challenge is over, or belongs to another card');

test('a card whose bank asks for a code gets its token with the right one, once', async () => {
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
])('%s: the bank’s answer is final', async (_case, answers, expected) => {
  const { address, finish } = await ask();
  const [early] = (await answerOf(finish())).messages;
  expect(early).toEqual({ type: 'failure', reason: 'The bank has no answer yet' });
  const states: string[] = [];
  for (const each of answers) states.push((await answerOf(answer(address, each))).state);
  expect(states).toEqual(expected);
  const [outcome] = (await answerOf(finish())).messages;
  expect(outcome).toEqual({ type: 'outcome', success: expected.at(-1) === 'confirmed' });
});

test('a challenge counts as one declined card, however often the answer is repeated', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { address, finish } = await ask(REFERENCE);
    for (let again = 0; again < 3; again += 1) await answer(address, CANCEL);
    await finish();
  }
  expect((await askParams(REFERENCE)).statusCode).toBe(429);
});

test('a challenge is valid for its own card and payment, until a newer one or the reset', async () => {
  const { address, finish, params } = await ask();
  await answer(address, RIGHT);
  await expectOver(finish({ number: '4111 1111 1111 1111' }));
  await expectOver(finish({}, await sign()));
  await expectOver(finish({ challenge: 'f'.repeat(32) }));
  await enter(CARD, params);
  await expectOver(finish());
  await messageOf(answer(address, RIGHT), 410);
  const { address: next } = await ask();
  await reset();
  await messageOf(answer(next, RIGHT), 410);
});

test('a challenge lasts ten minutes, even if its frame is too old by then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const params = await sign();
  vi.advanceTimersByTime(19 * MINUTE);
  const { address, finish } = await ask(undefined, params);
  const { address: late, finish: finishLate } = await ask();
  vi.advanceTimersByTime(9 * MINUTE);
  await answer(address, RIGHT);
  expect((await answerOf(finish())).messages[0]).toEqual(ACCEPTED);
  expect(await messageOf(enter(CARD, params), 410)).toContain('This card form is too old');
  await answer(late, RIGHT);
  vi.advanceTimersByTime(MINUTE);
  await messageOf(answer(late, RIGHT), 410);
  await expectOver(finishLate());
});

test('the bank’s page asks for the code until it is answered, and only the card form may frame it', async () => {
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

test('the bank refuses answers that are neither a code nor a cancellation', async () => {
  const { address: url } = await ask();
  for (const payload of [{}, { code: 123456 }, { cancel: 'yes' }]) await messageOf(answer(url, payload));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await messageOf(frame.inject({ method: 'POST', url, headers, payload: 'code=123456' }), 415);
  expect((await answerOf(answer(url, RIGHT))).triesLeft).toBe(2);
});
