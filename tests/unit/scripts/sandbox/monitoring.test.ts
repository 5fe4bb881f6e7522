import { expect, test } from 'vitest';
import type { MonitoringBatch, MonitoringEvent } from '#types/events/monitoring';
import { createStore, MAX_VISITS } from '../../../../scripts/sandbox/store.ts';
import { messageOf, startSandbox } from './support/sandbox.ts';

const PATH = '/sandbox/monitoring';
const STEPS = ['visa-type', 'cover-type', 'age'];
const store = createStore();
const { get, post, reset } = startSandbox({
  store,
  findSteps: async (page) => (page === 'quote' ? STEPS : []),
});

const batch = (events: MonitoringEvent[], about: Partial<MonitoringBatch> = {}): MonitoringBatch => ({
  build: 'Dk3fA_x9',
  page: 'quote',
  visit: '0a'.repeat(16),
  events,
  ...about,
});
const send = (body: unknown, type = 'text/plain;charset=UTF-8') =>
  post(PATH, JSON.stringify(body), { 'content-type': type });
const step = (hash: string): MonitoringEvent => ({ type: 'step', step: hash });
const page = async () => (await get(PATH)).body;

test('joins the batches of a visit and shows them as a page, until the reset', async () => {
  expect(await page()).toContain(
    'VITE_MONITORING_ADDRESS=/sandbox/monitoring VITE_MONITORING_SAMPLE=1 npm start',
  );
  expect((await send(batch([step('visa-type')]))).statusCode).toBe(204);
  expect((await send(batch([step('age')]), 'application/json')).statusCode).toBe(204);
  const { headers, body } = await get(PATH);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
  expect(body).toContain('<caption>quote: 1 visit</caption>');
  await reset();
  expect(await page()).toContain('No page has sent anything yet');
});

test.each([
  ['text', 'not JSON', 400, 'not valid JSON'],
  [
    'an unknown event',
    batch([{ type: 'typed', text: 'Amélie' } as unknown as MonitoringEvent]),
    400,
    'monitoring',
  ],
  ['no events', batch([]), 400, 'NOT have fewer than 1 items'],
  ['an address', batch([step('age')], { page: '/get-a-quote?quote=abc' }), 400, 'must match pattern'],
  ['too many events', batch(Array(101).fill(step('age'))), 400, 'NOT have more than 100 items'],
])('refuses %s', async (_case, body, status, problem) => {
  const sent = typeof body === 'string' ? post(PATH, body, { 'content-type': 'text/plain' }) : send(body);
  expect(await messageOf(sent, status)).toContain(problem);
  expect(await page()).toContain('No page has sent anything yet');
});

test('refuses other types and large bodies', async () => {
  expect((await send(batch([step('age')]), 'text/csv')).statusCode).toBe(415);
  expect((await send({ ...batch([]), more: 'x'.repeat(64 * 1024) })).statusCode).toBe(413);
});

test('keeps the newest visits, and the newest events of each', async () => {
  const visitOf = (number: number) => number.toString(16).padStart(32, '0');
  for (let number = 0; number <= MAX_VISITS; number++)
    store.visits.set(visitOf(number), batch([step('age')], { visit: visitOf(number) }));
  expect(await page()).toContain('2,000 visits');
  for (let time = 0; time < 4; time++) await send(batch(Array(100).fill(step('age'))));
  expect(store.visits.get(batch([]).visit)?.events).toHaveLength(300);
});

test('stays short and quick after thousands of batches of different errors', {
  timeout: 60_000,
}, async () => {
  for (let number = 0; number < 4_000; number += 1) {
    const events = Array.from({ length: 99 }, (_, index): MonitoringEvent => {
      return {
        type: 'error',
        kind: 'uncaught',
        name: 'Error',
        file: `a-${number}.js`,
        line: index,
        column: 1,
      };
    });
    const about = {
      visit: number.toString(16).padStart(32, '0'),
      build: `build-${number % 100}`,
      page: `page-${number % 90}`,
    };
    await send(batch([...events, step(`step-${number}`)], about));
  }
  const start = performance.now();
  const html = await page();
  const ms = performance.now() - start;
  expect(ms).toBeLessThan(2_000);
  expect(html.length).toBeLessThan(1_000_000);
  expect(html).toMatch(/And \d+ more rows/);
});
