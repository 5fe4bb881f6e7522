import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startNginx } from '../../../../../scripts/nginx.ts';
import { sandbox } from '../../../../../scripts/sandbox/index.ts';
import { createStore } from '../../../../../scripts/sandbox/store.ts';
import { HSTS_HEADER } from '../../../../../scripts/server/base.ts';
import { hostedSite } from '../../../../../scripts/site/hosting/hosted-site.ts';
import { nginxConf } from '../../../../../scripts/site/hosting/nginx.ts';
import { ON_SAMPLE_DAY, PRICE } from '../../sandbox/support/sandbox.ts';
import { siteOf } from '../support/site.ts';

const FRAME = 'https://cards.example.com';
const PAGE = `<script src="/assets/first.js" integrity="sha384-a" async></script><h1>Page</h1>${'text '.repeat(99)}`;
const CODE = `const text = "${'code '.repeat(99)}";`;
const HOME = '/health-insurance/overseas-visitors';

/** Returns a file with its compressed versions, as the build writes them. */
const compressed = (name: string, text: string) => ({
  [name]: text,
  [`${name}.br`]: brotliCompressSync(text),
  [`${name}.gz`]: gzipSync(text),
});

vi.stubEnv('VITE_CARD_FRAME_ORIGINS', FRAME);
vi.stubEnv('TAG_MANAGER_ORIGIN', 'https://tags.example.com');
const files = {
  ...compressed(`${HOME.slice(1)}/index.html`, PAGE),
  ...compressed('404.html', PAGE),
  ...compressed('assets/first-1a2b.js', CODE),
  ...compressed('embed.js', CODE),
  ...compressed('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'assets/font-1a2b.woff2': 'font',
  'page/index.html': PAGE,
  _headers: 'not for visitors',
};
/** The insurer's servers, which compress nothing. */
const insurer = Fastify();
insurer.register(sandbox, { store: createStore(FRAME) });
insurer.get('/hcf/lists', async (_request, reply) =>
  reply.header('cache-control', 'public, max-age=60').send([]),
);
insurer.get('/hcf/plain', async (_request, reply) =>
  reply.headers(HSTS_HEADER).removeHeader('cache-control').send({}),
);
const insurerOrigin = await insurer.listen({ host: '127.0.0.1', port: 0 });
const { dist, app } = siteOf(files, { home: HOME, backend: insurerOrigin });
writeFileSync(join(dist, 'report.html'), 'the report of another tool');
const site = hostedSite(dist, HOME, Object.keys(files));

let nginx: Awaited<ReturnType<typeof startNginx>>;
let fastify: string;

beforeAll(async () => {
  fastify = await app.listen({ host: '127.0.0.1', port: 0 });
  nginx = await startNginx((listen) =>
    nginxConf({ ...site, backend: insurerOrigin }, { root: dist, listen }),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all([nginx.close(), insurer.close()]);
  vi.unstubAllEnvs();
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request without following redirects or adding headers. */
async function send(origin: string, path: string, { method = 'GET', headers, body }: Asked) {
  const sent = request(`${origin}${path}`, { method, headers });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const parts: Buffer[] = await response.toArray();
  return {
    status: response.statusCode as number,
    headers: response.headers as IncomingHttpHeaders,
    body: Buffer.concat(parts),
  };
}

/** Headers that depend on the server or on the connection, and not on what it serves. */
const OF_SERVER = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'accept-ranges'];
/** Headers of bodies. Only nginx's redirects have one. */
const OF_BODY = ['content-type', 'content-length'];
/** Headers whose values differ for the same file: nginx makes a version from its time and size. */
const OWN_VALUE = ['etag', 'content-length'];

function comparable({ status, headers }: Awaited<ReturnType<typeof send>>): string[] {
  const ignored = [
    ...OF_SERVER,
    ...(status === 302 ? OF_BODY : []),
    // nginx compresses while it sends
    ...(headers['content-encoding'] ? ['content-length'] : []),
  ];
  return Object.entries(headers)
    .filter(([name]) => !ignored.includes(name))
    .map(([name, value]) => `${name}: ${OWN_VALUE.includes(name) ? '…' : String(value).toLowerCase()}`)
    .sort();
}

/** Returns the body without its compression, which can have another level. */
function plainBody({ headers, body }: Awaited<ReturnType<typeof send>>): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}

const BR = { 'accept-encoding': 'gzip, deflate, br' };
const GZIP = { 'accept-encoding': 'gzip' };
const OVER_HTTPS = { 'x-forwarded-proto': 'https' };
const CROSS_SITE = { 'sec-fetch-site': 'cross-site', origin: 'https://a.example' };
const JSON_BODY = { 'content-type': 'application/json', ...ON_SAMPLE_DAY };

test.each<[string, string, Asked]>([
  ['a page', HOME, {}],
  ['a page in brotli', HOME, { headers: BR }],
  ['a page in gzip', HOME, { headers: GZIP }],
  ['a page with a slash at its end', `${HOME}/`, { headers: BR }],
  ['a page with a query', `${HOME}?visa=482`, {}],
  ['a page over https', HOME, { headers: OVER_HTTPS }],
  ['a page through two proxies', HOME, { headers: { 'x-forwarded-proto': 'http, https' } }],
  ['the head of a page', HOME, { method: 'HEAD', headers: BR }],
  ['a page without compressed versions', '/page', { headers: BR }],
  ['a script', '/assets/first-1a2b.js', { headers: BR }],
  ['an uncompressed script', '/assets/first-1a2b.js', {}],
  ['the script for other pages', '/embed.js', { headers: BR }],
  ['a font', '/assets/font-1a2b.woff2', { headers: BR }],
  ['an image', '/icon.svg', { headers: GZIP }],
  ['the front page', '/', {}],
  ['an unknown page', `${HOME}/unknown`, { headers: BR }],
  ['an unknown script', '/assets/unknown-1a2b.js', {}],
  ['a file of the build', '/.builds.json', {}],
  ['a file of another tool', '/report.html', {}],
  ['a file of hosts', '/_headers', {}],
  ['a page by its file', `${HOME}/index.html`, {}],
  ['the page for unknown addresses', '/404.html', {}],
  ['a compressed file by its name', '/assets/first-1a2b.js.br', {}],
  ['a page with a wrong method', HOME, { method: 'POST' }],
  ['a list', '/hcf/ovhc/visatypes.json', {}],
  ['a list in brotli', '/hcf/ovhc/visatypes.json', { headers: BR }],
  ['a call over https', '/hcf/ovhc/visatypes.json', { headers: OVER_HTTPS }],
  [
    'a call with a body',
    '/hcf/getPrice',
    { method: 'POST', headers: JSON_BODY, body: JSON.stringify(PRICE) },
  ],
  ['a refused call', '/hcf/getPrice', { method: 'POST', headers: JSON_BODY, body: '{}' }],
  ['an unknown call', '/hcf/unknown', {}],
  ['a call that the backend lets browsers keep', '/hcf/lists', {}],
  ['a call with headers of the backend', '/hcf/plain', {}],
  ['a call with a wrong method', '/hcf/getPrice', { method: 'PUT' }],
  ['a document', '/documents/essential-visitor-cover.pdf', {}],
  ['a document that looks like a compressed file', '/documents/terms.gz', {}],
  ['a form of another site', '/hcf/emailQuoteServlet', { method: 'POST', headers: CROSS_SITE }],
  ['a call of another origin', '/hcf/getPrice', { method: 'POST', headers: { origin: 'https://a.example' } }],
  ['a wrong method of another site', HOME, { method: 'POST', headers: CROSS_SITE }],
])('sends %s like npm start, line by line', async (_name, path, asked) => {
  const [ours, theirs] = await Promise.all([send(fastify, path, asked), send(nginx.origin, path, asked)]);
  expect(theirs.status).toBe(ours.status);
  expect(comparable(theirs)).toEqual(comparable(ours));
  if (ours.body.length > 0) expect(String(plainBody(theirs))).toBe(String(plainBody(ours)));
});

test.each([HOME, '/assets/first-1a2b.js'])('answers 304 for a current copy of %s', async (path) => {
  const revalidate = async (origin: string) => {
    const { etag = '' } = (await send(origin, path, { headers: BR })).headers;
    return send(origin, path, { headers: { ...BR, 'if-none-match': etag } });
  };
  const [ours, theirs] = await Promise.all([revalidate(fastify), revalidate(nginx.origin)]);
  expect(theirs.status).toBe(304);
  expect(comparable(theirs)).toEqual(comparable(ours));
});

/** Starts nginx for a test, with another backend. */
async function withBackend(backend: string, work: (origin: string) => Promise<void>): Promise<void> {
  const other = await startNginx((listen) => nginxConf({ ...site, backend }, { root: dist, listen }));
  await work(other.origin).finally(other.close);
}

const SECURITY = site.security.headers;

test.each([
  ['503 without a backend', '', 503, 'This site has no backend. Set BACKEND and build it again.'],
  // nothing listens at this port
  ['502 if the backend is down', 'http://127.0.0.1:1', 502, 'The backend cannot be reached'],
])('answers %s, in JSON', async (_name, backend, statusCode, message) => {
  await withBackend(backend, async (origin) => {
    for (const path of ['/hcf/ovhc/visatypes.json', '/documents/essential-visitor-cover.pdf']) {
      const { status, headers, body } = await send(origin, path, {});
      expect(JSON.parse(String(body))).toMatchObject({ statusCode, message });
      expect(status).toBe(statusCode);
      expect(headers).toMatchObject({
        ...SECURITY,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
    expect((await send(origin, HOME, {})).status).toBe(200);
  });
});

test('adds the path of the backend to the path of a call', async () => {
  const backend = createServer(({ url, headers }, response) =>
    response.end(JSON.stringify({ url, host: headers.host, from: headers['x-forwarded-host'] })),
  );
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  await withBackend(`http://127.0.0.1:${port}/api`, async (origin) => {
    const { body } = await send(origin, '/hcf/preSubmission?reference=1', {});
    expect(JSON.parse(String(body))).toEqual({
      url: '/api/hcf/preSubmission?reference=1',
      host: `127.0.0.1:${port}`,
      from: new URL(origin).host,
    });
  });
  backend.close();
});

test('accepts calls of its own pages, and refuses other hosts', async () => {
  const body = JSON.stringify(PRICE);
  const post = (origin: string, headers: object) =>
    send(origin, '/hcf/getPrice', { method: 'POST', headers: { ...JSON_BODY, ...headers }, body });
  for (const headers of [{ origin: nginx.origin }, { 'sec-fetch-site': 'same-origin', origin: 'null' }])
    expect((await post(nginx.origin, headers)).status).toBe(200);

  const conf = (listen: string) =>
    nginxConf({ ...site, backend: '', hosts: ['www.example.com'] }, { root: dist, listen });
  const named = await startNginx(conf);
  expect((await send(named.origin, HOME, { headers: { host: 'www.example.com' } })).status).toBe(200);
  expect((await send(named.origin, HOME, { headers: { host: 'rebound.example' } })).status).toBe(421);
  await named.close();
});
