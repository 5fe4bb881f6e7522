/** Milliseconds to wait before each further try. */
const PAUSES = [1000, 3000];

/** Waits; throws the signal's reason when that is aborted. */
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
  /** Gives up, between two tries as well. */
  signal?: AbortSignal | undefined;
  /** Says of an error whether another try may go better; without it, any may. */
  isWorthRetrying?(error: unknown): boolean;
}

/**
 * Does what may fail for a moment, and twice more where it does, with growing pauses. For what reads alone: nothing
 * that writes is ever repeated.
 *
 * @throws what the last try threw; the signal's reason when it was given up
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
