import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { CardGateway } from '../../../../scripts/sandbox/card-frame/gateway.ts';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { createServer } from '../../../../scripts/site/server.ts';
import { publishFiles } from './support/publish-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'site-'));
publishFiles(dist, { 'page/index.html': '<h1>Page</h1>' });
const FRAME = 'http://127.0.0.1:8081';
const app = createServer({ dist, home: '/page', gateway: new CardGateway(FRAME) });
const { headers: SECURITY_HEADERS } = securityHeaders(FRAME);

afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

test('§2 the policy forbids everything but the site’s own files and the one card frame', () => {
  expect(SECURITY_HEADERS['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'; " +
      'report-uri /sandbox/reports; frame-src http://127.0.0.1:8081',
  );
});

test('§2 where no card frame is served, none may be shown', async () => {
  const { headers } = securityHeaders();
  expect(headers['content-security-policy']).toMatch(/; frame-src 'none'$/);
  const alone = createServer({ dist, home: '/page' });
  expect((await alone.inject('/page')).headers).toMatchObject(headers);
});

test.each([
  ['a page', 'GET', '/page', 200],
  ['a call', 'GET', '/hcf/ovhc/visatypes.json', 200],
  ['a document', 'GET', '/documents/essential-visitor-cover.pdf', 200],
  ['a redirect', 'GET', '/', 302],
  ['a refused request', 'GET', '/hcf/ovhc/visatypes.json?x=1', 400],
  ['a path that cannot be decoded', 'GET', '/%zz', 400],
  ['an unknown page', 'GET', '/nowhere', 404],
  ['an unknown call', 'POST', '/hcf/nowhere', 404],
  ['a body of another type', 'POST', '/sandbox/faults', 415],
] as const)('§2 %s carries the security headers', async (_case, method, url, status) => {
  const headers = method === 'POST' ? { 'content-type': 'text/csv' } : {};
  const response = await app.inject({ method, url, headers, ...(method === 'POST' && { payload: 'a,b' }) });
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(SECURITY_HEADERS);
});

test('§8 an answer that fails carries them too', async () => {
  const payload = [{ call: 'visatypes', fault: 'status', status: 500, times: 1 }];
  await app.inject({ method: 'POST', url: '/sandbox/faults', payload });
  const response = await app.inject('/hcf/ovhc/visatypes.json');
  expect(response.statusCode).toBe(500);
  expect(response.headers).toMatchObject(SECURITY_HEADERS);
});

test('violations are reported to the site itself, and over https by the newer way as well', async () => {
  const policyOver = async (proto: string) => {
    const { headers } = await app.inject({ url: '/page', headers: { 'x-forwarded-proto': proto } });
    expect(headers['reporting-endpoints']).toBe('policy="/sandbox/reports"');
    return String(headers['content-security-policy']);
  };
  expect(await policyOver('http')).toContain('; report-uri /sandbox/reports;');
  expect(await policyOver('http')).not.toContain('report-to');
  expect(await policyOver('https')).toMatch(/; report-uri \/sandbox\/reports;.*; report-to policy$/);
});

const GOOGLE = 'https://www.googletagmanager.com';

/** Returns the sources of each directive of the policy. */
function policy(): Record<string, string> {
  const text = securityHeaders().headers['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('a tag manager may load scripts and images, call its origin and make its trusted types', () => {
  const without = policy();
  vi.stubEnv('TAG_MANAGER_ORIGIN', GOOGLE);
  expect(policy()).toEqual({
    ...without,
    'script-src': `'self' ${GOOGLE}`,
    'connect-src': `'self' ${GOOGLE}`,
    'img-src': `'self' ${GOOGLE}`,
    'trusted-types': "goog#html 'allow-duplicates'",
  });
});

test('§7 pages may call the origin of another address service, and no other', () => {
  expect(policy()['connect-src']).toBe("'self'");
  vi.stubEnv('VITE_ADDRESS_SERVICE', 'https://kleber.example.com:8443/au');
  expect(policy()['connect-src']).toBe("'self' https://kleber.example.com:8443");
});
