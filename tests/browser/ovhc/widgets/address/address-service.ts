import { onTestFinished, vi } from 'vitest';
import type { KleberQuery, KleberRecord } from '#types/api/kleber';
import { methods } from '../../../../../scripts/sandbox/kleber.ts';

type Method = 'SearchAddress' | 'RetrieveAddress' | 'SearchLocality' | 'RetrieveLocalityPostcodes';

/** Records, an error of the service, status 500, or a promise of records. */
type Answer = KleberRecord[] | string | 500 | Promise<KleberRecord[]>;

const nothing = new Promise<never>(() => {});

/** Stubs the address service with the sandbox's addresses until the test ends. */
export function addressService() {
  const asked: { method: Method; query: KleberQuery }[] = [];
  const instead = new Map<Method, Answer>();
  let keys = 0;
  let validFrom = 1;
  let token: 'Success' | 'Failure' | 'never' = 'Success';

  const answerTo = async (query: KleberQuery): Promise<{ ErrorMessage: string; Result: KleberRecord[] }> => {
    const method = query.Method.split('.').at(-1) as Method;
    asked.push({ method, query });
    if (Number(query.RequestKey?.slice('+/key='.length)) < validFrom) {
      return { ErrorMessage: 'Temporary Request Key has expired', Result: [] };
    }
    const answer = instead.get(method) ?? methods[query.Method].find(query);
    if (answer === 500) throw new Error('broken');
    if (typeof answer === 'string') return { ErrorMessage: answer, Result: [] };
    return { ErrorMessage: '', Result: await answer };
  };
  const respond = async (address: string): Promise<Response> => {
    if (address === '/hcf/tempToken') {
      keys += 1;
      if (token === 'never') return nothing;
      return Response.json({ status: token, ...(token === 'Success' && { token: `+/key=${keys}` }) });
    }
    const query = Object.fromEntries(new URL(address, location.href).searchParams) as Record<string, string> &
      KleberQuery;
    return answerTo(query).then(
      (answer) => Response.json({ DtResponse: answer }),
      () => new Response('', { status: 500 }),
    );
  };

  sessionStorage.removeItem('kleberToken');
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) =>
    Promise.race([
      respond(address),
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** Returns the calls of one method. */
    asked: (method: Method) => asked.filter((call) => call.method === method).map(({ query }) => query),
    /** Returns the number of keys that were requested. */
    keys: () => keys,
    /** Expires all keys so far. @param next true to expire all later keys too */
    expire: (next = false) => {
      validFrom = next ? Number.POSITIVE_INFINITY : keys + 1;
    },
    refuseKeys: (how: 'Failure' | 'never' = 'Failure') => {
      token = how;
    },
    answer: (method: Method, answer: Answer) => void instead.set(method, answer),
    /** Leaves the calls of a method open. */
    hold: (method: Method) => void instead.set(method, nothing),
  };
}

export type AddressService = ReturnType<typeof addressService>;
