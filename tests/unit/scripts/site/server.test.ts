import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visas } from '../../../../scripts/sandbox/data/index.ts';
import { createServer } from '../../../../scripts/site/server.ts';
import { publishFiles } from './support/publish-files.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const dist = join(root, 'dist');
const LANDING = '/health-insurance/overseas-visitors';
let app: FastifyInstance;

beforeAll(() => {
  publishFiles(dist, {
    'health-insurance/overseas-visitors/index.html': '<h1>Landing</h1>',
    'health-insurance/overseas-visitors/index.html.br': brotliCompressSync('<h1>Landing</h1>'),
    'health-insurance/overseas-visitors/get-a-quote/index.html': '<h1>Quote</h1>',
    'assets/main-1a2b.js': 'const long = 1;',
    'assets/main-1a2b.js.br': brotliCompressSync('const long = 1;'),
    'assets/main-1a2b.js.gz': gzipSync('const long = 1;'),
    'index.html': '<h1>Not the front page</h1>',
    'favicon.svg': '<svg/>',
  });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'left.txt'), 'not built');
  app = createServer({ dist, home: LANDING });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('§2 pages', () => {
  test.each([
    [LANDING, 'Landing'],
    [`${LANDING}/`, 'Landing'],
    [`${LANDING}/get-a-quote`, 'Quote'],
    [`${LANDING}/get-a-quote/`, 'Quote'],
    [`${LANDING}/get-a-quote?visa=482`, 'Quote'],
  ])('§2 %s is a page, with no redirect', async (url, heading) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(`<h1>${heading}</h1>`);
  });

  test('§2 the front page leads to the landing page', async () => {
    const response = await app.inject('/');
    expect([response.statusCode, response.headers.location]).toEqual([302, LANDING]);
  });

  test.each([LANDING, `${LANDING}/no-such-page`])(
    '§2 HEAD %s has the headers of GET, and no body',
    async (url) => {
      const request = { url, headers: { 'accept-encoding': 'br' } };
      const get = await app.inject({ method: 'GET', ...request });
      const head = await app.inject({ method: 'HEAD', ...request });
      const { date: _, ...headers } = get.headers;
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.headers).toMatchObject(headers);
      expect(head.body).toBe('');
    },
  );

  test.each(['/left.txt', '/.builds.json', '/404.html', `${LANDING}/index.html`, '/assets/main-1a2b.js.br'])(
    '%s is no address: what was not built for visitors is not served',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('§2 built files', () => {
  const script = (encoding: string) =>
    app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': encoding } });

  test('§2 a browser that takes brotli gets the file compressed at build time', async () => {
    const response = await script('gzip, br');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('const long = 1;');
  });

  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['*', 'br'],
  ])('a browser that asks for "%s" gets %s', async (accepted, encoding) => {
    const response = await script(accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
    expect(decompress?.(response.rawPayload).toString()).toBe('const long = 1;');
  });

  test.each(['identity', 'deflate', 'br;q=0', 'gzip;q=0, br;q=0, identity', ''])(
    '§2 a browser that asks for "%s" gets the file as it is',
    async (accepted) => {
      const response = await script(accepted);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.headers.vary).toContain('accept-encoding');
      expect(response.body).toBe('const long = 1;');
    },
  );

  test('a copy that is still right is not sent again', async () => {
    const { headers } = await script('br');
    const again = (held: string, encoding = 'br') =>
      app.inject({
        url: '/assets/main-1a2b.js',
        headers: { 'accept-encoding': encoding, 'if-none-match': held },
      });
    const etag = String(headers.etag);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, body, headers } = await again(held);
      expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
    }
    expect((await again('"other"')).statusCode).toBe(200);
    expect((await again(etag, 'gzip')).statusCode).toBe(200);
  });

  test.each(['br', 'identity'])(
    '§2 a file with a hash in its name (%s) is kept for a year',
    async (encoding) => {
      expect((await script(encoding)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  test('§2 a file without one is asked for again', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('§2 a page comes compressed as well', async () => {
    const response = await app.inject({ url: LANDING, headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('<h1>Landing</h1>');
  });

  test('§2 no path leads to a file outside the site', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    // node:http sends a path as it is; fetch and inject would resolve the dots first
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await statusOf('/assets/main-1a2b.js')).toBe(200);
    expect(await statusOf('/../secret.txt')).toBe(404);
    expect(await statusOf('/assets/../../secret.txt')).toBe(404);
    expect(await statusOf('/assets/%2e%2e/%2e%2e/secret.txt')).toBe(404);
    expect(await statusOf('/..%2fsecret.txt')).toBe(404);
  });
});

describe('§2 what is not there', () => {
  test('§2 an unknown page is a 404 in words', async () => {
    const response = await app.inject(`${LANDING}/nowhere`);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toBe('This page does not exist.');
  });

  describe('where the build has a 404.html', () => {
    let other: FastifyInstance;

    beforeAll(() => {
      publishFiles(join(root, 'other'), { '404.html': '<h1>Not here</h1>' });
      other = createServer({ dist: join(root, 'other'), home: LANDING });
    });

    test('§2 an unknown page shows it, and no cache keeps it', async () => {
      const response = await other.inject('/nowhere');
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toBe('<h1>Not here</h1>');
    });

    test.each([
      { 'if-none-match': '*' },
      { 'if-modified-since': new Date(8.64e15).toUTCString() },
      { range: 'bytes=0-3' },
    ])('§2 it is whole, whatever a cache asks: %j', async (headers) => {
      const response = await other.inject({ url: '/nowhere', headers });
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe('<h1>Not here</h1>');
    });
  });

  test.each(['/hcf/ovhc/nosuch.json', '/hcf', '/sandbox/nosuch?x=1'])(
    '§7 %s is a 404 in JSON',
    async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe(
        `There is no GET ${url.split('?')[0]}; GET /sandbox lists the calls`,
      );
    },
  );
});

test('§7 the sandbox answers on the same port', async () => {
  expect((await app.inject('/hcf/ovhc/visatypes.json')).json()).toEqual(visas);
});
