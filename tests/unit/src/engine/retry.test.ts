import { beforeEach, expect, test, vi } from 'vitest';
import { retry } from '../../../../src/engine/retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Runs work that fails a number of times and then succeeds. `doneAt` contains the time of each attempt. */
function run(failures: number, isWorthRetrying = () => true) {
  const start = Date.now();
  const doneAt: number[] = [];
  const abort = new AbortController();
  const work = async () => {
    doneAt.push(Date.now() - start);
    if (doneAt.length <= failures) throw new Error(`failure ${doneAt.length}`);
    return 'result';
  };
  const result = retry(work, { signal: abort.signal, isWorthRetrying });
  // tests handle the rejection later, after the timers have run
  result.catch(() => {});
  return { result, doneAt, abort };
}

test.each([
  [0, [0]],
  [2, [0, 1000, 4000]],
])(
  'after %i failures it returns the result; it tries again after one second and after three more',
  async (failures, times) => {
    const { result, doneAt } = run(failures);
    await vi.advanceTimersByTimeAsync(4000);
    await expect(result).resolves.toBe('result');
    expect([doneAt, vi.getTimerCount()]).toEqual([times, 0]);
  },
);

test('throws the third error', async () => {
  const { result, doneAt } = run(3);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).rejects.toThrow('failure 3');
  expect(doneAt).toHaveLength(3);
});

test('throws an error that is not worth retrying at once', async () => {
  const { result, doneAt } = run(1, () => false);
  await expect(result).rejects.toThrow('failure 1');
  expect([doneAt.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test.each([500, 0])(
  'stops as soon as it is aborted, after %i ms of a pause, or during the work',
  async (ms) => {
    const { result, doneAt, abort } = run(3);
    if (ms > 0) await vi.advanceTimersByTimeAsync(ms);
    abort.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect([doneAt.length, vi.getTimerCount()]).toEqual([1, 0]);
  },
);
