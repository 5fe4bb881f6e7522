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

describe('§7 GET preSubmission: the outcome of an application', () => {
  test('returns the answer, and submits nothing', async () => {
    const answered = await sent();
    expect(answered).toMatchObject({ SaveStatus: 'OK' });
    expect(await ask()).toEqual({ status: 200, answer: answered });
    expect(await ask()).toEqual({ status: 200, answer: answered });
    expect((await outbox()).submissions).toHaveLength(1);
  });

  test('returns a failure too', async () => {
    const answered = await sent({ accountNumber: '222222222' });
    expect(answered).toMatchObject({ SaveStatus: 'FAILED' });
    expect(await ask()).toEqual({ status: 200, answer: answered });
  });

  test('returns the latest of several answers with one reference', async () => {
    await sent({ accountNumber: '222222222' });
    const accepted = await sent();
    expect(await ask()).toEqual({ status: 200, answer: accepted });
  });

  test('an unknown reference is a 404', async () => {
    await submit(BY_ACCOUNT);
    expect(await ask()).toEqual({ status: 404, answer: NOT_RECEIVED });
  });

  test('a refused or lost application was not received', async () => {
    await sent({ amount: '1.00' });
    await post('/sandbox/faults', [{ call: 'preSubmission', fault: 'status', status: 503, times: 1 }]);
    await sent();
    expect(await ask()).toEqual({ status: 404, answer: NOT_RECEIVED });
  });

  test('a reset forgets the answers', async () => {
    await sent();
    await reset();
    expect(await ask()).toEqual({ status: 404, answer: NOT_RECEIVED });
  });

  test.each(['', 'reference=1234', `reference=${REFERENCE}&amount=1`])(
    'a query that breaks its contract is a 400: "%s"',
    async (query) => {
      expect(await ask(query)).toMatchObject({
        status: 400,
        answer: { message: expect.stringContaining('preSubmissionOutcome') },
      });
    },
  );

  test('has faults of its own, apart from those of the submission', async () => {
    const answered = await sent();
    await post('/sandbox/faults', [{ call: 'preSubmission', fault: 'status', status: 500 }]);
    expect(await ask()).toEqual({ status: 200, answer: answered });
    await post('/sandbox/faults', [{ call: 'preSubmissionOutcome', fault: 'status', status: 503, times: 1 }]);
    expect((await ask()).status).toBe(503);
  });
});
