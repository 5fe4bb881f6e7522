/** `refused`: a valid answer that means no. */
export type CallFailure = 'network' | 'timeout' | 'status' | 'malformed' | 'wrong shape' | 'refused';

interface CallErrorMore {
  cause?: unknown;
  status?: number;
}

/** A failed call: its path, the kind of failure, and the server's or browser's message. */
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

/** Statuses below 500 that are temporary. */
const REQUEST_TIMEOUT = 408;

/** Returns true for a temporary failure. A call that timed out is not repeated. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { failure, status = 0 } = error;
  if (failure === 'status') return status >= 500 || status === REQUEST_TIMEOUT;
  return failure === 'network' || failure === 'malformed' || failure === 'wrong shape';
}
