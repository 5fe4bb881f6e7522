import { describe, expect, test } from 'vitest';
import { bothServers } from './servers.ts';

const [site, frame] = await bothServers();

const READ = 'GET, HEAD';

describe.each([
  [site, '/', READ],
  [site, '/page', READ],
  [site, '/page/', READ],
  [site, '/assets/main-1.js', READ],
  [site, '/documents/essential-visitor-cover.pdf', READ],
  [site, '/hcf/ovhc/visatypes.json', READ],
  [site, '/hcf/getPrice', 'POST'],
  [site, '/sandbox', READ],
  [site, '/sandbox/outbox', READ],
  [site, '/sandbox/reset', 'POST'],
  [site, '/sandbox/faults', 'POST'],
  [frame, '/card-form', READ],
  [frame, '/card-form/tokens', 'POST'],
] as const)('$name: $1', ({ app, headers }, url, allowed) => {
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

  test.each(METHODS.filter((method) => !allowed.split(', ').includes(method)))(
    'returns 405 for %s and names the allowed methods',
    async (method) => {
      // an invalid body makes no difference
      const body = { payload: '{', headers: { 'content-type': 'application/json' } };
      const response = await app.inject({ method, url, ...(method === 'POST' && body) });
      expect(response.statusCode).toBe(405);
      expect(response.headers).toMatchObject({ ...headers, allow: allowed, 'cache-control': 'no-store' });
      if (method !== 'HEAD')
        expect(response.json().message).toBe(`${method} is not allowed here. Use ${allowed}`);
    },
  );
});

describe.each([
  [site, '/nowhere'],
  [site, '/assets/main-2.js'],
  [site, '/hcf/nowhere'],
  [frame, '/nowhere'],
] as const)('$name: $1', ({ app, headers }, url) => {
  test.each(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'] as const)('returns 404 for %s', async (method) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('allow');
  });
});
