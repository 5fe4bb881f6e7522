import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupsOf } from '../../../../scripts/groups-of.ts';
import { createBaseServer } from '../../../../scripts/server/base.ts';
import { backendProxy } from '../../../../scripts/site/backend-proxy.ts';
import { addCompression } from '../../../../scripts/site/compress-answers.ts';
import {
  askBroken,
  askRaw,
  type Break,
  breaks,
  type Seen,
  startBrokenBackend,
  startRawBackend,
} from '../../../fixtures/broken-backend.ts';
import { siteOf } from './support/site.ts';

/** Starts a server with a backend behind it, and returns its origin. */
const listen = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 });
const startSite = (backend: string) => listen(siteOf({}, { backend }).app);

const OWN = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Expects a whole answer of the site itself, with nothing of the backend's. */
function expectFailure({ status, headers, body, isWhole }: Seen, statuses: number[], about?: unknown): void {
  expect({ statuses, isWhole, about }).toMatchObject({
    statuses: expect.arrayContaining([status]),
    isWhole: true,
  });
  expect(headers).toMatchObject(OWN);
  expect(Object.keys(headers)).not.toContain('x-backend');
  expect(JSON.parse(body)).toMatchObject({ statusCode: status });
}

describe('an answer that breaks off', () => {
  let origin: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const backend = await startBrokenBackend();
    close = backend.close;
    origin = await startSite(backend.address);
  });
  afterAll(() => close());

  test.each([...groupsOf(breaks, ({ moment }) => moment)])('%s becomes 502', async (_moment, cases) => {
    const seen = await Promise.all(
      cases.map(async (given) => [given, await askBroken(origin, given)] as const),
    );
    /** Returns true for an answer that is too long to be held: it has begun, and ends as a broken connection. */
    const isCut = ([{ size }, { status, isWhole }]: readonly [Break, Seen]) =>
      size > 1024 * 1024 && status === 200 && !isWhole;
    for (const [given, answer] of seen.filter((each) => !isCut(each))) expectFailure(answer, [502], given);
    expect(seen.length).toBeGreaterThanOrEqual(40);
  });
});

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const BODY = 'content-length: 2\r\n\r\n[]';
const write = (text: string) => (socket: Socket) => socket.write(text);

/** Asks a site whose backend handles its sockets like this. */
async function askBehind(
  answer: (socket: Socket) => unknown,
  headers = {},
  start = startSite,
): Promise<Seen> {
  const backend = await startRawBackend(answer);
  const seen = await askRaw(`${await start(backend.address)}/hcf/getHealthFunds.json`, headers);
  await backend.close();
  return seen;
}

test.each<[string, (socket: Socket) => unknown]>([
  ['closes at once', (socket) => socket.end()],
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['does not speak HTTP', write('SSH-2.0-OpenSSH_9.2p1\r\n')],
  ['sends a status that is none', write(`HTTP/1.1 999 What\r\n${BODY}`)],
  ['sends a header that is none', write(`${OK}\x01: yes\r\n${BODY}`)],
  ['sends headers without an end', write(`${OK}${'x-long: yes\r\n'.repeat(5_000)}`)],
  ['sends two lengths', write(`${OK}content-length: 3\r\n${BODY}`)],
  ['sends a length and chunks', write(`${OK}transfer-encoding: chunked\r\n${BODY}`)],
  ['sends chunks that are none', write(`${OK}transfer-encoding: chunked\r\n\r\n5\r\n[1,2]\r\nnonsense\r\n`)],
  [
    'switches the protocol',
    write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'),
  ],
])('a backend that %s becomes 502', async (_what, answer) => {
  expectFailure(await askBehind(answer, { 'accept-encoding': 'br' }), [502]);
});

test.each([
  ['a name that does not exist', 'http://backend.invalid'],
  ['a port that nobody listens on', 'http://127.0.0.1:1'],
])('%s becomes 502', async (_what, backend) => {
  expectFailure(await askRaw(`${await startSite(backend)}/hcf/getHealthFunds.json`), [502]);
});

test('a backend without TLS at an https address becomes 502', async () => {
  const backend = (await startSite('http://127.0.0.1:1')).replace('http:', 'https:');
  expectFailure(await askRaw(`${await startSite(backend)}/hcf/getHealthFunds.json`), [502]);
});

test.each([
  ['before it answers', () => {}],
  ['inside the headers', write(OK)],
  ['after the headers', write(`${OK}content-length: 2\r\n\r\n`)],
  ['in the middle', write(`${OK}transfer-encoding: chunked\r\n\r\n1\r\n[\r\n`)],
])('a backend that hangs %s becomes 504', async (_when, answer) => {
  const apps: FastifyInstance[] = [];
  const start = (backend: string) => {
    const app = createBaseServer({ headers: { 'x-content-type-options': 'nosniff' } }, (routes) => {
      routes.register(async (scope) => {
        await addCompression(scope);
        await scope.register(backendProxy, { backend, timeout: 100 });
      });
    });
    apps.push(app);
    return listen(app);
  };
  expectFailure(await askBehind(answer, { 'accept-encoding': 'br' }, start), [504]);
  await Promise.all(apps.map((app) => app.close()));
});

test.each([
  ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['103 Early Hints', 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n'],
])('an answer after %s is passed on', async (_what, before) => {
  const seen = await askBehind(write(`${before}${OK}${BODY}`));
  expect(seen).toMatchObject({ status: 200, body: '[]', isWhole: true });
});

test('headers that the backend names in Connection stay with its connection', async () => {
  const named = 'connection: close, X-Hop\r\nx-hop: secret\r\nx-end: yes\r\n';
  const { headers } = await askBehind(write(`${OK}${named}${BODY}`));
  expect(headers).toMatchObject({ 'x-end': 'yes' });
  expect(headers).not.toHaveProperty('x-hop');
});

test('a long answer is passed on whole', async () => {
  const [start, length] = [`[${'1,'.repeat(1_000_000)}`, 2_000_003];
  const answer = write(`${OK}content-length: ${length}\r\n\r\n${start}1]`);
  const seen = await askBehind(answer);
  expect([seen.status, seen.isWhole, seen.body.length]).toEqual([200, true, length]);
});

test('the answer to HEAD has the length that the backend names', async () => {
  const backend = await startRawBackend(write(`${OK}content-length: 5000\r\n\r\n`));
  const origin = await startSite(backend.address);
  const seen = await askRaw(`${origin}/documents/a.pdf`, { 'accept-encoding': 'br' }, 'HEAD');
  expect(seen).toMatchObject({ status: 200, isWhole: true, headers: { 'content-length': '5000' } });
  await backend.close();
});

describe('a body', () => {
  const LENGTH = 20_000_000;
  const HEAD = (origin: string, length = LENGTH) =>
    `POST /hcf/forms/a HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncontent-length: ${length}\r\n\r\n`;

  /** Sends the start of an upload. Returns the visitor's socket. */
  const upload = (origin: string): Socket => {
    const visitor = connect(Number(new URL(origin).port), '127.0.0.1');
    visitor.write(HEAD(origin));
    visitor.write('x'.repeat(1_000_000));
    return visitor;
  };

  test.each([
    ['an answer of the backend', write(`HTTP/1.1 413 Too Large\r\n${BODY}`), 413],
    ['a failure of the backend', (socket: Socket) => socket.destroy(), 502],
  ])('that is still being sent gets %s', async (_what, answer, status) => {
    const backend = await startRawBackend(answer);
    const visitor = upload(await startSite(backend.address));
    const [first] = await once(visitor, 'data');
    expect(String(first)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // the rest is read, or the visitor would see a broken connection in place of the answer
    visitor.write('x'.repeat(LENGTH - 1_000_000));
    await once(visitor, 'drain');
    visitor.destroy();
    await backend.close();
  });

  test('that ends too early ends the request to the backend', async () => {
    const asked = new EventEmitter();
    const backend = await startRawBackend((socket) => asked.emit('socket', socket));
    const visitor = upload(await startSite(backend.address));
    const [socket] = await once(asked, 'socket');
    visitor.destroy();
    await once(socket, 'end');
    await backend.close();
  });

  test('of a GET is not passed on, where it could become another request', async () => {
    const received: string[] = [];
    const backend = await startRawBackend((socket, text) => {
      received.push(text);
      socket.write(`${OK}${BODY}`);
    });
    const origin = await startSite(backend.address);
    const visitor = connect(Number(new URL(origin).port), '127.0.0.1');
    const chunk = 'GET /hcf/hidden HTTP/1.1\r\nhost: a\r\n\r\n';
    const head = HEAD(origin)
      .replace('POST', 'GET')
      .replace(/content-length.*/, 'transfer-encoding: chunked');
    visitor.write(`${head}${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`);
    await once(visitor, 'data');
    expect(received).toEqual([expect.not.stringContaining('hidden')]);
    visitor.destroy();
    await backend.close();
  });
});

test.each([
  '/hcf/../admin',
  '/hcf/%2e%2e/admin',
  '/hcf/..%2fadmin',
  '/hcf/..%5cadmin',
  'http://other.example/hcf/a',
])('the path %s, which leads out of the calls, gets 400', async (path) => {
  const origin = await startSite('http://127.0.0.1:1');
  const visitor = connect(Number(new URL(origin).port), '127.0.0.1');
  visitor.write(`GET ${path} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n\r\n`);
  const [answer] = await once(visitor, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 40[04] /);
  visitor.destroy();
});

test('a visitor who leaves does not end the server', async () => {
  const asked = new EventEmitter();
  const backend = await startRawBackend((socket) => asked.emit('socket', socket));
  const origin = await startSite(backend.address);
  const visitor = connect(Number(new URL(origin).port), '127.0.0.1');
  visitor.write(`GET /hcf/getHealthFunds.json HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n\r\n`);
  const [socket] = await once(asked, 'socket');
  visitor.destroy();
  await once(visitor, 'close');
  socket.write(`${OK}${BODY}`);
  expect((await askRaw(`${origin}/nowhere`)).status).toBe(404);
  await backend.close();
});
