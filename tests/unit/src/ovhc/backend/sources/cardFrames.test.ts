import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../../scripts/schemas/ajv.ts';
import { source } from '../../../../../../src/ovhc/backend/sources/cardFrames.ts';
import { serveRequests } from '../requests.ts';
import { serve } from '../server.ts';

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
  expect([request?.method, request?.url]).toEqual(['POST', 'http://127.0.0.1/hcf/paymentParams']);
  const body = await request?.json();
  expect(body).toEqual({ paymentType: 'oneoff', amount: '148.20' });
  const ref = 'schema:/api/paymentParams.schema.json#/properties/request/properties/body';
  expect(createSchemaAjv().validate(ref, body)).toBe(true);
});

test('decisions "The card frame": every frame has fresh parameters, also for the same amount', async () => {
  const asked = serve({ body: params }, { body: { ...params, paramString: 'ref=2' } });
  await source.search('148.20', signal);
  expect(await source.search('148.20', signal)).toEqual([
    { address: 'https://cards.example.com/frame?ref=2' },
  ]);
  expect(asked).toHaveLength(2);
});

test('decisions "The card frame": a frame that was there before is nobody’s any more', async () => {
  expect(await source.lookup({ address: 'https://cards.example.com/frame?ref=1' }, signal)).toBeUndefined();
});

test.each([
  ['another origin', { ...params, baseUrl: 'https://evil.example/frame' }, 'none of VITE_CARD_FRAME_ORIGINS'],
  ['no parameters', { baseUrl: params.baseUrl }, 'wrong shape'],
  ['empty parameters', { ...params, paramString: '' }, 'wrong shape'],
  [
    'an address without end',
    { ...params, baseUrl: `https://cards.example.com/${'x'.repeat(2000)}` },
    'wrong shape',
  ],
])('decisions "Calls": an answer with %s is a failed call', async (_case, body, message) => {
  serve({ body });
  await expect(source.search('148.20', signal)).rejects.toThrow(message);
});

test('§7 one who no longer waits gives the call up', async () => {
  serve('never');
  const abort = new AbortController();
  const call = source.search('148.20', abort.signal);
  abort.abort();
  await expect(call).rejects.toThrow(abort.signal.reason);
});
