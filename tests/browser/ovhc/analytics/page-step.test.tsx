import { beforeEach, expect, test, vi } from 'vitest';
import { reportStep } from '../../../../src/ovhc/analytics/events.ts';
import { schemasFitting, startTagManager } from './tag-manager.ts';

const rest = (ms: number) => vi.advanceTimersByTime(ms);
const step = { event: 'pageStepLoad', pageName: 'Get a quote', stepName: 'cover-type' };
const open = () => reportStep('Get a quote', 'cover-type');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
    delete document.documentElement.dataset.authorMode;
  };
});

test('§7 a step is told 1500 ms after it was opened, once', () => {
  const queue = startTagManager();
  open();
  rest(1499);
  expect(queue).toEqual([]);
  rest(1);
  expect(queue).toEqual([step]);
  rest(60_000);
  expect(queue).toEqual([step]);
});

test('decisions "Analytics": the event fits its schema, and no other', () => {
  const queue = startTagManager();
  open();
  rest(1500);
  expect(queue.map(schemasFitting)).toEqual([1]);
});

test('§7 a tag manager that is late is tried again after 1000 ms', () => {
  open();
  rest(1500);
  const queue = startTagManager();
  rest(999);
  expect(queue).toEqual([]);
  rest(1);
  expect(queue).toEqual([step]);
});

test('§7 it is tried again once, and no more', () => {
  open();
  rest(2500);
  const queue = startTagManager();
  rest(60_000);
  expect(queue).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('§7 steps that are left within the wait are told all the same, in their order', () => {
  const queue = startTagManager();
  reportStep('Get a quote', 'visa-type');
  rest(300);
  reportStep('Get a quote', 'cover-type');
  rest(1500);
  expect(queue).toMatchObject([{ stepName: 'visa-type' }, { stepName: 'cover-type' }]);
});

test('decisions "Pages": in the author’s editor no step is told, and none is tried again', () => {
  const queue = startTagManager();
  document.documentElement.dataset.authorMode = 'true';
  open();
  rest(1500);
  expect(vi.getTimerCount()).toBe(0);
  rest(60_000);
  expect(queue).toEqual([]);
});
