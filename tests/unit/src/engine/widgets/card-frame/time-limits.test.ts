import { beforeEach, expect, test, vi } from 'vitest';
import type { FrameState } from '../../../../../../src/engine/widgets/card-frame/frame-state.ts';
import { createTimeLimits } from '../../../../../../src/engine/widgets/card-frame/time-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Stay = readonly [state: FrameState, ms: number];
const challenges = (count: number): Stay[] =>
  Array.from(
    { length: count },
    () =>
      [
        ['challenged', 110],
        ['submitting', 10],
      ] as const,
  ).flat();

test.each<[string, Stay[], FrameState, number | undefined]>([
  [
    'gives each load its whole time limit',
    [
      ['loading', 15],
      ['valid', 10_000],
    ],
    'loading',
    20,
  ],
  ['never ends a state without a time limit', [['loading', 15]], 'valid', undefined],
  [
    'pauses the time limit during a challenge',
    [
      ['submitting', 40],
      ['challenged', 500],
    ],
    'submitting',
    20,
  ],
  ['gives a reopened challenge the rest of its time limit', challenges(5), 'challenged', 50],
])('%s', (_case, before, last, ms) => {
  const onEnd = vi.fn();
  const { enter, clear } = createTimeLimits({ loading: 20, submitting: 60, challenged: 600 }, onEnd);
  for (const [state, stay] of before) {
    enter(state);
    vi.advanceTimersByTime(stay);
  }
  enter(last);
  vi.advanceTimersByTime((ms ?? 10_000) - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(ms === undefined ? 0 : 1);
  enter('submitting');
  clear();
  expect(vi.getTimerCount()).toBe(0);
});

test('shortens a time limit, but never extends it', () => {
  const onEnd = vi.fn();
  const { enter } = createTimeLimits({ loading: 20 }, onEnd);
  enter('loading', 30);
  vi.advanceTimersByTime(20);
  expect(onEnd).toHaveBeenCalledTimes(1);
  enter('loading', 5);
  vi.advanceTimersByTime(5);
  expect(onEnd).toHaveBeenCalledTimes(2);
});
