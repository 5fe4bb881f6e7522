import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../../../scripts/site/server.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const dist = join(root, 'dist');
const LANDING = '/health-insurance/overseas-visitors';
let app: FastifyInstance;

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  write('secret.txt', 'secret');
  write('dist/health-insurance/overseas-visitors/index.html', '<h1>Landing</h1>');
  write('dist/health-insurance/overseas-visitors/index.html.br', brotliCompressSync('<h1>Landing</h1>'));
  write('dist/health-insurance/overseas-visitors/get-a-quote/index.html', '<h1>Quote</h1>');
  write('dist/assets/main-1a2b.js', 'const long = 1;');
  write('dist/assets/main-1a2b.js.br', brotliCompressSync('const long = 1;'));
  write('dist/index.html', '<h1>Not the front page</h1>');
  write('dist/favicon.svg', '<svg/>');
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

  test('§2 pages answer HEAD as well', async () => {
    expect((await app.inject({ method: 'HEAD', url: LANDING })).statusCode).toBe(200);
  });
});

describe('§2 built files', () => {
  const script = (encoding: string) =>
    app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': encoding } });

  test('§2 a browser that takes brotli gets the file compressed at build time', async () => {
    const response = await script('gzip, br');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('const long = 1;');
  });

  test('§2 any other gets it as it is', async () => {
    const response = await script('identity');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe('const long = 1;');
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

  test('§2 an unknown page shows the built 404.html where there is one', async () => {
    write('other/404.html', '<h1>Not here</h1>');
    const other = createServer({ dist: join(root, 'other'), home: LANDING });
    const response = await other.inject('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe('<h1>Not here</h1>');
  });

  test.each([
    { 'if-none-match': '*' },
    { 'if-modified-since': new Date(8.64e15).toUTCString() },
    { range: 'bytes=0-3' },
  ])('§2 it is whole, whatever a cache asks: %j', async (headers) => {
    write('other/404.html', '<h1>Not here</h1>');
    const other = createServer({ dist: join(root, 'other'), home: LANDING });
    const response = await other.inject({ url: '/nowhere', headers });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('<h1>Not here</h1>');
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
  expect((await app.inject('/hcf/ovhc/visatypes.json')).json()).toHaveLength(22);
});
