import { randomBytes } from 'node:crypto';
import { FifoMap } from 'toad-cache';
import type { KleberAnswer, KleberCall, KleberQuery, KleberRecord } from '#types/api/kleber';
import type { TempTokenCall } from '#types/api/tempToken';
import type { SandboxCall } from '../call.ts';
import { methods } from '../kleber.ts';

/** Kleber's default of 300 seconds, in milliseconds. */
const LIFETIME = 300_000;
/** Real keys may contain such characters. Here all do, so that a client must encode them. */
const NEEDS_ENCODING = '+/';
const MOST_KEYS = 20_000;

/** The short-lived keys of address lookup. Unknown keys count as expired. */
export class TemporaryKeys {
  readonly #valid = new FifoMap<true>(MOST_KEYS, LIFETIME);

  issue(): string {
    const key = `${NEEDS_ENCODING}${randomBytes(16).toString('base64')}`;
    this.#valid.set(key, true);
    return key;
  }

  isValid(key: string): boolean {
    return this.#valid.get(key) === true;
  }

  clear(): void {
    this.#valid.clear();
  }
}

export const tempToken: SandboxCall<TempTokenCall> = {
  name: 'tempToken',
  method: 'GET',
  url: '/hcf/tempToken',
  answer: (_request, { keys }) => ({ status: 'Success', token: keys.issue() }),
};

/** Wraps an answer in Kleber's envelope. Errors come in it too, with status 200. */
const envelope = (ErrorMessage: string, Result: KleberRecord[]): KleberAnswer => ({
  DtResponse: { RequestId: '', ResultCount: String(Result.length), ErrorMessage, Result },
});

/** Returns the error message for a query; empty if it can be answered. */
function errorIn(query: KleberQuery, keys: TemporaryKeys): string {
  const { RequestKey, Method } = query;
  if (!RequestKey) return 'Request Key is required';
  if (!keys.isValid(RequestKey)) return 'Temporary Request Key has expired';
  const missing = methods[Method].required.find((name) => !query[name]?.trim());
  return missing ? `${missing} is required` : '';
}

export const kleber: SandboxCall<KleberCall> = {
  name: 'kleber',
  method: 'GET',
  url: '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest',
  answer: ({ query }, { keys }) => {
    const error = errorIn(query, keys);
    return envelope(error, error ? [] : methods[query.Method].find(query));
  },
};
