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
  test('limits the time of headers to 15 seconds, and of pauses', () => {
    const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = app.server;
    expect(headersTimeout + LIMITS.http.connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
    expect(Math.min(headersTimeout, timeout, keepAliveTimeout)).toBeGreaterThan(0);
    // files on a slow line take long, and browsers repeat a request after 408
    expect(requestTimeout).toBe(0);
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
  const head = (length: number, path = '/echo') =>
    `POST ${path} HTTP/1.1\r\nHOST\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n`;
  /** 1,000 bytes in a second. The drip of `send` comes every 10 ms. */
  const slowest = { bytes: 100, interval: 100 };
  let app: FastifyInstance;

  const start = async (limits: object, headersTimeout = 5_000) => {
    const http = { ...LIMITS.http, headersTimeout, connectionsCheckingInterval: 20 };
    const options = { headers: { 'x-test': 'yes' }, slowest, bodyLimit: 20_000_000, ...limits, http };
    app = createBaseServer(options, (routes) => {
      routes.post<{ Body: string }>('/echo', async ({ body }) => String(body.length));
      routes.get('/never', () => new Promise(() => {}));
      routes.post<{ Body: string }>('/busy', {
        preParsing: async () => void (await new Promise((resolve) => setTimeout(resolve, 500))),
        handler: async ({ body }) => String(body.length),
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  };

  afterEach(() => app.close());

  test('that sends a body byte by byte is refused, and not with 408', async () => {
    await start({});
    const { status, headers, body } = await send(app, `${head(5_000)}\r\n`, 'x');
    expect([status, headers['x-test']]).toEqual([400, 'yes']);
    expect(body).toContain('The body came too slowly');
  });

  test('that stops in the middle of a body is refused', async () => {
    await start({});
    expect((await send(app, `${head(5_000)}\r\n${'x'.repeat(4_000)}`)).status).toBe(400);
  });

  test('that goes on with a body after its answer is cut off', async () => {
    await start({});
    const text = head(5_000).replace('POST', 'PUT').replace('connection: close\r\n', '');
    expect((await send(app, `${text}\r\n`, 'x')).status).toBe(405);
  });

  test('that is not the slowest has all the time it needs', async () => {
    await start({});
    // a second, which is ten intervals
    const { status, body } = await send(app, `${head(5_000)}\r\n`, 'x'.repeat(50));
    expect([status, body]).toEqual([200, '5000']);
  });

  test('is not blamed for a server that does not read', async () => {
    await start({});
    const { status, body } = await send(app, `${head(10_000_000, '/busy')}\r\n${'x'.repeat(10_000_000)}`);
    expect([status, body]).toEqual([200, '10000000']);
  });

  test('is cut off while it sends headers slowly or sends nothing', async () => {
    await start({}, 200);
    const answers = await Promise.all([send(app, head(5_000), 'x-drip: 1\r\n'), send(app, '')]);
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
