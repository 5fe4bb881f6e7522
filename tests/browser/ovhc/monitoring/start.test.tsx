import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MonitoringBatch } from '#types/events/monitoring';
import isBatch from '../../../../schemas/events/monitoring.schema.json?validator';
import { reportEngineEvent, reportStep } from '../../../../src/ovhc/analytics/events.ts';
import { startMonitoring } from '../../../../src/ovhc/monitoring/start.ts';

const ADDRESS = '/sandbox/monitoring';
const ENTRY = 'https://insurer.example/assets/main-Dk3fA_x9.js';
const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
/** Would load the module. */
const idle = vi.spyOn(globalThis, 'requestIdleCallback');

/** Hides the page, as if the visitor had left it. */
function hide(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  visibility.mockRestore();
}

const isLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/monitoring\/monitor\.ts/.test(name));
const sent = (): MonitoringBatch[] => beacon.mock.calls.map(([, body]) => JSON.parse(String(body)));

beforeEach(() => {
  vi.stubEnv('VITE_MONITORING_ADDRESS', ADDRESS);
  vi.stubEnv('VITE_MONITORING_SAMPLE', '0.4');
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  beacon.mockClear();
  idle.mockClear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  delete document.documentElement.dataset.authorMode;
});

// these come first, because a page can start monitoring only once
test.each([
  ['with Global Privacy Control', 0, () => Reflect.set(navigator, 'globalPrivacyControl', true)],
  ['in the author’s editor', 0, () => Reflect.set(document.documentElement.dataset, 'authorMode', 'true')],
  ['outside of the sample', 0.4, () => {}],
])('measures and loads nothing %s', (_case, random, prepare) => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(random);
  prepare();
  startMonitoring(ENTRY);
  reportStep('Get a quote', 'age');
  hide();
  expect(idle).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
  vi.mocked(Math.random).mockRestore();
});

test('keeps the decision for the tab', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValue(0);
  startMonitoring(ENTRY);
  startMonitoring(ENTRY);
  expect(idle).not.toHaveBeenCalled();
  expect(random).toHaveBeenCalledTimes(1);
  random.mockRestore();
});

test('sends what happened before the module has loaded, without storage and when the page is hidden', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.39);
  document.body.innerHTML =
    '<div class="root" data-content="/assets/content/quote-Ab3_x-9z.js"><div data-field="age"><input></div></div>';
  startMonitoring(ENTRY);
  reportStep('Get a quote', 'age');
  reportEngineEvent({ type: 'retry' });
  reportEngineEvent({ type: 'update', field: 'age', label: '47' });
  await expect.poll(isLoaded, { timeout: 10_000 }).toBe(true);
  document.querySelector('input')?.focus();
  await expect
    .poll(() => {
      hide();
      return sent().length;
    })
    .toBe(1);
  const [batch] = sent();
  expect(isBatch(batch), JSON.stringify(isBatch.errors)).toBe(true);
  expect(beacon.mock.calls[0]?.[0]).toBe(ADDRESS);
  expect(batch).toMatchObject({ build: 'Dk3fA_x9', page: 'quote' });
  const withoutVitals = batch?.events.filter(({ type }) => type !== 'vital');
  expect(withoutVitals).toEqual([
    { type: 'step', step: 'age' },
    { type: 'recovery', kind: 'retry', step: 'age' },
    { type: 'answered', step: 'age', field: 'age' },
    { type: 'leave', step: 'age', field: 'age' },
  ]);
  storage.mockRestore();
  random.mockRestore();
});
