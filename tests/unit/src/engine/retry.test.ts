import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '../../../../src/engine/retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that fails so often before it succeeds, and the times at which it was done. */
function failing(times: number) {
  const start = Date.now();
  const doneAt: number[] = [];
  const work = async () => {
    doneAt.push(Date.now() - start);
    if (doneAt.length <= times) throw new Error(`failure ${doneAt.length}`);
    return 'result';
  };
  return { work, doneAt };
}
const always = () => true;

test('returns a first result at once', async () => {
  const { work, doneAt } = failing(0);
  const { signal } = new AbortController();
  await expect(retry(work, { signal, isWorthRetrying: always })).resolves.toBe('result');
  expect(doneAt).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('tries again after one second and after three more', async () => {
  const { work, doneAt } = failing(2);
  const { signal } = new AbortController();
  const result = retry(work, { signal, isWorthRetrying: always });
  await vi.advanceTimersByTimeAsync(4000);
  await expect(result).resolves.toBe('result');
  expect(doneAt).toEqual([0, 1000, 4000]);
});

test('throws the third error', async () => {
  const { work, doneAt } = failing(3);
  const { signal } = new AbortController();
  const outcome = expect(retry(work, { signal, isWorthRetrying: always })).rejects.toThrow('failure 3');
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(doneAt).toHaveLength(3);
});

test('throws an error that is not worth retrying at once', async () => {
  const { work, doneAt } = failing(1);
  const { signal } = new AbortController();
  await expect(retry(work, { signal, isWorthRetrying: () => false })).rejects.toThrow('failure 1');
  expect([doneAt.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('stops as soon as it is given up, also during a pause', async () => {
  const { work, doneAt } = failing(3);
  const abort = new AbortController();
  const outcome = expect(
    retry(work, { signal: abort.signal, isWorthRetrying: always }),
  ).rejects.toMatchObject({
    name: 'AbortError',
  });
  await vi.advanceTimersByTimeAsync(500);
  abort.abort();
  await outcome;
  expect([doneAt.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('does not try again once it was given up during the work', async () => {
  const abort = new AbortController();
  const work = vi.fn(async () => {
    abort.abort();
    throw new Error('broken off');
  });
  await expect(retry(work, { signal: abort.signal, isWorthRetrying: always })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(work).toHaveBeenCalledTimes(1);
});
