import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { PolicyReport } from '#types/api/policyReports';
import { sandbox } from '../../../../scripts/sandbox/index.ts';

const PAGE = 'http://127.0.0.1:8080/health-insurance/overseas-visitors';
const logged: string[] = [];
const app = Fastify();
app.register(sandbox, { log: (line) => logged.push(line) });

beforeEach(async () => {
  await app.inject({ method: 'POST', url: '/sandbox/reset' });
  logged.length = 0;
});

const post = (type: string, body: unknown) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/reports',
    headers: { 'content-type': type },
    payload: JSON.stringify(body),
  });
const stored = async () => (await app.inject('/sandbox/reports')).json<PolicyReport[]>();

/** A report as browsers send it to a report-uri. */
const cspReport = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': `${PAGE}?quote=abc`,
    referrer: '',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/x.js?who=1#there',
    'line-number': 12,
    'source-file': `${PAGE}/assets/main.js`,
    'status-code': 200,
    ...changes,
  },
});

/** A report of the Reporting API. */
const report = (changes: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: PAGE,
  user_agent: 'Mozilla/5.0',
  body: { effectiveDirective: 'connect-src', blockedURL: 'https://evil.example/', sourceFile: null },
  ...changes,
});

test('a report of one kind is stored and logged in a line, its addresses without their queries', async () => {
  expect((await post('application/csp-report', cspReport())).statusCode).toBe(204);
  expect(await stored()).toEqual([
    {
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      type: 'csp-violation',
      page: PAGE,
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      source: `${PAGE}/assets/main.js`,
    },
  ]);
  expect(logged).toEqual([
    `Report from ${PAGE}: csp-violation, script-src-elem blocked https://evil.example/x.js (${PAGE}/assets/main.js)`,
  ]);
});

test('so are those of the other kind, which come in lists and are of other things too', async () => {
  const deprecation = report({ type: 'deprecation', body: { id: 'old', message: 'Old' } });
  expect((await post('application/reports+json', [report(), deprecation])).statusCode).toBe(204);
  expect(await stored()).toMatchObject([
    { type: 'csp-violation', directive: 'connect-src', blocked: 'https://evil.example/', source: '' },
    { type: 'deprecation', page: PAGE, directive: '', blocked: '' },
  ]);
  expect(logged).toEqual([
    `Report from ${PAGE}: csp-violation, connect-src blocked https://evil.example/`,
    `Report from ${PAGE}: deprecation`,
  ]);
});

test('a log line stays one line, however a report is written', async () => {
  await post('application/csp-report', cspReport({ 'blocked-uri': 'inline\r\n2026 all is well\u001b[2J' }));
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toMatch(/\p{Cc}/u);
});

test('what is long is cut, and the newest 100 are stored', async () => {
  await post('application/csp-report', cspReport({ 'blocked-uri': 'x'.repeat(10_000) }));
  expect((await stored())[0]?.blocked).toHaveLength(200);
  expect(logged[0]?.length).toBeLessThan(1000);
  for (let number = 1; number <= 3; number += 1)
    await post(
      'application/reports+json',
      Array.from({ length: 60 }, (_, index) => report({ url: `http://127.0.0.1/${number}-${index}` })),
    );
  const pages = (await stored()).map(({ page }) => page);
  expect(pages).toHaveLength(100);
  expect([pages[0], pages.at(-1)]).toEqual(['http://127.0.0.1/2-20', 'http://127.0.0.1/3-59']);
});

test.each([
  ['text/plain', cspReport(), 415],
  ['application/json', cspReport(), 415],
  ['application/csp-report', { other: true }, 400],
  ['application/csp-report', cspReport({ 'blocked-uri': { not: 'a text' } }), 400],
  ['application/reports+json', [{ url: PAGE }], 400],
  ['application/reports+json', [report({ url: 'x'.repeat(64 * 1024) })], 413],
])('as %s, %j is no report', async (type, body, status) => {
  expect((await post(type, body)).statusCode).toBe(status);
  expect(await stored()).toEqual([]);
  expect(logged).toEqual([]);
});

test('the reset clears them', async () => {
  await post('application/csp-report', cspReport());
  await app.inject({ method: 'POST', url: '/sandbox/reset' });
  expect(await stored()).toEqual([]);
});
