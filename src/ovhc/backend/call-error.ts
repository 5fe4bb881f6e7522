/** `refused`: a valid answer came, and it says no. */
export type CallFailure = 'network' | 'timeout' | 'status' | 'malformed' | 'wrong shape' | 'refused';

interface CallErrorMore {
  cause?: unknown;
  status?: number;
}

/** A call that brought no usable answer: which one, how it failed, and what the server or the browser said. */
export class CallError extends Error {
  readonly failure: CallFailure;
  readonly status: number | undefined;

  constructor(path: string, failure: CallFailure, detail: string, { cause, status }: CallErrorMore = {}) {
    super(`${path} failed (${failure}): ${detail}`, { cause });
    this.name = 'CallError';
    this.failure = failure;
    this.status = status;
  }
}

/** Statuses below 500 that may be others the next moment. */
const REQUEST_TIMEOUT = 408;

/** Returns true for a failure that may have passed a moment later. One that used up its time is not asked again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { failure, status = 0 } = error;
  if (failure === 'status') return status >= 500 || status === REQUEST_TIMEOUT;
  return failure === 'network' || failure === 'malformed' || failure === 'wrong shape';
}
