import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import visas from '../../../../scripts/sandbox/data/visas.json' with { type: 'json' };
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { ON_SAMPLE_DAY, PRICE } from '../sandbox/support/sandbox.ts';
import { siteOf } from './support/site.ts';

const FRAME = 'https://cards.example.com';
const SECRET = 'x-powered-by';
const PAGE = { 'page/index.html': '<h1>Page</h1>' };

/** The insurer's servers: the sandbox below a path, with headers of their own. */
const backend = Fastify();
backend.addHook('onSend', async (_request, reply) => {
  reply.headers({ 'content-security-policy': "default-src 'self'", [SECRET]: 'backend' });
});
backend.register(sandbox, { prefix: '/api' });
const answers = { requests: 0 };
backend.get('/api/hcf/broken', async (_request, reply) => {
  answers.requests += 1;
  return reply.code(503).send({ message: 'busy' });
});
backend.post('/api/hcf/cut', (_request, reply) => {
  answers.requests += 1;
  reply.hijack().raw.destroy();
});
backend.get('/api/hcf/echo', async ({ headers }, reply) => {
  reply.headers({ connection: 'close', 'strict-transport-security': 'max-age=1' });
  return headers;
});
backend.get('/api/hcf/lists', async (_request, reply) =>
  reply.header('cache-control', 'public, max-age=60').send([]),
);

let site: FastifyInstance;

beforeAll(async () => {
  vi.stubEnv('VITE_CARD_FRAME_ORIGINS', FRAME);
  const origin = await backend.listen({ host: '127.0.0.1', port: 0 });
  vi.stubEnv('BACKEND', `${origin}/api`);
  site = siteOf(PAGE, { backend: `${origin}/api` }).app;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
});

test('§7 passes calls on to the backend, with their query and their body', async () => {
  expect((await site.inject('/hcf/ovhc/visatypes.json')).json()).toEqual(visas);
  const reference = 'a'.repeat(32);
  const outcome = await site.inject(`/hcf/preSubmission?reference=${reference}`);
  expect([outcome.statusCode, outcome.json()]).toEqual([404, { reference, isReceived: false }]);
  const price = await site.inject({
    method: 'POST',
    url: '/hcf/getPrice',
    headers: ON_SAMPLE_DAY,
    payload: PRICE,
  });
  expect(price.json()).toEqual({ Premium: expect.stringMatching(/^\d+\.\d\d$/) });
});

test('passes documents on to the backend', async () => {
  const { statusCode, headers } = await site.inject('/documents/essential-visitor-cover.pdf');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('keeps its own security headers and allows the configured card frame', async () => {
  const { headers } = await site.inject('/hcf/ovhc/visatypes.json');
  expect(headers['content-security-policy']).toContain(`frame-src ${FRAME}`);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', [SECRET]: 'backend' });
  // no sandbox collects reports
  expect(headers['content-security-policy']).not.toContain('report-uri');
  expect(headers).not.toHaveProperty('reporting-endpoints');
});

test('compresses answers that the backend does not compress', async () => {
  const { headers } = await site.inject({
    url: '/hcf/ovhc/visatypes.json',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
});

test('has no sandbox', async () => {
  for (const url of ['/sandbox', '/sandbox/outbox']) expect((await site.inject(url)).statusCode).toBe(404);
});

test.each([
  ['503 of the backend', 'GET', '/hcf/broken', 503],
  // 500 would be the insurer's refusal of an application
  ['502 for a lost connection', 'POST', '/hcf/cut', 502],
] as const)('answers %s without asking again', async (_name, method, url, status) => {
  answers.requests = 0;
  expect((await site.inject({ method, url })).statusCode).toBe(status);
  expect(answers.requests).toBe(1);
});

test('answers 502 if the backend is down', async () => {
  const { app } = siteOf(PAGE, { backend: 'http://127.0.0.1:1' });
  const answer = await app.inject('/hcf/ovhc/visatypes.json');
  expect(answer.json()).toMatchObject({ statusCode: 502, message: 'The backend cannot be reached' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/page')).body).toBe('<h1>Page</h1>');
});

test('tells the backend who asked, and for which site', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  expect((await site.inject({ url: '/hcf/echo', headers })).json()).toMatchObject({
    host: new URL(backend.listeningOrigin).host,
    'x-forwarded-host': 'localhost:80',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
  });
});

test('keeps headers of the connection to itself, in both directions', async () => {
  const app = await site.listen({ host: '127.0.0.1', port: 0 });
  const headers = { te: 'trailers', 'proxy-authorization': 'Basic eA==', 'keep-alive': 'timeout=5' };
  const sent = request(`${app}/hcf/echo`, { headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const received = JSON.parse(Buffer.concat(await answer.toArray()).toString());
  for (const name of Object.keys(headers)) expect(received).not.toHaveProperty(name);
  expect(answer.headers.connection).toBe('keep-alive');
  // the backend's own is for its own host
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

test('answers are not cached, unless the backend says so', async () => {
  const { headers } = await site.inject('/hcf/echo');
  expect(headers['cache-control']).toBe('no-store');
  const lists = await site.inject('/hcf/lists');
  expect(lists.headers['cache-control']).toBe('public, max-age=60');
});

test('answers 502 for a backend whose certificate is not valid', async () => {
  const [key, cert] = ['key', 'certificate'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../../fixtures/self-signed/${name}.pem`)),
  );
  const impostor = Fastify({ https: { key, cert } });
  impostor.get('/hcf/ovhc/visatypes.json', async () => visas);
  const { app } = siteOf(PAGE, { backend: await impostor.listen({ host: '127.0.0.1', port: 0 }) });
  expect((await app.inject('/hcf/ovhc/visatypes.json')).statusCode).toBe(502);
  await impostor.close();
});
