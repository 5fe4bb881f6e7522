import { beforeEach, expect, test } from 'vitest';
import type { PolicyReport } from '#types/api/policyReports';
import { answerOf, startSandbox } from './support/sandbox.ts';

const PAGE = 'http://127.0.0.1:8080/health-insurance/overseas-visitors';
const [OLD, NEW] = ['application/csp-report', 'application/reports+json'] as const;
const logged: string[] = [];
const { get, postJson, reset } = startSandbox({ log: (line) => logged.push(line) });

beforeEach(() => {
  logged.length = 0;
});

const send = async (type: string, body: unknown) =>
  (await postJson('/sandbox/reports', body, type)).statusCode;
const stored = (): Promise<PolicyReport[]> => answerOf(get('/sandbox/reports'));

/** A report in the format of `report-uri`. */
const cspReport = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': `${PAGE}?quote=abc`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=1#there',
    'line-number': 12,
    'source-file': `${PAGE}/assets/main.js`,
    ...changes,
  },
});

/** A report in the format of the Reporting API. */
const report = (changes: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: PAGE,
  body: { effectiveDirective: 'connect-src', blockedURL: 'https://evil.example/', sourceFile: null },
  ...changes,
});

test('a report to a report-uri is stored and logged in a line, until the reset; addresses lose their queries', async () => {
  expect(await send(OLD, cspReport())).toBe(204);
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
  await reset();
  expect(await stored()).toEqual([]);
});

test('so are those of the Reporting API, which come in lists and are of any type', async () => {
  const deprecation = report({ type: 'deprecation', body: { id: 'old', message: 'Old' } });
  expect(await send(NEW, [report(), deprecation])).toBe(204);
  expect(await stored()).toMatchObject([
    { type: 'csp-violation', directive: 'connect-src', blocked: 'https://evil.example/', source: '' },
    { type: 'deprecation', page: PAGE, directive: '', blocked: '' },
  ]);
  expect(logged).toEqual([
    `Report from ${PAGE}: csp-violation, connect-src blocked https://evil.example/`,
    `Report from ${PAGE}: deprecation`,
  ]);
});

test('a log line stays one line and short, however a report is written; the newest 100 reports are stored', async () => {
  await send(OLD, cspReport({ 'blocked-uri': `inline\r\n2026 all is well\u001b[2J${'x'.repeat(10_000)}` }));
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toMatch(/\p{Cc}/u);
  expect(logged[0]?.length).toBeLessThan(1000);
  expect((await stored())[0]?.blocked).toHaveLength(200);
  for (const number of [1, 2, 3]) {
    const urls = Array.from({ length: 60 }, (_, index) => `http://127.0.0.1/${number}-${index}`);
    await send(
      NEW,
      urls.map((url) => report({ url })),
    );
  }
  const pages = (await stored()).map(({ page }) => page);
  expect(pages).toHaveLength(100);
  expect([pages[0], pages.at(-1)]).toEqual(['http://127.0.0.1/2-20', 'http://127.0.0.1/3-59']);
});

test.each([
  ['text/plain', cspReport(), 415],
  ['application/json', cspReport(), 415],
  [OLD, { other: true }, 400],
  [OLD, cspReport({ 'blocked-uri': { not: 'a text' } }), 400],
  [NEW, [{ url: PAGE }], 400],
  [NEW, [report({ url: 'x'.repeat(64 * 1024) })], 413],
])('as %s, %j is no report', async (type, body, status) => {
  expect(await send(type, body)).toBe(status);
  expect([await stored(), logged]).toEqual([[], []]);
});
