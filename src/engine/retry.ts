/** Milliseconds before the second and before the third try. */
const PAUSES = [1000, 3000];

/** Waits so long. @throws the signal's reason as soon as it aborts */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
  });
}

interface RetryOptions {
  /** Gives up the work and the pauses. */
  signal: AbortSignal;
  /** Tells whether the work may succeed if it is done again. */
  isWorthRetrying(error: unknown): boolean;
}

/**
 * Returns the result of work that only reads, and that is done up to three times, with growing pauses.
 * @throws the last error of the work, or one that is not worth retrying; the signal's reason during a pause
 */
export async function retry<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { signal, isWorthRetrying }: RetryOptions,
): Promise<Result> {
  for (const ms of PAUSES) {
    try {
      return await work(signal);
    } catch (error) {
      if (signal.aborted || !isWorthRetrying(error)) throw error;
    }
    await pause(ms, signal);
  }
  return work(signal);
}
