/** Milliseconds to wait before each retry. */
const PAUSES = [1000, 3000];

/** Waits. Rejects with the signal's reason if it is aborted. */
function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

export interface RetryOptions {
  /** Cancels, also between two attempts. */
  signal?: AbortSignal | undefined;
  /** Returns true if an error can be retried. By default all are. */
  isWorthRetrying?(error: unknown): boolean;
}

/**
 * Calls a function up to three times, with growing delays. For reads only: writes are never repeated.
 * @throws the error of the last attempt, or the signal's reason
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  { signal, isWorthRetrying = () => true }: RetryOptions = {},
): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!isWorthRetrying(error)) throw error;
    }
    await wait(pause, signal);
  }
  return work();
}
