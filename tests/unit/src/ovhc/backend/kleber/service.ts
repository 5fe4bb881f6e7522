import { onTestFinished, vi } from 'vitest';
import type { KleberRecord } from '#types/api/kleber';
import { memoryStorage } from '../../store/memory-storage.ts';

/** An answer of the service: records, an error in the envelope, or a whole body. */
export type Answer = KleberRecord[] | string | { body: unknown };

type Lookup = (query: URLSearchParams, signal: AbortSignal | null | undefined) => Answer | Promise<Answer>;

interface Network {
  /** What tempToken answers the first, the second … time; a key each time, if it does not say. */
  token?: (count: number) => unknown;
  lookup?: Lookup;
}

/** A key with characters that an address cannot carry as they are. */
export const keyOf = (count: number) => `+/key${count}==`;

const envelope = (answer: Answer) => {
  if (typeof answer === 'string') return { DtResponse: { ErrorMessage: answer, Result: [] } };
  return Array.isArray(answer) ? { DtResponse: { ErrorMessage: '', Result: answer } } : answer.body;
};

/** Rejects as fetch does when its call is given up. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Stands in for the network and for session storage until the test ends. */
export function network({ token = (count) => keyed(keyOf(count)), lookup = () => [] }: Network = {}) {
  const lookups: string[] = [];
  let tokens = 0;
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const answer = async () => {
      if (address === '/hcf/tempToken') {
        tokens += 1;
        return token(tokens);
      }
      lookups.push(address);
      return envelope(await lookup(new URL(address, 'http://127.0.0.1').searchParams, signal));
    };
    return Response.json(await Promise.race([answer(), aborted(signal)]));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** The addresses of all look-ups, in order. */
    lookups,
    /** Their keys, as the service reads them. */
    keys: () => lookups.map((address) => new URL(address, 'http://127.0.0.1').searchParams.get('RequestKey')),
    /** How many keys were asked for. */
    tokens: () => tokens,
  };
}

/** What tempToken answers where there is a key. */
export const keyed = (token: string) => ({ status: 'Success', token });

/** An answer that comes when the test says so. */
export function later<Value>() {
  let give: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

export const EXPIRED = 'Temporary Request Key has expired';

/** The service as it is while only these keys are good. */
export const whileGood =
  (isGood: (key: string) => boolean, records: KleberRecord[] = []): Lookup =>
  (query) =>
    isGood(query.get('RequestKey') ?? '') ? records : EXPIRED;

/** The client as a page has it that was just opened, or loaded anew. */
export async function openPage() {
  vi.resetModules();
  const client = await import('../../../../../../src/ovhc/backend/kleber/index.ts');
  // the class of this very page, for the modules were loaded anew
  const { CallError } = await import('../../../../../../src/ovhc/backend/call.ts');
  return { ...client, CallError };
}
