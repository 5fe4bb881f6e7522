import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createBaseServer, LIMITS } from '../../../../scripts/server/base.ts';
import { bothServers, portOf } from './servers.ts';

const servers = await bothServers();
const [{ app: site }] = servers;

/** Sends a text through a socket, then another one again and again until the server ends the connection. */
async function send(app: FastifyInstance, text: string, drip = '') {
  const socket = connect(portOf(app), '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += String(bytes);
  });
  // the server may reset the connection
  socket.on('error', () => {});
  socket.write(text.replace('HOST', `host: 127.0.0.1:${portOf(app)}`));
  const timer = setInterval(() => socket.write(drip), 10);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines
    .map((line) => line.split(/: (.*)/))
    .map(([name = '', value]) => [name.toLowerCase(), value]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

describe.each(servers)('$name', ({ app, headers }) => {
  test('limits the time of a request to 25 seconds', () => {
    const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = app.server;
    const interval = LIMITS.http.connectionsCheckingInterval;
    for (const limit of [requestTimeout, headersTimeout])
      expect(limit + interval).toBeLessThanOrEqual(25_000);
    expect(Math.min(requestTimeout, headersTimeout, timeout, keepAliveTimeout)).toBeGreaterThan(0);
  });

  test.each([
    ['a request that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['an unknown method', 'NONSENSE / HTTP/1.1\r\nHOST\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'a request with two hosts',
      'GET / HTTP/1.1\r\nHOST\r\nHost: other.example\r\nconnection: close\r\n\r\n',
      400,
    ],
    ['headers that are too large', `GET / HTTP/1.1\r\nHOST\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a path that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHOST\r\nconnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHOST\r\nexpect: nonsense\r\n\r\n', 417],
  ])('rejects %s with the security headers', async (_case, text, status) => {
    const answer = await send(app, text);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: status });
  });
});

describe('a slow client', () => {
  const HEAD = 'POST /echo HTTP/1.1\r\nHOST\r\ncontent-type: text/plain\r\ncontent-length: 5000\r\n';
  let app: FastifyInstance;

  const start = async (limits: object, headersTimeout = 5_000) => {
    const http = { ...LIMITS.http, headersTimeout, connectionsCheckingInterval: 20 };
    app = createBaseServer({ headers: { 'x-test': 'yes' }, ...limits, http }, (routes) => {
      routes.post('/echo', async ({ body }) => body);
      routes.get('/never', () => new Promise(() => {}));
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  };

  afterEach(() => app.close());

  test('is cut off while it sends a body slowly', async () => {
    await start({ requestTimeout: 200 }, 200);
    const { status, headers } = await send(app, `${HEAD}\r\n`, 'x');
    expect([status, headers['x-test']]).toEqual([408, 'yes']);
  });

  test('is cut off while it sends headers slowly or sends nothing', async () => {
    await start({}, 200);
    const answers = await Promise.all([send(app, HEAD, 'x-drip: 1\r\n'), send(app, '')]);
    expect(answers.map(({ status }) => status)).toEqual([408, 408]);
  });

  test('is cut off after a time without data', async () => {
    await start({ connectionTimeout: 200 });
    expect((await send(app, 'GET /never HTTP/1.1\r\nHOST\r\n\r\n')).status).toBeNaN();
  });
});

describe('a request body', () => {
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
  ])('for %s has a limit of %i bytes', async (url, limit) => {
    const bodyOf = (bytes: number) => JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) });
    expect((await post(url, JSON_BODY, bodyOf(limit))).statusCode).toBe(400);
    expect((await post(url, JSON_BODY, bodyOf(limit + 1))).statusCode).toBe(413);
  });

  test('with 100,000 form fields is rejected with a short message', async () => {
    const response = await post('/hcf/emailQuoteServlet', FORM, 'a=1&'.repeat(100_000));
    expect(response.statusCode).toBe(413);
    expect(response.body.length).toBeLessThan(1000);
  });

  test.each(['name', 'name=1', 'same'])('with more than 100 form fields (%s) is rejected', async (name) => {
    const fields = Array.from({ length: 101 }, (_, index) => (name === 'same' ? name : `${index}${name}`));
    const response = await post('/hcf/emailQuoteServlet', FORM, fields.join('&'));
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('emailQuoteServlet: the form has more than 100 fields');
  });

  test.each([
    ['broken JSON', '/hcf/getPrice', '{"ClientDOB": '],
    ['unknown names', '/hcf/preSubmission', `{${names(4000)}}`],
    ['one long name', '/hcf/preSubmission', `{"${'x'.repeat(60_000)}":1}`],
    ['many faults that are wrong', '/sandbox/faults', `[${'{},'.repeat(20_000)}{}]`],
  ])('with %s is rejected with a short message', async (_case, url, payload) => {
    const response = await post(url, JSON_BODY, payload);
    expect(response.statusCode).toBe(400);
    expect(response.body.length).toBeLessThan(1000);
  });
});

test.each(['/hcf/', '/sandbox/outbox/', '/hcf/%zz'])(
  'rejects a long path under %s with a short message',
  async (path) => {
    const response = await site.inject(`${path}${'x'.repeat(10_000)}`);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body.length).toBeLessThan(1000);
  },
);
