import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheAnswer } from '../../../../../src/ovhc/backend/cache-answer.ts';

type Ask = (signal: AbortSignal) => Promise<string[]>;

test('§9 asks on first use and shares the answer', async () => {
  const ask = vi.fn<Ask>(async () => ['417']);
  const cached = cacheAnswer(ask);
  expect(ask).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([cached(), cached()]);
  expect(one).toEqual(['417']);
  expect([other, await cached()]).toEqual([one, one]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks again after a failure or an empty list', async () => {
  const ask = vi.fn<Ask>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([]);
  ask.mockResolvedValue(['417']);
  const cached = cacheAnswer(ask);
  await expect(cached()).rejects.toThrow('offline');
  for (const answer of [[], ['417'], ['417']]) expect(await cached()).toEqual(answer);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('asks again after ten seconds and gives all callers the new answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never: Ask = (signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const ask = vi.fn<Ask>().mockImplementationOnce(never).mockResolvedValue(['417']);
  const cached = cacheAnswer(ask);
  const first = cached();
  vi.advanceTimersByTime(9000);
  expect(cached()).toBe(first);
  vi.advanceTimersByTime(1000);
  expect(await Promise.all([cached(), first, cached()])).toEqual([['417'], ['417'], ['417']]);
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});
