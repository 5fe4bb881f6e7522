import { beforeEach, expect, test } from 'vitest';
import type { PolicyReport } from '#types/api/policyReports';
import { startSandbox } from './support/sandbox.ts';

const PAGE = 'http://127.0.0.1:8080/health-insurance/overseas-visitors';
const EVIL = 'https://evil.example/x.js';
const [OLD, NEW] = ['application/csp-report', 'application/reports+json'] as const;
const logged: string[] = [];
const { read, post, reset } = startSandbox({ log: (line) => logged.push(line) });

beforeEach(() => void logged.splice(0));

const send = async (type: string, body: unknown) =>
  (await post('/sandbox/reports', JSON.stringify(body), { 'content-type': type })).statusCode;
const stored = (): Promise<PolicyReport[]> => read('/sandbox/reports');

/** A report in the format of `report-uri`. */
const cspReport = (blocked: unknown = `${EVIL}?who=1#there`) => ({
  'csp-report': {
    'document-uri': `${PAGE}?quote=abc`,
    'violated-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'line-number': 12,
    'source-file': `${PAGE}/assets/main.js`,
  },
});

/** A report in the format of the Reporting API. */
const report = (url = PAGE) => ({
  type: 'csp-violation',
  age: 10,
  url,
  body: { effectiveDirective: 'connect-src', blockedURL: EVIL, sourceFile: null },
});

test('stores and logs a report to a report-uri without queries, until the reset', async () => {
  expect(await send(OLD, cspReport())).toBe(204);
  const source = `${PAGE}/assets/main.js`;
  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(await stored()).toEqual([
    { receivedAt, type: 'csp-violation', page: PAGE, directive: 'script-src-elem', blocked: EVIL, source },
  ]);
  expect(logged).toEqual([`Report from ${PAGE}: csp-violation, script-src-elem blocked ${EVIL} (${source})`]);
  await reset();
  expect(await stored()).toEqual([]);
});

test('accepts lists of reports of any type from the Reporting API', async () => {
  const deprecation = { ...report(), type: 'deprecation', body: { id: 'old', message: 'Old' } };
  expect(await send(NEW, [report(), deprecation])).toBe(204);
  expect(await stored()).toMatchObject([
    { type: 'csp-violation', directive: 'connect-src', blocked: EVIL, source: '' },
    { type: 'deprecation', page: PAGE, directive: '', blocked: '' },
  ]);
  expect(logged).toEqual([
    `Report from ${PAGE}: csp-violation, connect-src blocked ${EVIL}`,
    `Report from ${PAGE}: deprecation`,
  ]);
});

test('logs each report in one short line and stores the newest 100', async () => {
  await send(OLD, cspReport(`inline\r\n2026 all is well\u001b[2J${'x'.repeat(10_000)}`));
  expect(logged).toEqual([expect.not.stringMatching(/\p{Cc}/u)]);
  expect(logged.join().length).toBeLessThan(1000);
  expect((await stored())[0]?.blocked).toHaveLength(200);
  const urls = Array.from({ length: 60 }, (_, index) => `http://127.0.0.1/${index}`);
  for (const list of [urls, urls]) await send(NEW, list.map(report));
  expect((await stored()).map(({ page }) => page)).toEqual([...urls, ...urls].slice(-100));
});

test.each([
  ['text/plain', cspReport(), 415],
  ['application/json', cspReport(), 415],
  [OLD, { other: true }, 400],
  [OLD, cspReport({ not: 'a text' }), 400],
  [NEW, [{ url: PAGE }], 400],
  [NEW, [report('x'.repeat(64 * 1024))], 413],
])('rejects a report sent as %s: %j', async (type, body, status) => {
  expect(await send(type, body)).toBe(status);
  expect([await stored(), logged]).toEqual([[], []]);
});
