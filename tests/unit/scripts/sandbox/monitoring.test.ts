import { expect, test } from 'vitest';
import type { MonitoringBatch, MonitoringEvent } from '#types/events/monitoring';
import type { Summary } from '../../../../scripts/sandbox/monitoring/summary.ts';
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
const report = async (): Promise<Summary> => (await get(PATH)).json();

test('joins the batches of a visit and reports them, until the reset', async () => {
  expect(await report()).toMatchObject({ visits: 0, funnels: [], fields: [] });
  expect((await send(batch([step('visa-type')]))).statusCode).toBe(204);
  expect((await send(batch([step('age')]), 'application/json')).statusCode).toBe(204);
  expect((await get(PATH)).headers['content-type']).toMatch(/^application\/json/);
  const { funnels } = await report();
  expect(funnels).toMatchObject([{ page: 'quote', visits: 1, steps: STEPS.map((step) => ({ step })) }]);
  await reset();
  expect((await report()).visits).toBe(0);
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
  expect((await report()).visits).toBe(0);
});

test('refuses other types and large bodies', async () => {
  expect((await send(batch([step('age')]), 'text/csv')).statusCode).toBe(415);
  expect((await send({ ...batch([]), more: 'x'.repeat(64 * 1024) })).statusCode).toBe(413);
});

test('keeps the newest visits, and the newest events of each', async () => {
  const visitOf = (number: number) => number.toString(16).padStart(32, '0');
  for (let number = 0; number <= MAX_VISITS; number++)
    store.visits.set(visitOf(number), batch([step('age')], { visit: visitOf(number) }));
  expect((await report()).visits).toBe(MAX_VISITS);
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
  const { body } = await get(PATH);
  const ms = performance.now() - start;
  expect(ms).toBeLessThan(2_000);
  expect(body.length).toBeLessThan(1_000_000);
  const { builds, pages, funnels }: Summary = JSON.parse(body);
  expect([pages.length, builds.length, builds[0]?.errors.length]).toEqual([50, 20, 50]);
  expect(Math.max(...funnels.map(({ steps }) => steps.length))).toBeLessThanOrEqual(50);
});
