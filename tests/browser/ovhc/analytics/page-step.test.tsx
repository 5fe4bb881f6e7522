import { beforeEach, expect, test, vi } from 'vitest';
import isPageStep from '../../../../schemas/events/page-step.schema.json?validator';
import { pushEvent, reportStep } from '../../../../src/ovhc/analytics/events.ts';
import { startTagManager } from './tag-manager.ts';

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const step = { event: 'pageStepLoad', pageName: 'Get a quote', stepName: 'cover-type' };
const update = { event: 'fieldUpdate', fieldName: 'coverType', fieldValue: 'Couple' } as const;
const open = (name = 'cover-type') => reportStep('Get a quote', name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
    delete document.documentElement.dataset.authorMode;
  };
});

test('§7 reports a step once, 1500 ms after it opens', () => {
  const queue = startTagManager();
  open();
  pass(1499);
  expect(queue).toEqual([]);
  pass(1);
  expect(queue).toEqual([step]);
  expect(isPageStep(queue[0])).toBe(true);
  pass(60_000);
  expect(queue).toEqual([step]);
});

test('§7 retries once after 1000 ms if the tag manager has not loaded', () => {
  open();
  pass(1500);
  const queue = startTagManager();
  pass(999);
  expect(queue).toEqual([]);
  pass(1);
  expect(queue).toEqual([step]);

  delete window.dataLayer;
  open();
  pass(2500);
  const late = startTagManager();
  expect(vi.getTimerCount()).toBe(0);
  expect(late).toEqual([]);
});

test('§7 reports steps that the visitor leaves early, in order', () => {
  const queue = startTagManager();
  open('visa-type');
  pass(300);
  open('cover-type');
  pass(1500);
  expect(queue).toMatchObject([{ stepName: 'visa-type' }, { stepName: 'cover-type' }]);
});

test('§7 looks for the tag manager at each event', () => {
  expect(pushEvent(update)).toBe(false);
  expect(window.dataLayer).toBeUndefined();
  const queue = startTagManager();
  expect(pushEvent(update)).toBe(true);
  expect(queue).toEqual([update]);
});

test('reports nothing in the author’s editor', () => {
  const queue = startTagManager();
  document.documentElement.dataset.authorMode = 'true';
  expect(pushEvent(update)).toBe(true);
  open();
  pass(1500);
  expect(vi.getTimerCount()).toBe(0);
  expect(queue).toEqual([]);
});
