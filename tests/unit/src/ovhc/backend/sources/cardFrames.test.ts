import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../../scripts/schemas/ajv.ts';
import { SourceBlocked } from '../../../../../../src/engine/source.ts';
import { source } from '../../../../../../src/ovhc/backend/sources/cardFrames.ts';
import { serveRequests } from '../requests.ts';
import { serve } from '../server.ts';

const { REFERENCE } = vi.hoisted(() => ({ REFERENCE: '0a'.repeat(16) }));
// another test file of the same worker may have loaded it as it is
vi.hoisted(() => vi.resetModules());
vi.mock('../../../../../../src/ovhc/store/submission-store.ts', () => ({
  beginApplication: () => REFERENCE,
}));

const { signal } = new AbortController();
const params = { baseUrl: 'https://cards.example.com/frame', paramString: 'ref=1&sig=a%3D' };

beforeEach(() => {
  vi.stubEnv('VITE_CARD_FRAME_ORIGINS', 'https://cards.example.com');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('§7 paymentParams is asked for one payment of the first instalment', async () => {
  const requests = serveRequests({ body: params });
  expect(await source.search('148.20', signal)).toEqual([
    { address: 'https://cards.example.com/frame?ref=1&sig=a%3D' },
  ]);
  const [request] = requests;
  const { origin, pathname, searchParams } = new URL(String(request?.url));
  expect([request?.method, origin + pathname]).toEqual(['POST', 'http://127.0.0.1/hcf/paymentParams']);
  const query = Object.fromEntries(searchParams);
  expect(query).toEqual({ reference: REFERENCE });
  const body = await request?.json();
  expect(body).toEqual({ paymentType: 'oneoff', amount: '148.20' });
  const ref = 'schema:/api/paymentParams.schema.json#/properties/request';
  expect(createSchemaAjv().validate(ref, { query, body })).toBe(true);
});

test('§7 every frame has fresh parameters, also for the same amount', async () => {
  const asked = serve({ body: params }, { body: { ...params, paramString: 'ref=2' } });
  await source.search('148.20', signal);
  expect(await source.search('148.20', signal)).toEqual([
    { address: 'https://cards.example.com/frame?ref=2' },
  ]);
  expect(asked).toHaveLength(2);
});

test('§7 a frame that was there before is nobody’s any more', async () => {
  expect(await source.lookup({ address: 'https://cards.example.com/frame?ref=1' }, signal)).toBeUndefined();
});

test('§7 an address of another origin is a failure, and is not asked for again', async () => {
  const asked = serve({ body: { ...params, baseUrl: 'https://evil.example/frame' } });
  await expect(source.search('148.20', signal)).rejects.toThrow('none of VITE_CARD_FRAME_ORIGINS');
  expect(asked).toHaveLength(1);
});

describe('§8 a call that only reads', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Searches, and lets all the time pass that it may take. */
  async function search() {
    const found = source.search('148.20', signal);
    const outcome = found.catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(600_000);
    return outcome;
  }

  test.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['half an answer', { body: '{"baseUrl":' }],
    ['an answer without parameters', { body: { baseUrl: params.baseUrl } }],
    ['an answer with empty parameters', { body: { ...params, paramString: '' } }],
    [
      'an address without end',
      { body: { ...params, baseUrl: `https://cards.example.com/${'x'.repeat(2000)}` } },
    ],
    ['a 500', { status: 500 }],
    ['a 503', { status: 503 }],
    ['a 408', { status: 408 }],
  ] as const)('is made again after %s', async (_case, failure) => {
    const asked = serve(failure, failure, { body: params });
    expect(await search()).toEqual([{ address: 'https://cards.example.com/frame?ref=1&sig=a%3D' }]);
    expect(asked).toHaveLength(3);
  });

  test('tells apart that no more cards can be tried', async () => {
    const asked = serve({ status: 429 });
    expect(await search()).toBeInstanceOf(SourceBlocked);
    expect(asked).toHaveLength(1);
  });

  test('is not made again after it used up its time', async () => {
    const asked = serve('never');
    expect(await search()).toMatchObject({ name: 'CallError', failure: 'timeout' });
    expect(asked).toHaveLength(1);
  });

  test.each([400, 403])('is not made again after a %d', async (status) => {
    const asked = serve({ status });
    expect(await search()).toMatchObject({ name: 'CallError', status });
    expect(asked).toHaveLength(1);
  });

  test('fails with its third failure', async () => {
    const asked = serve({ status: 503 });
    expect(await search()).toMatchObject({ name: 'CallError', status: 503 });
    expect(asked).toHaveLength(3);
  });
});

test('§7 one who no longer waits gives the call up', async () => {
  serve('never');
  const abort = new AbortController();
  const call = source.search('148.20', abort.signal);
  abort.abort();
  await expect(call).rejects.toThrow(abort.signal.reason);
});
