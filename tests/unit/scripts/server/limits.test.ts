import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createBaseServer, LIMITS } from '../../../../scripts/server/base.ts';
import { Connection } from './support/connection.ts';
import { bothServers, portOf } from './support/servers.ts';

const servers = await bothServers();
const [{ app: site }] = servers;

describe.each(servers)('$name', ({ app, headers }) => {
  const host = () => `host: 127.0.0.1:${portOf(app)}\r\n`;

  test('gives a request 25 seconds at most to arrive', () => {
    const interval = LIMITS.http.connectionsCheckingInterval;
    expect(app.server.requestTimeout).toBeGreaterThan(0);
    expect(app.server.requestTimeout + interval).toBeLessThanOrEqual(25_000);
    expect(app.server.headersTimeout + interval).toBeLessThanOrEqual(25_000);
    expect(app.server.timeout).toBeGreaterThan(0);
    expect(app.server.keepAliveTimeout).toBeGreaterThan(0);
  });

  test.each<[string, () => string, number]>([
    ['what is no HTTP', () => 'nonsense\r\n\r\n', 400],
    ['an unknown method', () => `NONSENSE / HTTP/1.1\r\n${host()}\r\n`, 400],
    ['no host', () => 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['headers that are too large', () => `GET / HTTP/1.1\r\n${host()}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a path that cannot be decoded', () => `GET /%zz HTTP/1.1\r\n${host()}connection: close\r\n\r\n`, 400],
    ['an unknown expectation', () => `GET / HTTP/1.1\r\n${host()}expect: nonsense\r\n\r\n`, 417],
  ])('answers %s with a refusal that has the security headers', async (_case, text, status) => {
    const connection = new Connection(portOf(app));
    connection.write(text());
    const answer = await connection.answer();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: status });
  });
});

describe('a slow client', () => {
  const HEAD = 'POST /echo HTTP/1.1\r\ncontent-type: text/plain\r\ncontent-length: 5000\r\n';
  const ENOUGH = 5_000;
  let app: FastifyInstance;

  const start = async (limits: object, headersTimeout = ENOUGH) => {
    const http = { ...LIMITS.http, headersTimeout, connectionsCheckingInterval: 20 };
    app = createBaseServer({ headers: { 'x-test': 'yes' }, ...limits, http }, (routes) => {
      routes.post('/echo', async ({ body }) => body);
      routes.get('/never', () => new Promise(() => {}));
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return new Connection(portOf(app));
  };
  const host = () => `host: 127.0.0.1:${portOf(app)}\r\n`;

  afterEach(() => app.close());

  test('is cut off when it sends a body in drips', async () => {
    const connection = await start({ requestTimeout: 200 });
    connection.write(`${HEAD}${host()}\r\n`);
    connection.drip('x', 10);
    const { status, headers } = await connection.answer();
    expect([status, headers['x-test']]).toEqual([408, 'yes']);
  });

  test('is cut off when it sends headers in drips, or nothing', async () => {
    const connection = await start({}, 200);
    const silent = new Connection(portOf(app));
    connection.write(`${HEAD}${host()}`);
    connection.drip('x-drip: 1\r\n', 10);
    expect((await connection.answer()).status).toBe(408);
    expect((await silent.answer()).status).toBe(408);
  });

  test('is cut off when nothing moves for too long', async () => {
    const connection = await start({ connectionTimeout: 200 });
    connection.write(`GET /never HTTP/1.1\r\n${host()}\r\n`);
    expect((await connection.answer()).status).toBeNaN();
  });
});

describe('a body', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const JSON_BODY = { 'content-type': 'application/json' };
  const post = (url: string, headers: Record<string, string>, payload: string) =>
    site.inject({ method: 'POST', url, headers, payload });
  const names = (count: number) => Array.from({ length: count }, (_, index) => `"name${index}":1`).join();

  test.each([
    ['/hcf/getPrice', 8 * 1024],
    ['/hcf/paymentParams', 8 * 1024],
    ['/hcf/preSubmission', 64 * 1024],
    ['/sandbox/faults', 64 * 1024],
  ])('of %s may have %i bytes', async (url, limit) => {
    const bodyOf = (bytes: number) => JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) });
    expect((await post(url, JSON_BODY, bodyOf(limit))).statusCode).toBe(400);
    expect((await post(url, JSON_BODY, bodyOf(limit + 1))).statusCode).toBe(413);
  });

  test('of 100,000 form fields is refused in a short message', async () => {
    const response = await post('/hcf/emailQuoteServlet', FORM, 'a=1&'.repeat(100_000));
    expect(response.statusCode).toBe(413);
    expect(response.body.length).toBeLessThan(1000);
  });

  test.each(['name', 'name=1', 'same'])('of more than 100 form fields (%s) is refused', async (name) => {
    const fields = Array.from({ length: 101 }, (_, index) => (name === 'same' ? name : `${index}${name}`));
    const response = await post('/hcf/emailQuoteServlet', FORM, fields.join('&'));
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('The form has more than 100 fields');
  });

  test.each([
    ['broken JSON', '/hcf/getPrice', '{"ClientDOB": '],
    ['unknown names', '/hcf/preSubmission', `{${names(4000)}}`],
    ['one long name', '/hcf/preSubmission', `{"${'x'.repeat(60_000)}":1}`],
    ['many faults that are wrong', '/sandbox/faults', `[${'{},'.repeat(20_000)}{}]`],
  ])('with %s is refused in a short message', async (_case, url, payload) => {
    const response = await post(url, JSON_BODY, payload);
    expect(response.statusCode).toBe(400);
    expect(response.body.length).toBeLessThan(1000);
  });
});

test.each(['/hcf/', '/sandbox/outbox/', '/hcf/%zz'])(
  'a long path under %s is refused in a short message',
  async (path) => {
    const response = await site.inject(`${path}${'x'.repeat(10_000)}`);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body.length).toBeLessThan(1000);
  },
);
