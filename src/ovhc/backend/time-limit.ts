import { CallError } from './call-error.ts';

/**
 * Does what calls need, and gives it up when its time is over or nobody wants it any more. `AbortSignal.any` would
 * join the two signals, but iPhones before iOS 17.4 lack it.
 *
 * @param path what is called, for the error
 * @throws CallError when the time is over; the signal's reason when it was given up; else what the work throws
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
    // an answer that came all the same is nobody's any more
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
