import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { SandboxFault } from '#types/api/sandboxFaults';
import { calls } from '../../../../scripts/sandbox/calls/index.ts';
import { contractErrors } from '../../../../scripts/sandbox/contracts.ts';
import visas from '../../../../scripts/sandbox/data/visas.json' with { type: 'json' };
import { answerOf, EMAIL, messageOf, startSandbox } from './support/sandbox.ts';

const VISAS = '/hcf/ovhc/visatypes.json';
const { app, get, post, postForm, reset, addFault, outbox } = startSandbox();

const postFaults = (faults?: object) => post('/sandbox/faults', faults);
const failing = (call: string, status: number, times?: number): SandboxFault => ({
  call,
  fault: 'status',
  status,
  ...(times && { times }),
});

async function statuses(url: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < count; i += 1) found.push((await get(url)).statusCode);
  return found;
}

afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());

test('§7 malformed returns truncated JSON, and empty returns no body', async () => {
  await addFault({ call: 'visatypes', fault: 'malformed', times: 1 });
  const { statusCode, headers, body } = await get(VISAS);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(() => JSON.parse(body)).toThrow(SyntaxError);
  await addFault({ call: 'visatypes', fault: 'empty' });
  expect(await get(VISAS)).toMatchObject({ statusCode: 200, body: '' });
});

test.each(calls)('§7 wrong-shape returns an answer that breaks the schema of $name', async (call) => {
  await addFault({ call: call.name, fault: 'wrong-shape' });
  const answer = await answerOf(app.inject({ method: call.method, url: call.url }));
  expect(contractErrors(call.name, 'response', answer)).toBeDefined();
});

test('§7 delay returns the right answer after ms without delaying other calls', async () => {
  await addFault({ call: 'visatypes', fault: 'delay', ms: 3000, times: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let answered = false;
  const slow = get(VISAS).finally(() => {
    answered = true;
  });
  expect(await statuses('/hcf/ovhc/countries', 2)).toEqual([200, 200]);
  vi.advanceTimersByTime(2999);
  expect(await statuses(VISAS, 1)).toEqual([200]);
  expect(answered).toBe(false);
  vi.advanceTimersByTime(1);
  expect((await slow).json()).toEqual(visas);
});

test('§7 a delayed request from before a reset changes nothing after it', async () => {
  await addFault({ call: 'emailQuoteServlet', fault: 'delay', ms: 3000, times: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const late = postForm('/hcf/emailQuoteServlet', { ...EMAIL });
  // the request is waiting once its fault is used
  await vi.waitFor(async () => expect(await answerOf(postFaults([]))).toEqual([]));
  await reset();
  vi.advanceTimersByTime(3000);
  await expect(late).rejects.toThrow('destroyed');
  expect((await outbox()).emails).toEqual([]);
});

test('§7 reset drops the connection without an answer', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await addFault({ call: 'visatypes', fault: 'reset', times: 1 });
  await expect(fetch(address + VISAS)).rejects.toThrow('fetch failed');
  expect((await fetch(address + VISAS)).status).toBe(200);
});

test('§7 applies the faults of a call in order, each as often as its times', async () => {
  const first = [failing('visatypes', 500, 2), failing('countries', 502, 1), failing('visatypes', 503, 1)];
  expect(await answerOf(postFaults(first))).toEqual(first);
  expect(await statuses(VISAS, 1)).toEqual([500]);
  const waiting = [failing('visatypes', 500, 1), ...first.slice(1), failing('visatypes', 504, 1)];
  expect(await answerOf(addFault(failing('visatypes', 504, 1)))).toEqual(waiting);
  expect(await statuses(VISAS, 4)).toEqual([500, 503, 504, 200]);
  expect(await statuses('/hcf/ovhc/getproductid.482.S.A1..json', 1)).toEqual([200]);
  expect(await statuses('/hcf/ovhc/countries', 2)).toEqual([502, 200]);
  // without times a fault stays until the reset
  await addFault(failing('visatypes', 500));
  expect(await statuses(VISAS, 3)).toEqual([500, 500, 500]);
  await reset();
  expect(await statuses(VISAS, 1)).toEqual([200]);
});

const EMPTY = { call: 'visatypes', fault: 'empty' };

test.each([
  [[{ ...EMPTY, call: 'a' }], 'there is no call "a" here. Use one of: visatypes, '],
  [[EMPTY, { ...EMPTY, call: 'a' }], 'there is no call "a" here'],
  [[{ ...EMPTY, fault: 'explode' }], '(status, malformed, wrong-shape, empty, reset, delay)'],
  [EMPTY, 'request/body must be array'],
  [[{ ...EMPTY, fault: 'status' }], "must have required property 'status'"],
  [[{ ...EMPTY, fault: 'delay' }], "must have required property 'ms'"],
  [[{ ...EMPTY, time: 1 }], '(time)'],
  [[{ ...EMPTY, times: 0 }], 'must be >= 1'],
  [undefined, "must have required property 'body'"],
])('§7 returns 400 with advice for the faults %j', async (faults, text) => {
  const message = await messageOf(postFaults(faults));
  expect(message).toContain(text);
  expect(message).not.toContain('must match "then"');
  expect(await answerOf(postFaults([]))).toEqual([]);
});

test('keeps at most 1,000 waiting faults', async () => {
  await answerOf(postFaults(Array(999).fill(EMPTY)));
  expect(await messageOf(postFaults([EMPTY, EMPTY]))).toContain('at most 1000 faults can wait');
  expect(await answerOf(postFaults([EMPTY]))).toHaveLength(1000);
});
