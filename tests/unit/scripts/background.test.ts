import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackground, ThreadError } from '../../../scripts/background.ts';
import { failedCheck } from '../../../scripts/vite/dev-content/check-content.ts';
import type { Request } from './support/answering.ts';

// the tests share it, like all saves while `npm run dev` runs
describe('a thread of npm run dev', () => {
  const background = createBackground<Request, number>(new URL('./support/answering.ts', import.meta.url));

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => background.end());

  test('answers requests with its loaded modules until a restart', async () => {
    const answers = [background.ask('how many'), background.ask('how many')];
    expect(await Promise.all(answers)).toEqual([1, 2]);
    background.restart();
    expect(await background.ask('how many')).toBe(1);
  });

  test('answers the next request after an error or an exit', async () => {
    const failing = background.ask('throw');
    const next = background.ask('how many');
    await expect(failing).rejects.toThrow('It went wrong.');
    expect(await next).toBe(1);
    await expect(background.ask('leave')).rejects.toThrow(ThreadError);
    expect(await background.ask('how many')).toBe(1);
  });

  test('is stopped after 30 seconds without an answer, with an error', async () => {
    const busy = background.ask('loop').catch((error: unknown) => failedCheck('/content', error));
    const next = background.ask('how many');
    await vi.advanceTimersByTimeAsync(30_000);
    const message = expect.stringMatching(/stopped after 30 seconds.*Undo the last change/);
    expect(await busy).toMatchObject({ diagnostics: [{ severity: 'error', message, frame: '' }] });
    expect(await next).toBe(1);
  });

  test('can be ended during a request', async () => {
    const busy = expect(background.ask('loop')).rejects.toThrow(ThreadError);
    await vi.advanceTimersByTimeAsync(0);
    background.end();
    await busy;
  });
});

test('rejects requests if its module can’t be loaded', async () => {
  const background = createBackground<Request, number>(new URL('./nowhere.ts', import.meta.url));
  await expect(background.ask('how many')).rejects.toThrow('nowhere.ts');
});
