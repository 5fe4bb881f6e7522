import { expect, test, vi } from 'vitest';
import type { MonitoringEvent } from '#types/events/monitoring';
import { createBatches } from '../../../../../src/ovhc/monitoring/batches.ts';

const answered = (number: number): MonitoringEvent => ({
  type: 'answered',
  step: 'age',
  field: `field${number}`,
});
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => index + from);

/** Returns batches and what they have sent. @param isTaken false while the browser refuses them */
function start(isTaken = () => true) {
  const sent: MonitoringEvent[][] = [];
  const send = vi.fn((events: MonitoringEvent[]) => isTaken() && sent.push([...events]) > 0);
  return { ...createBatches(send), send, sent };
}

test('sends waiting events together, and nothing if there are none', () => {
  const { add, flush, send, sent } = start();
  flush();
  expect(send).not.toHaveBeenCalled();
  add(answered(1));
  add(answered(2));
  flush();
  flush();
  expect(sent).toEqual([[answered(1), answered(2)]]);
});

test('sends fifty events at once', () => {
  const { add, sent } = start();
  for (const number of numbers(51)) add(answered(number));
  expect(sent).toEqual([numbers(50).map(answered)]);
});

test('counts an event once, but each recovery and each leave', () => {
  const { add, flush, sent } = start();
  const error = { type: 'error', kind: 'uncaught', name: 'TypeError' } as const;
  const recovery = { type: 'recovery', kind: 'retry' } as const;
  const leave = { type: 'leave', step: 'age' } as const;
  for (const event of [error, recovery, leave]) for (let time = 0; time < 2; time++) add(event);
  flush();
  expect(sent).toEqual([[error, recovery, recovery, leave, leave]]);
});

test('sends a refused batch with the next one, the newest hundred events at most', () => {
  let isTaken = false;
  const { add, flush, sent } = start(() => isTaken);
  for (const number of numbers(110)) add(answered(number));
  expect(sent).toEqual([]);
  isTaken = true;
  flush();
  expect(sent).toEqual([numbers(100, 10).map(answered)]);
});

test('stops after 200 events, except for how the visit ended', () => {
  const { add, flush, sent } = start();
  const leave = { type: 'leave', step: 'age' } as const;
  const vital = { type: 'vital', name: 'CLS', value: 0.01 } as const;
  for (const number of numbers(250)) add(answered(number));
  for (const event of [leave, vital]) add(event);
  flush();
  expect(sent.flat()).toEqual([...numbers(200).map(answered), leave, vital]);
});
