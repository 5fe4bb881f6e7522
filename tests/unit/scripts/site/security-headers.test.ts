import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../../scripts/sandbox/store.ts';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { siteOf } from './support/site.ts';

const PAGE = { 'page/index.html': '<h1>Page</h1>' };
const FRAME = 'http://127.0.0.1:8081';
const { app, ask } = siteOf(PAGE, { store: createStore(FRAME) });
const { headers: HEADERS } = securityHeaders(FRAME);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('§2 allows only the site’s own files and the card frame', () => {
  expect(HEADERS['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'; " +
      'report-uri /sandbox/reports; frame-src http://127.0.0.1:8081',
  );
});

test('§2 allows no frame if no card frame is served', async () => {
  const { headers } = securityHeaders();
  expect(headers['content-security-policy']).toMatch(/; frame-src 'none'$/);
  expect((await siteOf(PAGE).ask('/page')).headers).toMatchObject(headers);
});

const FAULTS = '/sandbox/faults';
const FAILS = JSON.stringify([{ call: 'visatypes', fault: 'status', status: 500, times: 1 }]);

// refusals and unknown addresses: tests/unit/scripts/server
test.each([
  ['a page', '/page', 200],
  ['a call', '/hcf/ovhc/visatypes.json', 200],
  ['a document', '/documents/essential-visitor-cover.pdf', 200],
  ['a redirect', '/', 302],
  ['a refused request', '/hcf/ovhc/visatypes.json?x=1', 400],
  ['a refused body', FAULTS, 415, { payload: 'a,b', headers: { 'content-type': 'text/csv' } }],
  ['a fault (§8)', FAULTS, 200, { payload: FAILS, headers: { 'content-type': 'application/json' } }],
  ['an answer that fails (§8)', '/hcf/ovhc/visatypes.json', 500],
])('§2 sends the security headers with %s', async (_case, url, status, body?: object) => {
  const response = await app.inject({ url, method: body ? 'POST' : 'GET', ...body });
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(HEADERS);
});

test('reports violations to the site, over https with report-to', async () => {
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
  const directives = securityHeaders().headers['content-security-policy']?.split('; ') ?? [];
  return Object.fromEntries(directives.map((text) => text.split(/ (.*)/)));
}

test('allows the scripts, images, calls and trusted types of a tag manager', () => {
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

test('§7 allows calls only to the configured address service and to monitoring', () => {
  expect(policy()['connect-src']).toBe("'self'");
  vi.stubEnv('VITE_MONITORING_ADDRESS', '/sandbox/monitoring');
  expect(policy()['connect-src']).toBe("'self'");
  vi.stubEnv('VITE_MONITORING_ADDRESS', 'https://rum.example.com/in?site=1');
  const without = policy();
  expect(without['connect-src']).toBe("'self' https://rum.example.com");
  vi.stubEnv('VITE_MONITORING_ADDRESS', '');
  expect(policy()).toEqual({ ...without, 'connect-src': "'self'" });
  vi.stubEnv('VITE_ADDRESS_SERVICE', 'https://kleber.example.com:8443/au');
  expect(policy()['connect-src']).toBe("'self' https://kleber.example.com:8443");
});
