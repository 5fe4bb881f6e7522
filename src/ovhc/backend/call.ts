import type { CompiledRule } from '../../engine/rules/rules.ts';

/** Where the insurer's calls live (§7). */
const BASE = '/hcf';

export type CallFailure = 'network' | 'status' | 'malformed' | 'wrong shape';

/** A call that brought no usable answer: which one, how it failed, and what the server or the browser said. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(path: string, failure: CallFailure, detail: string, cause?: unknown) {
    super(`${path} failed (${failure}): ${detail}`, { cause });
    this.name = 'CallError';
    this.failure = failure;
  }
}

export interface CallOptions {
  /** What the answer has to fit; one that does not counts as a failed call. */
  fits: CompiledRule;
  /** Milliseconds until the call is given up (§7). */
  timeout: number;
  signal?: AbortSignal | undefined;
}

/** The timeout of the quote's calls (§7). */
export const OVHC_TIMEOUT = 1_000_000;

/** A signal that is given when either is: `AbortSignal.any`, which iPhones before iOS 17.4 lack. */
function firstOf(...signals: (AbortSignal | undefined)[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) first.abort(signal.reason);
    signal?.addEventListener('abort', () => first.abort(signal.reason), { signal: first.signal });
  }
  return first.signal;
}

/**
 * Gets JSON from the insurer's servers.
 * @throws CallError when no answer comes, or one that does not fit; the signal's reason when it was given up
 */
export async function getJson<Answer>(path: string, { fits, timeout, signal }: CallOptions): Promise<Answer> {
  const limit = AbortSignal.timeout(timeout);
  const response = await fetch(`${BASE}${path}`, {
    headers: { accept: 'application/json' },
    signal: firstOf(limit, signal),
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new CallError(path, 'network', String(cause), cause);
  });
  if (!response.ok) throw new CallError(path, 'status', `the server answered ${response.status}`);
  const answer: unknown = await response.json().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new CallError(path, 'malformed', String(cause), cause);
  });
  if (!fits(answer)) {
    const [error] = fits.errors ?? [];
    throw new CallError(path, 'wrong shape', `${error?.keyword} at "${error?.instancePath}"`);
  }
  return answer as Answer;
}
