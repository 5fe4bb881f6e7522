import { afterEach, expect, test, vi } from 'vitest';
import { createBaseServer } from '../../../../scripts/server/base.ts';

const HSTS = 'strict-transport-security';

const server = () => createBaseServer({ headers: {} }, (routes) => routes.get('/', async () => 'served'));

async function hstsFor(forwarded: string | undefined, remoteAddress = '127.0.0.1') {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded };
  return (await server().inject({ url: '/', headers, remoteAddress })).headers[HSTS];
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['https', 'http, https'])(
  'an answer over https (%s) carries Strict-Transport-Security',
  async (forwarded) => {
    expect(await hstsFor(forwarded)).toBe('max-age=31536000; includeSubDomains');
  },
);

test.each([undefined, 'http', 'https, http', 'nonsense'])(
  'an answer over http (%s) does not',
  async (forwarded) => {
    expect(await hstsFor(forwarded)).toBeUndefined();
  },
);

test('only a proxy on this machine can say that it was https', async () => {
  expect(await hstsFor('https', '203.0.113.7')).toBeUndefined();
});

test('so does a 404', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await server().inject({ url: '/nowhere', headers })).headers).toHaveProperty(HSTS);
});

test('HSTS=off turns it off', async () => {
  vi.stubEnv('HSTS', 'off');
  expect(await hstsFor('https')).toBeUndefined();
});
