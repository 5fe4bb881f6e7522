import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { OpenCalls } from '../../../../../scripts/gallery/stage/settle.ts';

/** A page that has asked for some addresses, and the calls of it that have no answer. */
function pageWith(patience: number, ...addresses: string[]) {
  const page = new EventEmitter();
  const calls = new OpenCalls(page as unknown as Page, patience);
  const requests = addresses.map((address) => ({ url: () => address, method: () => 'GET' }));
  for (const request of requests) page.emit('request', request);
  const answer = (at: number, event: string, told: unknown = requests[at]) => page.emit(event, told);
  const answerWithError = (at: number) =>
    answer(at, 'response', { ok: () => false, request: () => requests[at] });
  return { calls, answer, answerWithError };
}

describe('npm run gallery: a page is at rest once its calls are answered', () => {
  test('with an answer, an error or a failure', async () => {
    const { calls, answer, answerWithError } = pageWith(1000, '/a', '/b', '/c');
    const done = calls.done().then(() => calls.count);
    answer(0, 'requestfinished');
    answerWithError(1);
    answer(2, 'requestfailed');
    expect(await done).toBe(0);
    expect(calls.words).toBe('');
  });

  test('with no call it is', async () => {
    await expect(pageWith(1000).calls.done()).resolves.toBeUndefined();
  });

  test('calls that never end are waited for so long, and named', async () => {
    const { calls, answer } = pageWith(10, '/a', '/b');
    answer(0, 'requestfinished');
    await expect(calls.done()).rejects.toThrow('There is no answer yet to GET /b.');
  });
});
