import { vi } from 'vitest';

/** Milliseconds between the first try of a call and its last. */
const PAUSES = 4_000;

/** Makes a call that may be tried again, and lets the time between its tries pass at once. */
export async function withoutPauses<Result>(call: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const result = call();
    // it is awaited below, and may fail before that
    result.catch(() => {});
    await vi.advanceTimersByTimeAsync(PAUSES);
    return await result;
  } finally {
    vi.useRealTimers();
  }
}
