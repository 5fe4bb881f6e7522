import { beforeEach, expect, test, vi } from 'vitest';
import { createTimeLimits } from '../../../../../../src/engine/widgets/card-frame/time-limits.ts';

const onEnd = vi.fn();
const pass = (ms: number) => vi.advanceTimersByTime(ms);

function limited() {
  onEnd.mockClear();
  return createTimeLimits({ loading: 20, submitting: 60, challenged: 600 }, onEnd);
}

/** Expects exactly one end after this number of milliseconds. */
function expectEndAfter(ms: number) {
  pass(ms - 1);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a state ends when its time is over, once; a state without a limit does not; each load has all of its time', () => {
  const { enter } = limited();
  enter('loading');
  pass(15);
  enter('valid');
  pass(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  enter('loading');
  expectEndAfter(20);
});

test('the time to answer stands still during a challenge, and goes on after it', () => {
  const { enter } = limited();
  enter('submitting');
  pass(40);
  enter('challenged');
  pass(500);
  enter('submitting');
  expectEndAfter(20);
});

test('a challenge that opens again has the rest of its time', () => {
  const { enter } = limited();
  enter('submitting');
  for (let count = 0; count < 5; count += 1) {
    enter('challenged');
    pass(110);
    enter('submitting');
    pass(10);
  }
  enter('challenged');
  expectEndAfter(50);
});

test('nothing ends any more once it is cleared', () => {
  const { enter, clear } = limited();
  enter('submitting');
  clear();
  expect(vi.getTimerCount()).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
});
