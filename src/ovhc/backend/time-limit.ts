import { CallError } from './call-error.ts';

/**
 * Runs a task until it finishes, its time is over, or the caller aborts.
 * @param path the call's path, for the error
 * @throws CallError on timeout; the signal's reason if it was aborted; else the error of the task
 */
export async function withTimeLimit<Result>(
  path: string,
  timeout: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new CallError(path, 'timeout', `no answer in ${timeout} ms`)),
    timeout,
  );
  const limited = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
  try {
    const result = await work(limited);
    // ignore an answer that arrives too late
    limited.throwIfAborted();
    return result;
  } catch (error) {
    limited.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
