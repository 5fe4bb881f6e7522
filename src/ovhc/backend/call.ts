import type { CompiledRule } from '../../engine/rules/rules.ts';
import { CallError, type CallFailure } from './call-error.ts';
import { withTimeLimit } from './time-limit.ts';

export { CallError };

/** Where the insurer's calls live (§7). */
const BASE = '/hcf';

type Fields = Readonly<Record<string, string>>;

export interface CallOptions {
  /** What the answer has to fit; one that does not counts as a failed call. */
  fits: CompiledRule;
  /** Milliseconds until the call is given up (§7). */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Follows the path in the address, and is never named in an error: it may be what somebody typed. */
  query?: Fields;
  /** Statuses of errors whose body is an answer like any other. */
  answersWith?: readonly number[];
  /** What stands before the path: another server's address, or nothing. */
  base?: string;
}

/** The timeout of the quote's calls (§7). */
export const OVHC_TIMEOUT = 1_000_000;

/** The timeout of calls that the application shares (§7). */
export const APPLICATION_TIMEOUT = 180_000;

/** What a call carries beside its path; without a body it is a GET. */
type Sent = Pick<RequestInit, 'method' | 'headers' | 'body'>;

function call<Answer>(path: string, sent: Sent, options: CallOptions): Promise<Answer> {
  const { fits, timeout, query, base = BASE, answersWith = [] } = options;
  const failed = (failure: CallFailure) => (cause: unknown) => {
    throw new CallError(path, failure, String(cause), { cause });
  };
  return withTimeLimit(path, timeout, options.signal, async (signal) => {
    const address = `${base}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers = { accept: 'application/json', ...sent.headers };
    const response = await fetch(address, { ...sent, headers, signal }).catch(failed('network'));
    const { ok, status } = response;
    if (!ok && !answersWith.includes(status))
      throw new CallError(path, 'status', `the server answered ${status}`, { status });
    const answer: unknown = await response.json().catch(() => {
      // without what was read: it may echo what somebody typed
      throw new CallError(path, 'malformed', 'the answer is no JSON');
    });
    if (!fits(answer)) {
      const [error] = fits.errors ?? [];
      throw new CallError(path, 'wrong shape', `${error?.keyword} at "${error?.instancePath}"`);
    }
    return answer as Answer;
  });
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
export function postForm<Answer>(path: string, fields: Fields, options: CallOptions): Promise<Answer> {
  // fetch names the content type of URLSearchParams by itself
  return call<Answer>(path, { method: 'POST', body: new URLSearchParams(fields) }, options);
}
