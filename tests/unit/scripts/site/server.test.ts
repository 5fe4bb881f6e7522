import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import visas from '../../../../scripts/sandbox/data/visas.json' with { type: 'json' };
import { PRICE } from '../sandbox/support/sandbox.ts';
import { siteOf } from './support/site.ts';

const LANDING = '/health-insurance/overseas-visitors';
const SCRIPT = '/assets/main-1a2b.js';
const CODE = 'const long = 1;';
const files = {
  'health-insurance/overseas-visitors/index.html': '<h1>Landing</h1>',
  'health-insurance/overseas-visitors/index.html.br': brotliCompressSync('<h1>Landing</h1>'),
  'health-insurance/overseas-visitors/get-a-quote/index.html': '<h1>Quote</h1>',
  'assets/main-1a2b.js': CODE,
  'assets/main-1a2b.js.br': brotliCompressSync(CODE),
  'assets/main-1a2b.js.gz': gzipSync(CODE),
  'index.html': '<h1>Not the front page</h1>',
  'favicon.svg': '<svg/>',
};
const { dist, app, ask, askFor } = siteOf(files, { home: LANDING });
writeFileSync(join(dist, '../secret.txt'), 'secret');
writeFileSync(join(dist, 'left.txt'), 'not built');

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

const JS = 'text/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

describe('§2 pages', () => {
  test.each([
    [LANDING, 'Landing'],
    [`${LANDING}/`, 'Landing'],
    [`${LANDING}/get-a-quote`, 'Quote'],
    [`${LANDING}/get-a-quote/`, 'Quote'],
    [`${LANDING}/get-a-quote?visa=482`, 'Quote'],
  ])('§2 returns %s without a redirect', async (url, heading) => {
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, body]).toEqual([200, `<h1>${heading}</h1>`]);
    expect(headers).toMatchObject({ 'content-type': HTML, 'cache-control': 'no-cache' });
  });

  test('§2 redirects the front page to the landing page', async () => {
    const { statusCode, headers } = await ask('/');
    expect([statusCode, headers.location]).toEqual([302, LANDING]);
  });

  test.each([LANDING, `${LANDING}/no-such-page`, '/hcf/ovhc/visatypes.json'])(
    '§2 HEAD %s returns the headers of GET without a body',
    async (url) => {
      const { statusCode, headers: all } = await ask(url);
      const { date: _, ...headers } = all;
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([statusCode, '']);
      expect(head.headers).toMatchObject(headers);
    },
  );

  test.each(['/left.txt', '/.builds.json', '/404.html', `${LANDING}/index.html`, `${SCRIPT}.br`])(
    'returns 404 for %s, which is not for visitors',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404);
    },
  );
});

describe('§2 built files', () => {
  // the name of a script contains a hash
  const forever = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

  test.each([
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['*', 'br'],
  ] as const)('§2 for "%s" are sent in %s, compressed at build time', async (accepted, encoding) => {
    const { headers, rawPayload } = await askFor(accepted, SCRIPT);
    expect(headers).toMatchObject({ ...forever, 'content-type': JS, 'content-encoding': encoding });
    expect(decompress[encoding](rawPayload).toString()).toBe(CODE);
  });

  test.each(['identity', 'deflate', 'br;q=0', 'gzip;q=0, br;q=0, identity', ''])(
    '§2 for "%s" are sent uncompressed',
    async (accepted) => {
      const { headers, body } = await askFor(accepted, SCRIPT);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).toMatchObject(forever);
      expect(body).toBe(CODE);
    },
  );

  test('§2 compresses pages and revalidates files without a hash', async () => {
    const { headers, rawPayload } = await askFor('br', LANDING);
    expect(headers['content-type']).toBe(HTML);
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<h1>Landing</h1>');
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('name what the first paint of a page needs in a Link header', async () => {
    const script = '<script src="/assets/before-paint-1a2b.js" integrity="sha384-a" async></script>';
    const style = '<link rel="stylesheet" href="/assets/style-1a2b.css" integrity="sha384-b">';
    const later = '<link rel="modulepreload" href="/assets/core-1a2b.js" integrity="sha384-c">';
    const page = `${script}${style}${later}`;
    const site = siteOf({ 'page/index.html': page, 'page/index.html.br': brotliCompressSync(page) });
    const link = [
      '</assets/before-paint-1a2b.js>; rel=preload; as=script; integrity="sha384-a"',
      '</assets/style-1a2b.css>; rel=preload; as=style; integrity="sha384-b"',
    ].join(', ');
    expect((await site.ask('/page')).headers).toMatchObject({ link });
    expect((await site.askFor('br', '/page')).headers).toMatchObject({ link });
    expect((await ask(LANDING)).headers).not.toHaveProperty('link');
  });

  test('returns 304 for a current copy', async () => {
    const etag = String((await askFor('br', SCRIPT)).headers.etag);
    const again = (match: string, encoding = 'br') =>
      ask(SCRIPT, { 'accept-encoding': encoding, 'if-none-match': match });
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, body, headers } = await again(match);
      expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
    }
    expect((await again('"other"')).statusCode).toBe(200);
    expect((await again(etag, 'gzip')).statusCode).toBe(200);
  });

  test('§2 returns 404 for paths outside the site', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    // `node:http` sends the path unchanged; fetch and inject would resolve the dots first
    const statusOf = async (path: string) => {
      const sent = get({ host: '127.0.0.1', port: new URL(app.listeningOrigin).port, path, agent: false });
      const [response] = await once(sent, 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusOf(SCRIPT)).toBe(200);
    for (const folder of ['/../', '/assets/../../', '/assets/%2e%2e/%2e%2e/', '/..%2f'])
      expect(await statusOf(`${folder}secret.txt`), folder).toBe(404);
  });
});

describe('§2 unknown addresses', () => {
  test('§2 return 404 with a sentence', async () => {
    const { statusCode, headers, body } = await ask(`${LANDING}/nowhere`);
    expect([statusCode, body]).toEqual([404, 'This page does not exist.']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  const withPage = siteOf({ '404.html': '<h1>Not here</h1>' });

  test.each<Record<string, string>>([
    {},
    { 'if-none-match': '*' },
    { 'if-modified-since': new Date(8.64e15).toUTCString() },
    { range: 'bytes=0-3' },
  ])('§2 show the complete 404.html without caching for %j', async (requested) => {
    const { statusCode, headers, body } = await withPage.ask('/nowhere', requested);
    expect([statusCode, body]).toEqual([404, '<h1>Not here</h1>']);
    expect(headers).toMatchObject({ 'content-type': HTML, 'cache-control': 'no-store' });
  });

  test.each(['/hcf/ovhc/nosuch.json', '/hcf', '/sandbox/nosuch?x=1'])(
    '§7 return 404 in JSON for %s',
    async (url) => {
      const response = await ask(url);
      expect(response.statusCode).toBe(404);
      const path = url.split('?')[0];
      expect(response.json().message).toBe(`There is no GET ${path}; GET /sandbox lists the calls`);
    },
  );
});

describe('§7 the sandbox on the same port', () => {
  const VISAS = '/hcf/ovhc/visatypes.json';
  const PRODUCTS = '/hcf/ovhc/ovhcPathToPurchase.417.S.A1..json';

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0.5', 'gzip'],
    ['gzip;q=0.1, br;q=0', 'gzip'],
  ] as const)('compresses responses to "%s" with %s', async (accepted, encoding) => {
    for (const url of [VISAS, PRODUCTS, '/hcf/ovhc/countries']) {
      const plain = await askFor('identity', url);
      // the second response comes from the cache
      for (const response of [await askFor(accepted, url), await askFor(accepted, url)]) {
        expect(response.statusCode).toBe(200);
        expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
        expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
        expect(decompress[encoding](response.rawPayload).toString()).toBe(plain.body);
      }
    }
  });

  test.each([
    ['identity', VISAS],
    ['br;q=0, gzip;q=0', VISAS],
    ['deflate', VISAS],
    ['br', '/hcf/tempToken'],
  ])('answers "%s" for %s without compression', async (accepted, url) => {
    const response = await askFor(accepted, url);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.json()).toEqual(url === VISAS ? visas : expect.objectContaining({ status: 'Success' }));
  });

  test('rejects a compressed request body', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const payload = gzipSync(JSON.stringify(PRICE));
    const response = await app.inject({ method: 'POST', url: '/hcf/getPrice', headers, payload });
    expect(response.statusCode).toBe(400);
  });
});
