import { afterEach, expect, test, vi } from 'vitest';
import { createBaseServer } from '../../../../scripts/server/base.ts';
import { hstsIsOn } from '../../../../scripts/server/https.ts';

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
  'an answer over https (%s) asks for https from now on',
  async (forwarded) => {
    expect(await hstsFor(forwarded)).toBe('max-age=31536000; includeSubDomains');
  },
);

test.each([undefined, 'http', 'https, http', 'nonsense'])(
  'an answer over http (%s) never does',
  async (forwarded) => {
    expect(await hstsFor(forwarded)).toBeUndefined();
  },
);

test('nobody but a proxy of this machine can say that it was https', async () => {
  expect(await hstsFor('https', '203.0.113.7')).toBeUndefined();
});

test('a 404 asks for it too', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await server().inject({ url: '/nowhere', headers })).headers).toHaveProperty(HSTS);
});

test('HSTS=off turns it off', async () => {
  vi.stubEnv('HSTS', 'off');
  expect(await hstsFor('https')).toBeUndefined();
});

test('any other value of HSTS is refused with a word on what to write', () => {
  expect(() => hstsIsOn('yes')).toThrow('HSTS is "yes". Set it to on or off, or leave it out for on.');
});
