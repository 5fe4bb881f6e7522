import { once } from 'node:events';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBaseServer } from '../../../../scripts/server/base.ts';
import { bothServers, portOf } from './servers.ts';

const servers = await bothServers();
const [{ app: site }, { app: frame }] = servers;
const server = () => createBaseServer({ headers: {} }, (routes) => routes.get('/', async () => 'served'));

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Sends a request through a socket with any Host header and returns the status. */
async function statusFor(app: FastifyInstance, host: string): Promise<number> {
  const options = { port: portOf(app), host: '127.0.0.1', path: '/nowhere', headers: { host }, agent: false };
  const [response] = await once(request(options).end(), 'response');
  response.resume();
  return response.statusCode;
}

describe.each(servers)('$name: Host header', ({ app, headers }) => {
  test.each(['127.0.0.1', 'localhost', 'LOCALHOST'])('accepts %s with the port', async (host) => {
    expect(await statusFor(app, `${host}:${portOf(app)}`)).toBe(404);
  });

  test.each([
    ['another name', () => 'evil.example'],
    ['another name with the port', (port: number) => `evil.example:${port}`],
    ['another port', (port: number) => `127.0.0.1:${port + 1}`],
    ['a missing port', () => '127.0.0.1'],
    ['a name that starts like its own', (port: number) => `localhost:${port}.evil.example`],
  ])('returns 421 for %s', async (_case, host) => {
    expect(await statusFor(app, host(portOf(app)))).toBe(421);
  });

  // a page can set the second header
  test.each([{}, { 'x-forwarded-host': 'localhost:80' }])(
    'returns the security headers for a rejected host: %j',
    async (more) => {
      const response = await app.inject({ url: '/', headers: { host: 'evil.example', ...more } });
      expect(response.statusCode).toBe(421);
      expect(response.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
      expect(response.json().message).toContain('ALLOWED_HOSTS');
    },
  );
});

test.each([
  ['www.insurer.example', 200],
  ['test.insurer.example:8443', 200],
  ['localhost', 200],
  ['test.insurer.example', 421],
  ['insurer.example', 421],
])('ALLOWED_HOSTS adds hosts: %s returns %i', async (host, status) => {
  vi.stubEnv('ALLOWED_HOSTS', 'www.insurer.example, test.insurer.example:8443');
  expect((await server().inject({ url: '/', headers: { host } })).statusCode).toBe(status);
});

const JSON_BODY = { 'content-type': 'application/json' };
const PAYMENT = JSON.stringify({ paymentType: 'oneoff', amount: '148.20' });
const HTTPS = { origin: 'https://localhost', 'x-forwarded-proto': 'https' };

describe.each([
  ['POST', '/sandbox/reset', undefined, 204],
  ['POST', '/sandbox/faults', '[]', 200],
  ['POST', '/hcf/paymentParams', PAYMENT, 200],
  ['POST', '/card-form/tokens', '{}', 400],
  ['PUT', '/nowhere', undefined, 404],
] as const)('%s %s', (method, url, payload, served) => {
  const app = url.startsWith('/card-form') ? frame : site;

  test.each<[string, Record<string, string>, number]>([
    ['a program, which sends no origin', {}, served],
    ['its own page', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, served],
    ['a page with the same host and port', { host: 'localhost:80', origin: 'http://localhost' }, served],
    ['a page over https, through a proxy on this machine', HTTPS, served],
    ['an https page through a proxy over http', { ...HTTPS, 'x-forwarded-proto': 'http' }, 403],
    [
      'its own page over https, through a proxy that hides https',
      { origin: 'https://localhost', 'sec-fetch-site': 'same-origin' },
      served,
    ],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page with an opaque origin', { origin: 'null' }, 403],
    ['a page on another port', { origin: 'http://localhost:8081' }, 403],
    ['a page on another host', { origin: 'http://127.0.0.1' }, 403],
    ['a page over another protocol', { origin: 'https://localhost' }, 403],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('allows or rejects requests: %s', async (_case, from, status) => {
    const headers = { host: 'localhost', ...(payload && JSON_BODY), ...from };
    expect((await app.inject({ method, url, payload, headers })).statusCode).toBe(status);
  });
});

test('allows other sites to read pages', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await site.inject({ url: '/page', headers })).statusCode).toBe(200);
});

describe('Strict-Transport-Security', () => {
  const hstsFor = async (forwarded?: string, remoteAddress = '127.0.0.1', url = '/') => {
    const headers: Record<string, string> = forwarded ? { 'x-forwarded-proto': forwarded } : {};
    return (await server().inject({ url, headers, remoteAddress })).headers['strict-transport-security'];
  };

  test.each(['https', 'http, https'])('is sent over https (%s), also with a 404', async (forwarded) => {
    expect(await hstsFor(forwarded)).toBe('max-age=31536000; includeSubDomains');
    expect(await hstsFor(forwarded, '127.0.0.1', '/nowhere')).toBe(await hstsFor(forwarded));
  });

  test.each([undefined, 'http', 'https, http', 'nonsense'])(
    'is not sent over http (%s)',
    async (forwarded) => {
      expect(await hstsFor(forwarded)).toBeUndefined();
    },
  );

  test('is sent only through a local proxy and not with HSTS=off', async () => {
    expect(await hstsFor('https', '203.0.113.7')).toBeUndefined();
    vi.stubEnv('HSTS', 'off');
    expect(await hstsFor('https')).toBeUndefined();
  });
});
