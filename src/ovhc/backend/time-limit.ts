import { CallError } from './call-error.ts';

/**
 * Runs a task until it finishes, its time is over, or the caller aborts. `AbortSignal.any` would combine the
 * signals, but iPhones before iOS 17.4 lack it.
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
  const giveUp = () => limit.abort(signal?.reason);
  const timer = setTimeout(
    () => limit.abort(new CallError(path, 'timeout', `no answer in ${timeout} ms`)),
    timeout,
  );
  signal?.addEventListener('abort', giveUp);
  try {
    const result = await work(limit.signal);
    // ignore an answer that arrives too late
    limit.signal.throwIfAborted();
    return result;
  } catch (error) {
    limit.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
