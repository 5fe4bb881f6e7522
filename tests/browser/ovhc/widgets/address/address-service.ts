import { onTestFinished, vi } from 'vitest';
import type { KleberQuery, KleberRecord } from '#types/api/kleber';
import { methods } from '../../../../../scripts/sandbox/kleber.ts';

type Method = 'SearchAddress' | 'RetrieveAddress' | 'SearchLocality' | 'RetrieveLocalityPostcodes';

/** Records, an error of the service, status 500, or a promise of records. */
type Answer = KleberRecord[] | string | 500 | Promise<KleberRecord[]>;

const never = new Promise<never>(() => {});

/** Stubs the address service with the sandbox's addresses until the test ends. */
export function addressService() {
  const asked: { method: Method; query: KleberQuery }[] = [];
  const instead = new Map<Method, Answer>();
  let keys = 0;
  let validFrom = 1;
  let token: 'Success' | 'Failure' | 'never' = 'Success';

  const answerTo = async (query: KleberQuery) => {
    const method = query.Method.split('.').at(-1) as Method;
    asked.push({ method, query });
    const isExpired = Number(query.RequestKey?.slice('+/key='.length)) < validFrom;
    if (isExpired) return { ErrorMessage: 'Temporary Request Key has expired', Result: [] };
    const answer = instead.get(method) ?? methods[query.Method].find(query);
    if (answer === 500) throw new Error('broken');
    if (typeof answer === 'string') return { ErrorMessage: answer, Result: [] };
    return { ErrorMessage: '', Result: await answer };
  };
  const respond = async (address: string): Promise<Response> => {
    if (address === '/hcf/tempToken') {
      keys += 1;
      if (token === 'never') return never;
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
    asked: (method: Method) => asked.filter((call) => call.method === method).map(({ query }) => query),
    keys: () => keys,
    /** Expires all keys so far. @param next true to expire all later keys too */
    expire: (next = false) => {
      validFrom = next ? Number.POSITIVE_INFINITY : keys + 1;
    },
    refuseKeys: (how: 'Failure' | 'never' = 'Failure') => {
      token = how;
    },
    /** Sets the answer to a method. By default, its calls stay open. */
    answer: (method: Method, answer: Answer = never) => void instead.set(method, answer),
  };
}

export type AddressService = ReturnType<typeof addressService>;
