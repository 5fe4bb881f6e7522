/** `refused`: an answer came and fits, and what it says is no. */
export type CallFailure = 'network' | 'timeout' | 'status' | 'malformed' | 'wrong shape' | 'refused';

interface CallErrorMore {
  cause?: unknown;
  status?: number;
}

/** A call that brought no usable answer: which one, how it failed, and what the server or the browser said. */
export class CallError extends Error {
  readonly failure: CallFailure;
  /** What the server answered with, where `failure` is that. */
  readonly status: number | undefined;

  constructor(path: string, failure: CallFailure, detail: string, { cause, status }: CallErrorMore = {}) {
    super(`${path} failed (${failure}): ${detail}`, { cause });
    this.name = 'CallError';
    this.failure = failure;
    this.status = status;
  }
}
