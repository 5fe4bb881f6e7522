import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BY_ACCOUNT, paymentServers } from './support/payments.ts';

const { app, submit, outbox, reset, post, frame } = await paymentServers();

const REFERENCE = '0123456789abcdef0123456789abcdef';
const NOT_RECEIVED = { reference: REFERENCE, isReceived: false };

beforeEach(async () => {
  await reset();
});
afterAll(() => frame.close());

async function ask(query = `reference=${REFERENCE}`) {
  const response = await app.inject(`/hcf/preSubmission?${query}`);
  return { status: response.statusCode, answer: response.json() };
}

const sent = async (changes: object = {}) =>
  (await submit({ ...BY_ACCOUNT, submissionReference: REFERENCE, ...changes })).json();

describe('§7 GET preSubmission: how an application ended', () => {
  test('it tells the answer that was given, and gives none anew', async () => {
    const given = await sent();
    expect(given).toMatchObject({ SaveStatus: 'OK' });
    expect(await ask()).toEqual({ status: 200, answer: given });
    expect(await ask()).toEqual({ status: 200, answer: given });
    expect((await outbox()).submissions).toHaveLength(1);
  });

  test('it tells a no as well', async () => {
    const given = await sent({ accountNumber: '222222222' });
    expect(given).toMatchObject({ SaveStatus: 'FAILED' });
    expect(await ask()).toEqual({ status: 200, answer: given });
  });

  test('of several answers under one reference it tells the last', async () => {
    await sent({ accountNumber: '222222222' });
    const accepted = await sent();
    expect(await ask()).toEqual({ status: 200, answer: accepted });
  });

  test('a reference that never came is a 404 that says so', async () => {
    await submit(BY_ACCOUNT);
    expect(await ask()).toEqual({ status: 404, answer: NOT_RECEIVED });
  });

  test('an application that was refused or lost on its way was not received', async () => {
    await sent({ amount: '1.00' });
    await post('/sandbox/faults', [{ call: 'preSubmission', fault: 'status', status: 503, times: 1 }]);
    await sent();
    expect(await ask()).toEqual({ status: 404, answer: NOT_RECEIVED });
  });

  test('the reset forgets what was answered', async () => {
    await sent();
    await reset();
    expect(await ask()).toEqual({ status: 404, answer: NOT_RECEIVED });
  });

  test.each(['', 'reference=1234', `reference=${REFERENCE}&amount=1`])(
    'a question that its contract does not know is a 400: "%s"',
    async (query) => {
      expect(await ask(query)).toMatchObject({
        status: 400,
        answer: { message: expect.stringContaining('preSubmissionOutcome') },
      });
    },
  );

  test('its faults are its own: those of the call that sends do not meet it', async () => {
    const given = await sent();
    await post('/sandbox/faults', [{ call: 'preSubmission', fault: 'status', status: 500 }]);
    expect(await ask()).toEqual({ status: 200, answer: given });
    await post('/sandbox/faults', [{ call: 'preSubmissionOutcome', fault: 'status', status: 503, times: 1 }]);
    expect((await ask()).status).toBe(503);
  });
});
