import { once } from 'node:events';
import { request } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBaseServer } from '../../../../scripts/server/base.ts';
import { bothServers } from './support/servers.ts';

const servers = await bothServers();
const [site, frame] = servers;

beforeAll(async () => {
  for (const { app } of servers) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => Promise.all(servers.map(({ app }) => app.close())));
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Sends a request through a socket with any Host header and returns the status. */
async function statusFor(app: FastifyInstance, host: (port: number) => string): Promise<number> {
  const port = Number(new URL(app.listeningOrigin).port);
  const sent = request({
    port,
    host: '127.0.0.1',
    path: '/nowhere',
    headers: { host: host(port) },
    agent: false,
  });
  const [response] = await once(sent.end(), 'response');
  response.resume();
  return response.statusCode;
}

describe.each(servers)('$name: the host of a request', ({ app, headers }) => {
  test.each([
    ['127.0.0.1, with the port', (port: number) => `127.0.0.1:${port}`],
    ['localhost, with the port', (port: number) => `localhost:${port}`],
    ['localhost in capitals', (port: number) => `LOCALHOST:${port}`],
  ])('%s is served', async (_case, host) => {
    expect(await statusFor(app, host)).toBe(404);
  });

  test.each([
    ['another name', () => 'evil.example'],
    ['another name with the port', (port: number) => `evil.example:${port}`],
    ['another port', (port: number) => `127.0.0.1:${port + 1}`],
    ['no port', () => '127.0.0.1'],
    ['a name that starts like its own', (port: number) => `localhost:${port}.evil.example`],
  ])('%s is a 421', async (_case, host) => {
    expect(await statusFor(app, host)).toBe(421);
  });

  test('the refusal has the security headers', async () => {
    const response = await app.inject({ url: '/', headers: { host: 'evil.example' } });
    expect(response.statusCode).toBe(421);
    expect(response.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
    expect(response.json().message).toContain('ALLOWED_HOSTS');
  });

  test('a forwarded host does not count: a page could send it', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'localhost:80' };
    expect((await app.inject({ url: '/', headers: forged })).statusCode).toBe(421);
  });
});

describe('ALLOWED_HOSTS', () => {
  test('lists more hosts to serve', async () => {
    vi.stubEnv('ALLOWED_HOSTS', 'www.insurer.example, test.insurer.example:8443');
    const app = createBaseServer({ headers: {} }, (routes) => routes.get('/', async () => 'served'));
    const statusOf = async (host: string) => (await app.inject({ url: '/', headers: { host } })).statusCode;
    expect(await statusOf('www.insurer.example')).toBe(200);
    expect(await statusOf('test.insurer.example:8443')).toBe(200);
    expect(await statusOf('localhost')).toBe(200);
    expect(await statusOf('test.insurer.example')).toBe(421);
    expect(await statusOf('insurer.example')).toBe(421);
  });
});

type Changing = Pick<InjectOptions, 'method' | 'url' | 'payload'>;

const JSON_BODY = { 'content-type': 'application/json' };
const PAYMENT = { paymentType: 'oneoff', amount: '148.20' };

describe.each<[string, FastifyInstance, Changing, number]>([
  ['POST /sandbox/reset', site.app, { method: 'POST', url: '/sandbox/reset' }, 204],
  ['POST /sandbox/faults', site.app, { method: 'POST', url: '/sandbox/faults', payload: [] }, 200],
  ['POST /hcf/paymentParams', site.app, { method: 'POST', url: '/hcf/paymentParams', payload: PAYMENT }, 200],
  ['POST /card-form/tokens', frame.app, { method: 'POST', url: '/card-form/tokens', payload: {} }, 400],
  ['PUT /nowhere', site.app, { method: 'PUT', url: '/nowhere' }, 404],
])('%s', (_name, app, changing, served) => {
  const statusFrom = async (headers: Record<string, string>) => {
    const body = changing.payload === undefined ? {} : JSON_BODY;
    const response = await app.inject({ ...changing, headers: { host: 'localhost', ...body, ...headers } });
    return response.statusCode;
  };

  test('is served to programs, which send no origin', async () => {
    expect(await statusFrom({})).toBe(served);
  });

  test('is served to the server’s own pages', async () => {
    expect(await statusFrom({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toBe(served);
    expect(await statusFrom({ host: 'localhost:80', origin: 'http://localhost' })).toBe(served);
  });

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:8081',
    'http://127.0.0.1',
    'https://localhost',
  ])('is a 403 to a page of %s', async (origin) => {
    expect(await statusFrom({ origin })).toBe(403);
  });

  test('is a 403 to cross-site requests', async () => {
    expect(await statusFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});

test('a page over https, through a proxy on this machine, may send too', async () => {
  const send = (proto: string) =>
    site.app.inject({
      method: 'POST',
      url: '/sandbox/reset',
      headers: { host: 'localhost', origin: 'https://localhost', 'x-forwarded-proto': proto },
    });
  expect((await send('https')).statusCode).toBe(204);
  expect((await send('http')).statusCode).toBe(403);
});

test('a same-origin page may send, even when the proxy hides that it came by https', async () => {
  const headers = { host: 'localhost', origin: 'https://localhost', 'sec-fetch-site': 'same-origin' };
  const response = await site.app.inject({ method: 'POST', url: '/sandbox/reset', headers });
  expect(response.statusCode).toBe(204);
});

test('pages of other sites may read: links need it', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await site.app.inject({ url: '/page', headers })).statusCode).toBe(200);
});
