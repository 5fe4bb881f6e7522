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
import { expectTimeout, type Reply, serve, serveRequests, withoutPauses } from './server.ts';

const PATH = '/ovhc/visatypes.json';
const visas = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const defaults: CallOptions = { validate, timeout: OVHC_TIMEOUT };
const ask = (options: Partial<CallOptions> = {}) => getJson<VisaType[]>(PATH, { ...defaults, ...options });

/** Returns the error of a call, after its retries. */
async function errorOf(options?: Partial<CallOptions>): Promise<CallError> {
  const error: unknown = await withoutPauses(() => ask(options)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('§7 calls of quotes time out after 1,000,000 ms, those of the application after 180 s', () => {
  expect([OVHC_TIMEOUT, APPLICATION_TIMEOUT]).toEqual([1_000_000, 180_000]);
});

test('§7 a GET goes to /hcf, asks for JSON and returns it', async () => {
  const requests = serveRequests({ body: visas });
  expect(await ask()).toEqual(visas);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['GET', `http://127.0.0.1/hcf${PATH}`]);
  expect(request?.headers.get('accept')).toBe('application/json');
});

test('§7 a body is sent as JSON', async () => {
  const body = { ClientDOB: '1996-11-20', RebateTier: -1 };
  const requests = serveRequests({ body: visas });
  await postJson('/getPrice', body, defaults);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://127.0.0.1/hcf/getPrice']);
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('accept')).toBe('application/json');
  expect(await request?.json()).toEqual(body);
});

test('§7 a form is sent as a browser sends one, with any characters', async () => {
  const fields = { firstName: 'Zoë & Amélie O’Neil+1', customers: '[{"id":"C=1&2"}]', rnNumber: '' };
  const requests = serveRequests({ body: visas });
  await postForm('/emailQuoteServlet', fields, defaults);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://127.0.0.1/hcf/emailQuoteServlet']);
  expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual(fields);
});

test.each<[string, Reply, CallFailure, string]>([
  ['a broken connection', new TypeError('Failed to fetch'), 'network', 'TypeError: Failed to fetch'],
  ['a 404', { status: 404, body: visas }, 'status', 'the server answered 404'],
  ['a 500', { status: 500, body: visas }, 'status', 'the server answered 500'],
  ['HTML', { body: '<!doctype html>' }, 'malformed', 'the answer is no JSON'],
  ['an empty body', { body: '' }, 'malformed', 'the answer is no JSON'],
  ['another shape', { body: { error: 'none' } }, 'wrong shape', 'type at ""'],
  ['a list without valid items', { body: [{ code: '500' }] }, 'wrong shape', 'required at "/0"'],
  ['an empty list', { body: [] }, 'wrong shape', 'minItems at ""'],
])('§8 %s is an error that names the call and the failure', async (_case, reply, failure, detail) => {
  serve(reply);
  const status = failure === 'status' ? Number(detail.slice(-3)) : undefined;
  const message = `${PATH} failed (${failure}): ${detail}`;
  expect(await errorOf()).toMatchObject({ name: 'CallError', failure, message, status });
});

test('an answer that is not JSON is not quoted in the error', async () => {
  serve({ body: 'Sorry, Amélie O’Neill' });
  const error = await errorOf();
  expect(`${error} ${error.cause}`).not.toContain('Amélie');
});

describe('§7 "a 500 body is returned, not thrown", for calls that allow it', () => {
  const answersWith = [500];
  test.each<[string, Reply, unknown]>([
    ['a 500 with a valid body', { status: 500, body: visas }, visas],
    ['any other successful status', { status: 201, body: visas }, visas],
  ])('%s is an answer', async (_case, reply, body) => {
    serve(reply);
    expect(await ask({ answersWith })).toEqual(body);
  });

  test.each<[string, Reply, CallFailure]>([
    ['an invalid body', { status: 500, body: { error: 'none' } }, 'wrong shape'],
    ['a body that is not JSON', { status: 500, body: '<!doctype html>' }, 'malformed'],
    ['another status', { status: 502, body: visas }, 'status'],
  ])('%s is an error', async (_case, reply, failure) => {
    serve(reply);
    expect((await errorOf({ answersWith })).failure).toBe(failure);
  });
});

test('§7 a call times out, also while the body of its answer is loading', async () => {
  const asked = serve('never');
  await expectTimeout(() => ask({ timeout: 5 }), 5);
  expect(asked).toHaveLength(1);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { signal } = {}) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    return new Response(body);
  });
  await expectTimeout(() => ask({ timeout: 5 }), 5);
});

test('an aborted call rejects with the reason, whenever it is aborted', async () => {
  const asked = serve('never');
  await expect(ask({ signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
  expect(asked).toEqual([]);
  const abort = new AbortController();
  const call = ask({ signal: abort.signal });
  abort.abort('gone');
  await expect(call).rejects.toBe('gone');

  for (const body of [JSON.stringify(visas), '[']) {
    const late = new AbortController();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      late.abort('gone');
      return new Response(body);
    });
    await expect(ask({ signal: late.signal })).rejects.toBe('gone');
  }
});
