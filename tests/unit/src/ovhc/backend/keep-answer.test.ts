import { expect, test, vi } from 'vitest';
import { keepAnswer } from '../../../../../src/ovhc/backend/keep-answer.ts';

test('§9 what was asked once is kept for the page’s life', async () => {
  const ask = vi.fn(async () => ['417']);
  const kept = keepAnswer(ask);
  expect(await kept()).toBe(await kept());
  expect(ask).toHaveBeenCalledTimes(1);
});

test('§9 who asks while the answer is on its way waits for the same one', async () => {
  const ask = vi.fn(async () => '417');
  const kept = keepAnswer(ask);
  expect(await Promise.all([kept(), kept()])).toEqual(['417', '417']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('decisions "Calls": a failed call is forgotten, and the next one asks again', async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('417');
  const kept = keepAnswer(ask);
  await expect(kept()).rejects.toThrow('offline');
  expect(await kept()).toBe('417');
  expect(await kept()).toBe('417');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('decisions "Calls": nothing is asked before somebody wants to know', () => {
  const ask = vi.fn(async () => '417');
  keepAnswer(ask);
  expect(ask).not.toHaveBeenCalled();
});
