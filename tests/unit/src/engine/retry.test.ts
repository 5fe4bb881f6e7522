import { expect, onTestFinished, test, vi } from 'vitest';
import { retry } from '../../../../src/engine/retry.ts';

/** Runs work that fails a number of times and then succeeds. `doneAt` contains the time of each attempt. */
function run(failures: number, isWorthRetrying = () => true) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  const doneAt: number[] = [];
  const abort = new AbortController();
  const work = async () => {
    doneAt.push(Date.now() - start);
    if (doneAt.length <= failures) throw new Error(`failure ${doneAt.length}`);
    return 'result';
  };
  const result = retry(work, { signal: abort.signal, isWorthRetrying }).catch(
    (error: Error) => error.message,
  );
  return { result, doneAt, abort };
}

test.each([
  ['returns the result at once', 0, true, 'result', [0]],
  ['tries again after one second and after three more', 2, true, 'result', [0, 1000, 4000]],
  ['throws the third error', 3, true, 'failure 3', [0, 1000, 4000]],
  ['throws an error that is not worth retrying at once', 1, false, 'failure 1', [0]],
])('%s', async (_case, failures, isWorthRetrying, expected, times) => {
  const { result, doneAt } = run(failures, () => isWorthRetrying);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await result, doneAt, vi.getTimerCount()]).toEqual([expected, times, 0]);
});

test.each([500, 0])('stops when it is aborted %i ms after the first failure', async (ms) => {
  const { result, doneAt, abort } = run(3);
  if (ms > 0) await vi.advanceTimersByTimeAsync(ms);
  abort.abort();
  expect(await result).toMatch(/abort/);
  expect([doneAt.length, vi.getTimerCount()]).toEqual([1, 0]);
});
