import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { visas } from '../../../../scripts/sandbox/data/index.ts';
import { createServer } from '../../../../scripts/site/server.ts';
import { PRICE } from '../sandbox/support/requests.ts';

const dist = mkdtempSync(join(tmpdir(), 'site-'));
const app = createServer({ dist, home: '/' });

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const VISAS = '/hcf/ovhc/visatypes.json';
const PRODUCTS = '/hcf/ovhc/ovhcPathToPurchase.417.S.A1..json';
const ask = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0.5', 'gzip', gunzipSync],
  ['gzip;q=0.1, br;q=0', 'gzip', gunzipSync],
] as const)('a call’s answer to who asks for "%s" comes as %s', async (accepted, encoding, decompress) => {
  for (const url of [VISAS, PRODUCTS, '/hcf/ovhc/countries']) {
    const plain = await ask(url, 'identity');
    // the second one is remembered
    for (const response of [await ask(url, accepted), await ask(url, accepted)]) {
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(decompress(response.rawPayload).toString()).toBe(plain.body);
    }
  }
});

test.each(['identity', 'br;q=0, gzip;q=0', 'deflate'])(
  'to who asks for "%s" it comes as it is',
  async (accepted) => {
    const response = await ask(VISAS, accepted);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.json()).toEqual(visas);
  },
);

test('a short answer comes as it is: it would gain nothing', async () => {
  const response = await ask('/hcf/tempToken', 'br');
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.json()).toMatchObject({ status: 'Success' });
});

test('HEAD has no body, and the status and type of GET', async () => {
  const response = await app.inject({ method: 'HEAD', url: VISAS, headers: { 'accept-encoding': 'br' } });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a compressed body is not read: it could become any length', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/hcf/getPrice',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify(PRICE)),
  });
  expect(response.statusCode).toBe(400);
});
