import { onTestFinished, vi } from 'vitest';
import type { KleberRecord } from '#types/api/kleber';
import { memoryStorage } from '../../store/memory-storage.ts';

/** An answer of the service: records, an error message in the envelope, or a whole body. */
export type Answer = KleberRecord[] | string | { body: unknown };

type Lookup = (query: URLSearchParams, signal: AbortSignal | null | undefined) => Answer | Promise<Answer>;

interface Service {
  /** Answers tempToken; by default with another key each time. */
  token?: (count: number) => unknown;
  lookup?: Lookup;
  /** The key in session storage. */
  stored?: string;
}

/** A key with characters that a URL has to encode. */
export const keyOf = (count: number) => `+/key${count}==`;
export const keyed = (token: string) => ({ status: 'Success', token });
export const EXPIRED = 'Temporary Request Key has expired';

const envelope = (answer: Answer) => {
  if (typeof answer === 'string') return { DtResponse: { ErrorMessage: answer, Result: [] } };
  return Array.isArray(answer) ? { DtResponse: { ErrorMessage: '', Result: answer } } : answer.body;
};

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Imports the client as a page that was just opened or reloaded does. */
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
    /** The keys of all look-ups, and how many keys were requested. */
    keys: () => [lookups.map(({ searchParams }) => searchParams.get('RequestKey')), tokens],
  };
}

/** Answers as the service does while some keys are valid. */
export const whileValid =
  (isValid: (key: string) => boolean): Lookup =>
  (query) =>
    isValid(query.get('RequestKey') ?? '') ? [] : EXPIRED;
