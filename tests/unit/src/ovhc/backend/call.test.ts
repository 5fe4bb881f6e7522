import { afterEach, describe, expect, test, vi } from 'vitest';
import type { VisaType } from '#types/data/visa-type';
import validate from '../../../../../schemas/api/visatypes.schema.json?validator=response';
import {
  APPLICATION_TIMEOUT,
  CallError,
  type CallOptions,
  getJson,
  OVHC_TIMEOUT,
  postForm,
  postJson,
} from '../../../../../src/ovhc/backend/call.ts';
import type { CallFailure } from '../../../../../src/ovhc/backend/call-error.ts';
import { serve } from './server.ts';
import { withoutPauses } from './without-pauses.ts';

const PATH = '/ovhc/visatypes.json';
const visas = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const ask = (options: Partial<CallOptions> = {}) =>
  getJson<VisaType[]>(PATH, { validate, timeout: OVHC_TIMEOUT, ...options });

/** Returns what a call fails with, once it was tried as often as calls are. */
async function errorOf(options?: Partial<CallOptions>): Promise<CallError> {
  const error: unknown = await withoutPauses(() => ask(options)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}
const failureOf = async (options?: Partial<CallOptions>): Promise<CallFailure> =>
  (await errorOf(options)).failure;

afterEach(() => {
  vi.restoreAllMocks();
});

test('§7 a call goes below /hcf and brings the server’s JSON', async () => {
  const asked = serve({ body: visas });
  expect(await ask()).toEqual(visas);
  expect(asked).toEqual(['/hcf/ovhc/visatypes.json']);
});

test('§7 it says that it wants JSON', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(visas)));
  await ask();
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json' });
});

test('§7 ovhc calls wait for about 1,000,000 ms, those of the application for 180 s', () => {
  expect(OVHC_TIMEOUT).toBe(1_000_000);
  expect(APPLICATION_TIMEOUT).toBe(180_000);
});

/** The one request that a call makes, as the network would see it. */
async function requestOf(call: () => Promise<unknown>): Promise<Request> {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(visas)));
  await call();
  const [[address, init] = []] = fetch.mock.calls;
  return new Request(new URL(String(address), 'http://127.0.0.1'), init);
}

test('§7 a body of JSON is sent as such', async () => {
  const body = { ClientDOB: '1996-11-20', RebateTier: -1 };
  const request = await requestOf(() => postJson('/getPrice', body, { validate, timeout: OVHC_TIMEOUT }));
  expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/hcf/getPrice']);
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(request.headers.get('accept')).toBe('application/json');
  expect(await request.json()).toEqual(body);
});

test('§7 a form is sent as a browser sends one, whatever is typed in it', async () => {
  const fields = { firstName: 'Zoë & Amélie O’Neil+1', customers: '[{"id":"C=1&2"}]', rnNumber: '' };
  const request = await requestOf(() =>
    postForm('/emailQuoteServlet', fields, { validate, timeout: OVHC_TIMEOUT }),
  );
  expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/hcf/emailQuoteServlet']);
  expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual(fields);
});

test.each<[string, Parameters<typeof serve>[0], CallFailure]>([
  ['a connection that breaks', new TypeError('Failed to fetch'), 'network'],
  ['a status of 404', { status: 404, body: visas }, 'status'],
  ['a status of 500', { status: 500, body: visas }, 'status'],
  ['HTML in place of JSON', { body: '<!doctype html>' }, 'malformed'],
  ['an empty body', { body: '' }, 'malformed'],
  ['JSON of another shape', { body: { error: 'none' } }, 'wrong shape'],
  ['a list that no item of validate', { body: [{ code: '500' }, { code: '417' }] }, 'wrong shape'],
  ['an empty list where there has to be one', { body: [] }, 'wrong shape'],
])('decisions "Calls": %s is a failed call', async (_case, answer, failure) => {
  serve(answer);
  expect(await failureOf()).toBe(failure);
});

test.each([404, 500, 504])('§7 a status of %i is told with the failure, and only of that', async (status) => {
  serve({ status, body: visas });
  expect(await errorOf()).toMatchObject({ failure: 'status', status });
  serve({ status: 200, body: 'x' });
  expect((await errorOf()).status).toBeUndefined();
});

describe('§7 "a 500 body is returned, not thrown", where a call says so', () => {
  const answersWith = [500];
  test.each<[string, Parameters<typeof serve>[0], unknown]>([
    ['a body that validate', { status: 500, body: visas }, visas],
    ['any other good status', { status: 201, body: visas }, visas],
  ])('%s is an answer', async (_case, answer, body) => {
    serve(answer);
    expect(await ask({ answersWith })).toEqual(body);
  });
  test.each<[string, Parameters<typeof serve>[0], CallFailure]>([
    ['a body that does not fit', { status: 500, body: { error: 'none' } }, 'wrong shape'],
    ['one that is no JSON', { status: 500, body: '<!doctype html>' }, 'malformed'],
    ['another status', { status: 502, body: visas }, 'status'],
  ])('%s is none', async (_case, answer, failure) => {
    serve(answer);
    expect(await failureOf({ answersWith })).toBe(failure);
  });
});

test('§7 a call that takes too long is given up, and has failed', async () => {
  const asked = serve('never');
  expect(await failureOf({ timeout: 1 })).toBe('timeout');
  expect(asked).toHaveLength(1);
});

test('§7 the same while the answer’s body is on its way', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { signal } = {}) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    return new Response(body);
  });
  expect(await failureOf({ timeout: 1 })).toBe('timeout');
});

test('decisions "Calls": a call that was given up before it began is not made', async () => {
  const asked = serve({ body: visas });
  await expect(ask({ signal: AbortSignal.abort('given up') })).rejects.toBe('given up');
  expect(asked).toEqual([]);
});

test('decisions "Calls": an answer that comes all the same, after its call was given up, is none', async () => {
  const abort = new AbortController();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    abort.abort('given up');
    return new Response(JSON.stringify(visas));
  });
  await expect(ask({ signal: abort.signal })).rejects.toBe('given up');
});

test('decisions "Calls": one who gives a call up hears of that, and of no failure', async () => {
  serve('never');
  const abort = new AbortController();
  const call = ask({ signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toThrow(abort.signal.reason);
});

test('decisions "Calls": the same while the answer’s body is on its way', async () => {
  const abort = new AbortController();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    abort.abort();
    return new Response('[');
  });
  await expect(ask({ signal: abort.signal })).rejects.toThrow(abort.signal.reason);
});

test('§8 what the console shows of a failed call names the call, the failure and the place', async () => {
  serve({ body: [{ ...visas[0], isSupported: 'yes' }] });
  expect((await errorOf()).message).toBe(
    '/ovhc/visatypes.json failed (wrong shape): type at "/0/isSupported"',
  );
  serve({ status: 503 });
  expect((await errorOf()).message).toBe('/ovhc/visatypes.json failed (status): the server answered 503');
});

test('decisions "Analytics": an answer that is no JSON is not told of in its own words', async () => {
  serve({ body: 'Sorry, Amélie O’Neill' });
  const error = await errorOf();
  expect(String(error)).toContain('malformed');
  expect(`${error} ${error.cause}`).not.toContain('Amélie');
});
