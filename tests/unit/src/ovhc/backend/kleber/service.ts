import { onTestFinished, vi } from 'vitest';
import type { KleberRecord } from '#types/api/kleber';
import { memoryStorage } from '../../store/memory-storage.ts';

/** An answer of the service: records, an error message in the envelope, or the whole body. */
export type Answer = KleberRecord[] | string | { body: unknown };

type Lookup = (query: URLSearchParams, signal: AbortSignal | null | undefined) => Answer | Promise<Answer>;

interface Service {
  /** The answer to tempToken. By default it has a new key each time. */
  token?: (count: number) => unknown;
  lookup?: Lookup;
  /** The stored key in session storage. */
  stored?: string;
}

/** Returns a key with characters that need encoding in a URL. */
export const keyOf = (count: number) => `+/key${count}==`;
export const keyed = (token: string) => ({ status: 'Success', token });
export const EXPIRED = 'Temporary Request Key has expired';

const envelope = (answer: Answer) => {
  if (typeof answer === 'string') return { DtResponse: { ErrorMessage: answer, Result: [] } };
  return Array.isArray(answer) ? { DtResponse: { ErrorMessage: '', Result: answer } } : answer.body;
};

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Imports the client like a page that was just opened or reloaded. */
export async function openPage() {
  vi.resetModules();
  return import('../../../../../../src/ovhc/backend/kleber/index.ts');
}

/** Opens a page with an address service and session storage, until the test ends. */
export async function openService({
  token = (count) => keyed(keyOf(count)),
  lookup = () => [],
  stored,
}: Service = {}) {
  const lookups: URL[] = [];
  let tokens = 0;
  vi.stubGlobal('sessionStorage', memoryStorage(stored ? { kleberToken: stored } : {}));
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const answer = async () => {
      if (address === '/hcf/tempToken') {
        tokens += 1;
        return token(tokens);
      }
      const url = new URL(address, 'http://127.0.0.1');
      lookups.push(url);
      return envelope(await lookup(url.searchParams, signal));
    };
    return Response.json(await Promise.race([answer(), aborted(signal)]));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    ...(await openPage()),
    lookups,
    /** Returns the keys of all look-ups, and the number of requested keys. */
    keys: () => [lookups.map(({ searchParams }) => searchParams.get('RequestKey')), tokens],
  };
}

/** Replies like the service, which accepts only valid keys. */
export const whileValid =
  (isValid: (key: string) => boolean): Lookup =>
  (query) =>
    isValid(query.get('RequestKey') ?? '') ? [] : EXPIRED;
