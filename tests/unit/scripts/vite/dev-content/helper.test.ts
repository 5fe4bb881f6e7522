import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHelper, HelperError } from '../../../../../scripts/vite/dev-content/helper.ts';
import { failure } from '../../../../../scripts/vite/dev-content/judge.ts';
import type { Question } from './answering.ts';

// one helper to which all happens, as it does in a day of saving
describe('npm run dev: work in a thread of its own', () => {
  const helper = createHelper<Question, number>(new URL('./answering.ts', import.meta.url));

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => helper.end());

  test('answers one question after the other with what it has loaded, until it is renewed', async () => {
    const answers = [helper.ask('how many'), helper.ask('how many')];
    expect(await Promise.all(answers)).toEqual([1, 2]);
    helper.renew();
    expect(await helper.ask('how many')).toBe(1);
  });

  test('that fails is told by its own words, and does not keep the next question from an answer', async () => {
    const failing = helper.ask('throw');
    const next = helper.ask('how many');
    await expect(failing).rejects.toThrow('It went wrong.');
    expect(await next).toBe(1);
  });

  test('that ends without an answer does not, either', async () => {
    await expect(helper.ask('leave')).rejects.toThrow(HelperError);
    expect(await helper.ask('how many')).toBe(1);
  });

  test('that never ends is stopped after half a minute, and the page is told', async () => {
    const busy = helper.ask('loop').catch((error: unknown) => failure('/content', error));
    const next = helper.ask('how many');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await busy).toMatchObject({
      severity: 'error',
      message: expect.stringMatching(/stopped after 30 seconds.*Take back what was saved last/),
      frame: '',
    });
    expect(await next).toBe(1);
  });

  test('goes when it is ended, busy or not', async () => {
    const busy = expect(helper.ask('loop')).rejects.toThrow(HelperError);
    await vi.advanceTimersByTimeAsync(0);
    helper.end();
    await busy;
  });
});

test('npm run dev: a module that cannot be loaded is told of', async () => {
  const helper = createHelper<Question, number>(new URL('./nowhere.ts', import.meta.url));
  await expect(helper.ask('how many')).rejects.toThrow('nowhere.ts');
});
