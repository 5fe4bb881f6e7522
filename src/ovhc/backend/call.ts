import type { CompiledRule } from '../../engine/rules/rules.ts';

/** Where the insurer's calls live (§7). */
const BASE = '/hcf';

export type CallFailure = 'network' | 'timeout' | 'status' | 'malformed' | 'wrong shape';

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

/** The timeout of calls that the application shares (§7). */
export const APPLICATION_TIMEOUT = 180_000;

/** What a call carries beside its path; without a body it is a GET. */
type Sent = Pick<RequestInit, 'method' | 'headers' | 'body'>;

async function receive<Answer>(path: string, sent: Sent, fits: CompiledRule, signal: AbortSignal) {
  const failed = (failure: CallFailure) => (cause: unknown) => {
    throw new CallError(path, signal.aborted ? 'timeout' : failure, String(cause), cause);
  };
  const headers = { accept: 'application/json', ...sent.headers };
  const response = await fetch(`${BASE}${path}`, { ...sent, headers, signal }).catch(failed('network'));
  if (!response.ok) throw new CallError(path, 'status', `the server answered ${response.status}`);
  const answer: unknown = await response.json().catch(failed('malformed'));
  if (!fits(answer)) {
    const [error] = fits.errors ?? [];
    throw new CallError(path, 'wrong shape', `${error?.keyword} at "${error?.instancePath}"`);
  }
  return answer as Answer;
}

/** One call with its time limit. `AbortSignal.any` would join the two signals, but iPhones before iOS 17.4 lack it. */
async function call<Answer>(
  path: string,
  sent: Sent,
  { fits, timeout, signal }: CallOptions,
): Promise<Answer> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const giveUp = () => limit.abort(signal?.reason);
  const timer = setTimeout(() => limit.abort(new DOMException(`no answer in ${timeout} ms`)), timeout);
  signal?.addEventListener('abort', giveUp);
  try {
    const answer = await receive<Answer>(path, sent, fits, limit.signal);
    // an answer that came all the same is nobody's any more
    signal?.throwIfAborted();
    return answer;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * Gets JSON from the insurer's servers.
 * @throws CallError when no answer comes, or one that does not fit; the signal's reason when it was given up
 */
export function getJson<Answer>(path: string, options: CallOptions): Promise<Answer> {
  return call<Answer>(path, {}, options);
}

/** Sends JSON and gets JSON; it throws as `getJson` does. */
export function postJson<Answer>(path: string, body: object, options: CallOptions): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return call<Answer>(path, { method: 'POST', headers, body: JSON.stringify(body) }, options);
}

/** Sends fields as a form does (URL-encoded) and gets JSON; it throws as `getJson` does. */
export function postForm<Answer>(
  path: string,
  fields: Readonly<Record<string, string>>,
  options: CallOptions,
): Promise<Answer> {
  // fetch names the content type of URLSearchParams by itself
  return call<Answer>(path, { method: 'POST', body: new URLSearchParams(fields) }, options);
}
