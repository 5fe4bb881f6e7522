import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inBatches } from '../../../../../../scripts/content/check/command/watch/batches.ts';

describe('npm run check --watch: what changes together is checked once', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Work that is done when the test says so. */
  function work() {
    const batches: (readonly string[])[] = [];
    let done = () => {};
    const add = inBatches((batch) => {
      batches.push(batch);
      return new Promise((resolve) => {
        done = resolve;
      });
    });
    return { batches, add, finish: () => done() };
  }

  test('it waits until it is quiet', async () => {
    const { batches, add } = work();
    add('b');
    await vi.advanceTimersByTimeAsync(40);
    add('a');
    add('b');
    await vi.advanceTimersByTimeAsync(40);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(40);
    expect(batches).toEqual([['a', 'b']]);
  });

  test('what changes during a check is checked after it, never beside it', async () => {
    const { batches, add, finish } = work();
    add('a');
    await vi.advanceTimersByTimeAsync(100);
    add('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(batches).toEqual([['a']]);
    finish();
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([['a'], ['b']]);
  });

  test('when nothing changes, nothing is checked', async () => {
    const { batches, add, finish } = work();
    add('a');
    await vi.advanceTimersByTimeAsync(100);
    finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(batches).toEqual([['a']]);
  });
});
