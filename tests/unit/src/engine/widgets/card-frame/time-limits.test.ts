import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeLimits } from '../../../../../../src/engine/widgets/card-frame/time-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

function limited() {
  const onEnd = vi.fn();
  return { onEnd, ...createTimeLimits({ loading: 20, submitting: 60, challenged: 600 }, onEnd) };
}

test('a state ends when its time is over, once', () => {
  const { enter, onEnd } = limited();
  enter('loading');
  pass(19);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a state without a limit lasts', () => {
  const { enter, onEnd } = limited();
  enter('loading');
  enter('valid');
  pass(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a frame that loads again has all of its time', () => {
  const { enter, onEnd } = limited();
  enter('loading');
  pass(15);
  enter('valid');
  enter('loading');
  pass(19);
  expect(onEnd).not.toHaveBeenCalled();
});

test('the time to answer stands still during a challenge, and goes on after it', () => {
  const { enter, onEnd } = limited();
  enter('submitting');
  pass(40);
  enter('challenged');
  pass(500);
  enter('submitting');
  pass(19);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a challenge that opens again has what is left of its time', () => {
  const { enter, onEnd } = limited();
  enter('submitting');
  for (let count = 0; count < 5; count += 1) {
    enter('challenged');
    pass(110);
    enter('submitting');
    pass(10);
  }
  enter('challenged');
  pass(49);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('nothing ends any more once it is cleared', () => {
  const { enter, clear, onEnd } = limited();
  enter('submitting');
  clear();
  expect(vi.getTimerCount()).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
});
