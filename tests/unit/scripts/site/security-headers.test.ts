import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../../scripts/sandbox/store.ts';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { siteOf } from './support/site.ts';

const PAGE = { 'page/index.html': '<h1>Page</h1>' };
const FRAME = 'http://127.0.0.1:8081';
const { app, ask } = siteOf(PAGE, { store: createStore(FRAME) });
const alone = siteOf(PAGE);
const { headers: HEADERS } = securityHeaders(FRAME);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('§2 the policy forbids everything but the site’s own files and the one card frame', () => {
  expect(HEADERS['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'; " +
      'report-uri /sandbox/reports; frame-src http://127.0.0.1:8081',
  );
});

test('§2 where no card frame is served, none may be shown', async () => {
  const { headers } = securityHeaders();
  expect(headers['content-security-policy']).toMatch(/; frame-src 'none'$/);
  expect((await alone.ask('/page')).headers).toMatchObject(headers);
});

test.each([
  ['a page', '/page', 200],
  ['a call', '/hcf/ovhc/visatypes.json', 200],
  ['a document', '/documents/essential-visitor-cover.pdf', 200],
  ['a redirect', '/', 302],
  ['a refused request', '/hcf/ovhc/visatypes.json?x=1', 400],
  ['a path that cannot be decoded', '/%zz', 400],
  ['an unknown page', '/nowhere', 404],
  ['an unknown call', '/hcf/nowhere', 404],
])('§2 %s carries the security headers', async (_case, url, status) => {
  const response = await ask(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(HEADERS);
});

test('§2 so do a refused body, and an answer that fails (§8)', async () => {
  const post = (payload: object | string, type: string) =>
    app.inject({ method: 'POST', url: '/sandbox/faults', payload, headers: { 'content-type': type } });
  const refused = await post('a,b', 'text/csv');
  expect(refused.statusCode).toBe(415);
  expect(refused.headers).toMatchObject(HEADERS);

  await post([{ call: 'visatypes', fault: 'status', status: 500, times: 1 }], 'application/json');
  const failed = await ask('/hcf/ovhc/visatypes.json');
  expect(failed.statusCode).toBe(500);
  expect(failed.headers).toMatchObject(HEADERS);
});

test('violations are reported to the site itself, and over https by the newer header as well', async () => {
  const policyOver = async (proto: string) => {
    const { headers } = await ask('/page', { 'x-forwarded-proto': proto });
    expect(headers['reporting-endpoints']).toBe('policy="/sandbox/reports"');
    return String(headers['content-security-policy']);
  };
  expect(await policyOver('http')).toContain('; report-uri /sandbox/reports;');
  expect(await policyOver('http')).not.toContain('report-to');
  expect(await policyOver('https')).toMatch(/; report-uri \/sandbox\/reports;.*; report-to policy$/);
});

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
  const GOOGLE = 'https://www.googletagmanager.com';
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
