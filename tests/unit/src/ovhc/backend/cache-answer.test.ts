import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheAnswer } from '../../../../../src/ovhc/backend/cache-answer.ts';

test('§9 what was asked once is kept for the page’s life', async () => {
  const ask = vi.fn(async () => ['417']);
  const kept = cacheAnswer(ask);
  expect(await kept()).toBe(await kept());
  expect(ask).toHaveBeenCalledTimes(1);
});

test('§9 who asks while the answer is on its way waits for the same one', async () => {
  const ask = vi.fn(async () => ['417']);
  const kept = cacheAnswer(ask);
  expect(await Promise.all([kept(), kept()])).toEqual([['417'], ['417']]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failed call is forgotten, and the next one asks again', async () => {
  const ask = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(['417']);
  const kept = cacheAnswer(ask);
  await expect(kept()).rejects.toThrow('offline');
  expect(await kept()).toEqual(['417']);
  expect(await kept()).toEqual(['417']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an empty list is forgotten too, though whoever asked for it has it', async () => {
  const ask = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]).mockResolvedValue(['417']);
  const kept = cacheAnswer(ask);
  expect(await kept()).toEqual([]);
  expect(await kept()).toEqual(['417']);
  expect(await kept()).toEqual(['417']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('who asks while an answer takes long has it asked for anew, and all get the new answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const signals: AbortSignal[] = [];
  const never = (signal: AbortSignal) =>
    new Promise<string[]>((_resolve, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const ask = vi
    .fn<(signal: AbortSignal) => Promise<string[]>>()
    .mockImplementationOnce(never)
    .mockResolvedValue(['417']);
  const kept = cacheAnswer(ask);
  const first = kept();
  vi.advanceTimersByTime(9000);
  expect(kept()).toBe(first);
  vi.advanceTimersByTime(1000);
  expect(await kept()).toEqual(['417']);
  expect(await first).toEqual(['417']);
  expect(await kept()).toEqual(['417']);
  expect(signals[0]?.aborted).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('nothing is asked before somebody wants to know', () => {
  const ask = vi.fn(async () => ['417']);
  cacheAnswer(ask);
  expect(ask).not.toHaveBeenCalled();
});
