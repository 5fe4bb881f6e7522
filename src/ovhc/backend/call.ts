import { pageAddress } from '../../engine/page-address.ts';
import { retry } from '../../engine/retry.ts';
import type { Validator } from '../../engine/validators/validators.ts';
import { CallError, type CallFailure, isTransient } from './call-error.ts';
import { compareClock } from './clock.ts';
import type { Fetch } from './fetch-with-progress.ts';
import { dropInvalidRows } from './invalid-rows.ts';
import { withTimeLimit } from './time-limit.ts';

export { CallError };

const BASE = '/hcf';

type Fields = Readonly<Record<string, string>>;

export interface CallOptions {
  /** Validates the answer. An invalid answer counts as a failed call. */
  validate: Validator;
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Follows the path in the address. Errors never contain it, because it may be what the visitor typed. */
  query?: Fields;
  /** Additional headers of the request. */
  headers?: Fields;
  /** Sends the request, if not the browser's `fetch`. */
  fetch?: Fetch;
  /** Error statuses whose body is a normal answer. */
  answersWith?: readonly number[];
  /** Prefix of the path: another server's address, or nothing. */
  base?: string;
  /** True if the call changes nothing, so it is retried after a temporary failure. By default true for GET. */
  canRetry?: boolean;
}

/** The timeout of calls of the quote (§7). */
export const OVHC_TIMEOUT = 1_000_000;

/** The timeout of calls of the application (§7). */
export const APPLICATION_TIMEOUT = 180_000;

/** The request of a call; GET without a body. */
type Sent = Pick<RequestInit, 'method' | 'headers' | 'body'>;

/** Returns an answer without the invalid rows of its lists, and logs them. */
function usable(answer: unknown, path: string, validate: Validator): unknown {
  if (validate(answer)) return answer;
  const errors = validate.errors ?? [];
  const error = `${errors[0]?.keyword} at "${errors[0]?.instancePath}"`;
  const rest = dropInvalidRows(answer, errors);
  if (!validate(rest)) throw new CallError(path, 'wrong shape', error);
  console.warn(`${path}: rows that do not match the schema are left out. The first error: ${error}.`);
  return rest;
}

async function callOnce(path: string, sent: Sent, options: CallOptions): Promise<unknown> {
  const { validate, timeout, query, base = BASE, answersWith = [] } = options;
  const failed = (failure: CallFailure) => (cause: unknown) => {
    throw new CallError(path, failure, String(cause), { cause });
  };
  return withTimeLimit(path, timeout, options.signal, async (signal) => {
    const address = `${base}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers = { accept: 'application/json', ...sent.headers, ...options.headers };
    const send: Fetch = options.fetch ?? fetch;
    const response = await send(pageAddress(address), { ...sent, headers, signal }).catch(failed('network'));
    const { ok, status } = response;
    compareClock(response.headers.get('date'));
    if (!ok && !answersWith.includes(status))
      throw new CallError(path, 'status', `the server answered ${status}`, { status });
    const answer: unknown = await response.json().catch(() => {
      // without the response, which may contain what the visitor typed
      throw new CallError(path, 'malformed', 'the answer is not JSON');
    });
    return usable(answer, path, validate);
  });
}

async function call<Answer>(path: string, sent: Sent, options: CallOptions): Promise<Answer> {
  const work = () => callOnce(path, sent, options) as Promise<Answer>;
  if (!options.canRetry) return work();
  return retry(work, { signal: options.signal, isWorthRetrying: isTransient });
}

/**
 * Gets JSON from the insurer's servers.
 * @throws CallError if there is no valid answer; the signal's reason if it was aborted
 */
export function getJson<Answer>(path: string, options: CallOptions): Promise<Answer> {
  return call<Answer>(path, {}, { canRetry: true, ...options });
}

/** Sends JSON and gets JSON. Throws like `getJson`. */
export function postJson<Answer>(path: string, body: object, options: CallOptions): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return call<Answer>(path, { method: 'POST', headers, body: JSON.stringify(body) }, options);
}

/** Sends a form, URL-encoded or in parts with files, and gets JSON. Throws like `getJson`. */
export function postForm<Answer>(
  path: string,
  body: URLSearchParams | FormData,
  options: CallOptions,
): Promise<Answer> {
  // fetch sets the content type
  return call<Answer>(path, { method: 'POST', body }, options);
}
