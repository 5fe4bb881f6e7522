import { afterEach, expect, test, vi } from 'vitest';
import type { VisaType } from '#types/data/visa-type';
import validate from '../../../../../schemas/api/visatypes.schema.json?validator=response';
import * as calls from '../../../../../src/ovhc/backend/call.ts';
import type { CallFailure } from '../../../../../src/ovhc/backend/call-error.ts';
import { expectTimeout, type Reply, serve, serveRequests, withoutPauses } from './server.ts';

const { APPLICATION_TIMEOUT, CallError, getJson, OVHC_TIMEOUT, postForm, postJson } = calls;
const PATH = '/ovhc/visatypes.json';
const visas = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const defaults: calls.CallOptions = { validate, timeout: OVHC_TIMEOUT };
const ask = (options: Partial<calls.CallOptions> = {}) =>
  getJson<VisaType[]>(PATH, { ...defaults, ...options });

async function errorOf(options?: Partial<calls.CallOptions>): Promise<calls.CallError> {
  const error: unknown = await withoutPauses(() => ask(options)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as calls.CallError;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('§7 times out after 1,000,000 ms for quotes and 180 s for applications', () => {
  expect([OVHC_TIMEOUT, APPLICATION_TIMEOUT]).toEqual([1_000_000, 180_000]);
});

test('§7 sends a GET request to /hcf and returns its JSON', async () => {
  const requests = serveRequests({ body: visas });
  expect(await ask()).toEqual(visas);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['GET', `http://127.0.0.1/hcf${PATH}`]);
  expect(request?.headers.get('accept')).toBe('application/json');
});

const json = { ClientDOB: '1996-11-20', RebateTier: -1 };
const form = { firstName: 'Zoë & Amélie O’Neil+1', customers: '[{"id":"C=1&2"}]', rnNumber: '' };
const sendForm: typeof postJson = (path, fields, options) =>
  postForm(path, new URLSearchParams({ ...fields } as typeof form), options);
const readForm = (text: string) => Object.fromEntries(new URLSearchParams(text));
test.each([
  ['JSON', postJson, json, /^application\/json/, JSON.parse],
  ['a browser sends a form', sendForm, form, /^application\/x-www-form-urlencoded/, readForm],
] as const)('§7 §8 sends a body once, as %s', async (_case, send, body: object, type, read) => {
  const requests = serveRequests({ status: 503 }, { body: visas });
  await expect(withoutPauses(() => send('/getPrice', { ...body }, defaults))).rejects.toThrow('503');
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://127.0.0.1/hcf/getPrice']);
  expect(request?.headers.get('content-type')).toMatch(type);
  expect(request?.headers.get('accept')).toBe('application/json');
  expect(read(String(await request?.text()))).toEqual(body);
});

type ErrorRow = [string, Reply, number, CallFailure, string];
test.each<ErrorRow>([
  ['a broken connection', new TypeError('Failed to fetch'), 3, 'network', 'TypeError: Failed to fetch'],
  ['a 500', { status: 500, body: visas }, 3, 'status', 'the server answered 500'],
  ['HTML', { body: '<!doctype html>' }, 3, 'malformed', 'the answer is not JSON'],
  ['an empty body', { body: '' }, 3, 'malformed', 'the answer is not JSON'],
  ['another shape', { body: { error: 'none' } }, 3, 'wrong shape', 'type at ""'],
  ['a list without valid items', { body: [{ code: '500' }] }, 3, 'wrong shape', 'required at "/0"'],
  ['an empty list', { body: [] }, 3, 'wrong shape', 'minItems at ""'],
  ...[408, 504, 524, 400, 401, 403, 404, 410, 422, 429].map((status): ErrorRow => {
    const count = [408, 504, 524].includes(status) ? 3 : 1;
    return [`a ${status}`, { status }, count, 'status', `the server answered ${status}`];
  }),
])('§8 $0 throws an error that names call and failure after $2 calls', async (_case, reply, ...parts) => {
  const [count, failure, detail] = parts;
  const asked = serve(reply);
  const status = failure === 'status' ? Number(detail.slice(-3)) : undefined;
  const message = `${PATH} failed (${failure}): ${detail}`;
  expect(await errorOf()).toMatchObject({ name: 'CallError', failure, message, status });
  expect(asked).toEqual(Array(count).fill(`/hcf${PATH}`));
});

test('§8 succeeds on the third try of a call that reads', async () => {
  serve(new TypeError('Failed to fetch'), { status: 500 }, { body: visas });
  expect(await withoutPauses(ask)).toEqual(visas);
});

test('does not quote an answer that is not JSON in the error', async () => {
  serve({ body: 'Sorry, Amélie O’Neill' });
  const error = await errorOf();
  expect(`${error} ${error.cause}`).not.toContain('Amélie');
});

test('§7 returns a valid 500 body for calls that allow it', async () => {
  const answersWith = [500];
  for (const status of [500, 201]) {
    serve({ status, body: visas });
    expect(await ask({ answersWith })).toEqual(visas);
  }
  for (const [reply, failure] of [
    [{ status: 500, body: { error: 'none' } }, 'wrong shape'],
    [{ status: 500, body: '<!doctype html>' }, 'malformed'],
    [{ status: 502, body: visas }, 'status'],
  ] as const) {
    serve(reply);
    expect((await errorOf({ answersWith })).failure).toBe(failure);
  }
});

test('§7 times out without a retry, even while the body is loading', async () => {
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

test('rejects with the reason whenever a call is aborted', async () => {
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

test('§8 does not retry a call that is aborted between two tries', async () => {
  const abort = new AbortController();
  const asked = serve({ status: 503 });
  const call = withoutPauses(() => ask({ signal: abort.signal }));
  setTimeout(() => abort.abort('gone'), 500);
  await expect(call).rejects.toBe('gone');
  expect(asked).toHaveLength(1);
});
