import { expect, test } from 'vitest';
import type { MonitoredError, MonitoringBatch, MonitoringEvent } from '#types/events/monitoring';
import { summarize } from '../../../../scripts/sandbox/monitoring/summary.ts';

let count = 0;
const visit = (page: string, events: MonitoringEvent[], build = 'Dk3fA_x9'): MonitoringBatch => ({
  build,
  page,
  visit: (count++).toString(16).padStart(32, '0'),
  events,
});
const step = (hash: string): MonitoringEvent => ({ type: 'step', step: hash });
const leave = (hash: string, field?: string): MonitoringEvent => ({
  type: 'leave',
  step: hash,
  ...(field && { field }),
});
const lcp = (value: number): MonitoringEvent => ({ type: 'vital', name: 'LCP', value });
const recovery = (kind: 'retry' | 'loaded again' | 'reload'): MonitoringEvent => ({ type: 'recovery', kind });
const error = (more: Partial<MonitoredError> = {}): MonitoringEvent => ({
  type: 'error',
  kind: 'uncaught',
  ...more,
});

const STEPS = ['cover-start', 'partner', 'payment', 'confirmation'];
const findSteps = async (page: string) => (page === 'application' ? STEPS : []);

test('counts how far visits got, in the order of the journey', async () => {
  const visits = [
    visit('application', ['cover-start', 'payment', 'confirmation'].map(step)),
    // back and forth counts once
    visit('application', ['cover-start', 'partner', 'cover-start', 'partner'].map(step)),
    visit('application', [step('payment'), { type: 'incomplete', step: 'payment' }]),
    visit('application', [lcp(100)]),
  ];
  const { funnels } = await summarize(visits, findSteps);
  expect(funnels).toEqual([
    {
      page: 'application',
      visits: 3,
      steps: [
        { step: 'cover-start', visits: 2, incomplete: 0, ended: 0 },
        { step: 'partner', visits: 1, incomplete: 0, ended: 1 },
        { step: 'payment', visits: 2, incomplete: 1, ended: 1 },
        { step: 'confirmation', visits: 1, incomplete: 0, ended: undefined },
      ],
    },
  ]);
});

test('shows the steps of an unknown journey as they came, and no journey of one step', async () => {
  const { funnels } = await summarize([
    visit('passport', ['who', 'when'].map(step)),
    visit('passport', [step('where')]),
    visit('product-summary', [step('product-summary')]),
  ]);
  expect(funnels.map(({ page, steps }) => [page, steps.map(({ step: hash }) => hash)])).toEqual([
    ['passport', ['who', 'when', 'where']],
  ]);
});

test('finds where visits ended, but not where a tab went on or finished', async () => {
  const left = (field: string) => visit('application', [step('payment'), leave('payment', field)]);
  const { fields } = await summarize(
    [
      left('email'),
      left('DOB'),
      left('DOB'),
      // hidden at the date of birth, then back
      visit('application', [leave('cover-start', 'DOB'), leave('payment')]),
      visit('application', [step('confirmation'), leave('confirmation')]),
      visit('landing', [{ type: 'leave' }]),
      left('visaType'),
      visit('quote', [{ type: 'return', page: 'application', step: 'payment', field: 'visaType' }]),
    ],
    findSteps,
  );
  expect(fields).toEqual([
    { page: 'application', step: 'payment', field: 'DOB', left: 2, answered: 0, invalid: 0 },
    { page: 'application', step: 'payment', field: 'email', left: 1, answered: 0, invalid: 0 },
    { page: 'application', step: 'payment', field: undefined, left: 1, answered: 0, invalid: 0 },
  ]);
});

test('counts the visits that answered a field, and those whose entry was not valid', async () => {
  const at = { step: 'payment', field: 'email' };
  const { fields } = await summarize([
    visit('application', [
      { type: 'invalid', ...at },
      { type: 'answered', ...at },
      { type: 'invalid', ...at },
    ]),
    visit('application', [
      { type: 'answered', ...at },
      { type: 'answered', step: 'payment', field: 'DOB' },
    ]),
    visit('application', [{ type: 'leave', ...at }]),
  ]);
  expect(fields).toEqual([{ page: 'application', ...at, left: 1, answered: 2, invalid: 1 }]);
});

test.each([
  [[1000, 2000, 2500, 9000], 2500, 'good'],
  [[1000, 2501, 2501, 9000], 2501, 'needs improvement'],
  [[4001], 4001, 'poor'],
  [[], undefined, undefined],
])('rates the 75th percentile of %j', async (values, value, rating) => {
  const visits = [visit('landing', []), ...values.map((each) => visit('landing', [lcp(1), lcp(each)]))];
  const { pages } = await summarize(visits);
  expect(pages[0]).toMatchObject({ page: 'landing', visits: values.length + 1 });
  expect(pages[0]?.vitals[0]).toEqual({ name: 'LCP', value, rating });
});

test('counts errors by build, the newest first, and recoveries by page', async () => {
  const position = { name: 'TypeError', file: 'core-Dk3fA_x.js', line: 1, column: 23 };
  const { builds, pages } = await summarize([
    visit('quote', [
      error(position),
      error({ ...position, step: 'age' }),
      recovery('retry'),
      recovery('retry'),
    ]),
    visit('quote', [error(position), recovery('reload')]),
    visit('landing', [error({ kind: 'foreign' })]),
    visit('landing', [], 'newer'),
  ]);
  const detail = 'TypeError at core-Dk3fA_x.js:1:23';
  expect(builds).toEqual([
    { build: 'newer', visits: 1, errors: [] },
    {
      build: 'Dk3fA_x9',
      visits: 3,
      errors: [
        { kind: 'uncaught', detail, page: 'quote', visits: 2 },
        { kind: 'foreign', detail: '', page: 'landing', visits: 1 },
      ],
    },
  ]);
  expect(pages.map(({ page, recoveries }) => [page, recoveries])).toEqual([
    ['quote', { retry: 2, 'loaded again': 0, reload: 1 }],
    ['landing', { retry: 0, 'loaded again': 0, reload: 0 }],
  ]);
});
