import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { KleberRecord } from '#types/api/kleber';
import { deferred } from '../../../../deferred.ts';
import { blockedStorage, fullStorage, memoryStorage } from '../store/memory-storage.ts';
import { expectTimeout, serve, withoutPauses } from './server.ts';

const PATH = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';
const METHODS = 'DataTools.Capture.Address';
const EXPIRED = 'Temporary Request Key has expired';

/** Returns a key with characters that need encoding in a URL. */
const keyOf = (count: number) => `+/key${count}==`;
const [first, second] = [keyOf(1), keyOf(2)];
const keyed = (token: string) => ({ status: 'Success', token });
const never = new Promise<never>(() => {});

/** An answer of the service: records, an error message in the envelope, or the whole body. */
type Answer = KleberRecord[] | string | { body: unknown };
type Lookup = (query: URLSearchParams, signal?: AbortSignal | null) => Answer | Promise<Answer>;

const whileValid =
  (isValid: (key: string | null) => boolean): Lookup =>
  (query) =>
    isValid(query.get('RequestKey')) ? [] : EXPIRED;

async function openPage() {
  vi.resetModules();
  return import('../../../../../src/ovhc/backend/kleber/index.ts');
}

interface Service {
  /** Returns the answer to tempToken. By default it has a new key each time. */
  token?: (count: number) => unknown;
  lookup?: Lookup;
  stored?: string;
}

async function openService({
  token = (count) => keyed(keyOf(count)),
  lookup = () => [],
  stored,
}: Service = {}) {
  const lookups: URL[] = [];
  let tokens = 0;
  const bodyOf = async (address: string, signal?: AbortSignal | null) => {
    if (address === '/hcf/tempToken') {
      tokens += 1;
      return token(tokens);
    }
    const url = new URL(address, 'http://127.0.0.1');
    lookups.push(url);
    const answer = await lookup(url.searchParams, signal);
    if (typeof answer === 'string') return { DtResponse: { ErrorMessage: answer, Result: [] } };
    return Array.isArray(answer) ? { DtResponse: { ErrorMessage: '', Result: answer } } : answer.body;
  };
  vi.stubGlobal('sessionStorage', memoryStorage(stored ? { kleberToken: stored } : {}));
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    return Response.json(await Promise.race([bodyOf(address, signal), aborted]));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    ...(await openPage()),
    lookups,
    /** Returns the keys of all look-ups, and the number of requested keys. */
    keys: () => [lookups.map(({ searchParams }) => searchParams.get('RequestKey')), tokens],
  };
}
type Client = Awaited<ReturnType<typeof openService>>;

beforeEach(() => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => warn.mockRestore();
});

const limit = { ResultLimit: '8' };
const connor = { Locality: 'O’C', State: 'ACT' };
test.each<[string, (client: Client) => Promise<unknown>, object]>([
  ['Predictive.AuPaf.SearchAddress', (c) => c.searchAddresses('1 & co'), { AddressLine: '1 & co', ...limit }],
  ['Predictive.AuPaf.RetrieveAddress', (c) => c.retrieveAddress('AuPaf|3'), { RecordId: 'AuPaf|3' }],
  ['Reverse.AuPaf.SearchLocality', (c) => c.searchLocalities('ri'), { Locality: 'ri', ...limit }],
  ['Reverse.AuPaf.RetrieveLocalityPostcodes', (c) => c.localityPostcodes('O’C', 'ACT'), connor],
])('§7 calls %s with the key and asks for JSON', async (method, ask, parameters) => {
  const client = await openService();
  await ask(client);
  const [url] = client.lookups;
  expect(url?.pathname).toBe(PATH);
  const common = { Method: `${METHODS}.${method}`, RequestKey: first, OutputFormat: 'json' };
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({ ...common, ...parameters });
});

test('§7 returns all addresses found, one retrieved address and unique postcodes', async () => {
  const smith = { RecordId: 'AuPaf|2', AddressLine: '12 SMITH STREET', State: 'NSW', Postcode: '2150' };
  const other = { ...smith, RecordId: 'AuPaf|3', Postcode: '' };
  const answers: Answer[] = [[smith, other], [smith], [], [smith, smith, other]];
  const service = await openService({ lookup: () => answers.shift() ?? [] });
  expect(await service.searchAddresses('12 smi')).toEqual([smith, other]);
  expect(await service.retrieveAddress('AuPaf|2')).toEqual(smith);
  expect(await service.retrieveAddress('AuPaf|2')).toBeUndefined();
  expect(await service.localityPostcodes('PARRAMATTA', 'NSW')).toEqual(['2150']);
});

test('§7 uses an external service if the build names one', async () => {
  const { lookups, searchAddresses } = await openService();
  vi.stubEnv('VITE_ADDRESS_SERVICE', 'https://kleber.example.com');
  await searchAddresses('12 smi');
  vi.unstubAllEnvs();
  expect(String(lookups[0])).toMatch(`https://kleber.example.com${PATH}?`);
});

test('§8 fails on another error without a retry, and hides search text and key', async () => {
  const { keys, searchAddresses } = await openService({ lookup: () => 'Out of order' });
  const error = await searchAddresses('12 smith').catch(String);
  expect(error).toContain(`(refused): ${METHODS}.Predictive.AuPaf.SearchAddress says "Out of order"`);
  expect(error).not.toMatch(/smith|key1/);
  expect(keys()).toEqual([[first], 1]);
});

test.each<[string, Answer]>([
  ['an answer without an envelope', { body: [] }],
  ['an envelope without records', { body: { DtResponse: { ErrorMessage: '' } } }],
  ['an invalid record', { body: { DtResponse: { ErrorMessage: '', Result: [{ Postcode: 2150 }] } } }],
])('fails with %s', async (_case, answer) => {
  const { searchAddresses } = await openService({ lookup: () => answer });
  await expect(withoutPauses(() => searchAddresses('12 smi'))).rejects.toThrow('(wrong shape)');
});

test('§7 times out after 10,000 ms, including new keys and retries', async () => {
  const { searchAddresses } = await openService({ lookup: () => never });
  await expectTimeout(() => searchAddresses('12 smith'), 10_000);
  const late = <Value>(value: Value) =>
    new Promise<Value>((resolve) => setTimeout(() => resolve(value), 4_000));
  const slow = await openService({ token: () => late(keyed(first)), lookup: () => late(EXPIRED) });
  await expectTimeout(() => slow.searchAddresses('12 smith'), 10_000);
  expect(slow.lookups).toHaveLength(1);
});

describe('an aborted search', () => {
  test('rejects with the reason and aborts its call', async () => {
    const abort = new AbortController();
    const lookup = vi.fn<Lookup>(() => never);
    const { keys, searchAddresses } = await openService({ lookup });
    await expect(searchAddresses('12 smi', AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(keys()).toEqual([[], 0]);
    const search = searchAddresses('12 smi', abort.signal);
    await vi.waitUntil(() => lookup.mock.lastCall);
    abort.abort('newer');
    await expect(search).rejects.toBe('newer');
    expect(lookup.mock.lastCall?.[1]?.aborted).toBe(true);
  });

  test.each([true, false])('leaves the key for later searches, with one waiting: %s', async (isWaiting) => {
    const token = deferred();
    const { keys, searchAddresses } = await openService({ token: () => token.promise });
    const abort = new AbortController();
    const older = searchAddresses('12 smi', abort.signal);
    const newer = isWaiting && searchAddresses('12 smith');
    abort.abort('newer');
    await expect(older).rejects.toBe('newer');
    token.resolve(keyed('k'));
    if (newer) expect(await newer).toEqual([]);
    await vi.waitUntil(() => sessionStorage.getItem('kleberToken') === 'k');
    await searchAddresses('12 smith s');
    expect(keys()).toEqual([isWaiting ? ['k', 'k'] : ['k'], 1]);
  });
});

describe('§7 the key of the address service', () => {
  test('is requested once and stored as kleberToken for a reload', async () => {
    const { keys, searchAddresses, searchLocalities } = await openService();
    await Promise.all([searchAddresses('12 smi'), searchLocalities('richm')]);
    expect(sessionStorage.getItem('kleberToken')).toBe(first);
    await (await openPage()).searchAddresses('12 smith');
    expect(keys()).toEqual([[first, first, first], 1]);
  });

  test.each<[string, () => Storage, string[]]>([
    ['blocked', blockedStorage, [first, first]],
    ['full, and has an old key', () => fullStorage({ kleberToken: 'old' }), ['old', first, first]],
  ])('stays in memory if storage is %s', async (_case, storage, sent) => {
    const { keys, searchAddresses } = await openService({ lookup: whileValid((key) => key === first) });
    const area = storage === blockedStorage ? undefined : storage();
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: () => area ?? storage() });
    for (const _time of [1, 2]) await searchAddresses('12 smi');
    expect(keys()).toEqual([sent, 1]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test.each([
    [400, null],
    [401, null],
    [403, null],
    [414, null],
    [500, 'old'],
    [503, 'old'],
  ] as const)('after a lookup with status %i, storage contains %j', async (status, key) => {
    const { searchAddresses } = await openService({ stored: 'old' });
    const asked = serve({ status });
    await expect(withoutPauses(() => searchAddresses('12 smi'))).rejects.toThrow(`answered ${status}`);
    expect(asked.every((address) => address.includes('ProcessQueryStringRequest'))).toBe(true);
    expect(sessionStorage.getItem('kleberToken')).toBe(key);
  });

  test.each([
    ['a status that is not Success', { status: 'Failure' }, 'refused'],
    ['a status that is not Success, with a key', { status: 'Error', token: 'k' }, 'refused'],
    ['Success without a key', { status: 'Success' }, 'wrong shape'],
    ['an empty key', keyed(''), 'wrong shape'],
    ['an answer that is a text', 'Success', 'wrong shape'],
  ])('after %s, the search fails and the next one requests a key', async (...parts) => {
    const [, answer, failure] = parts;
    const token = vi.fn((): unknown => answer);
    const { lookups, searchAddresses } = await openService({ token });
    const search = withoutPauses(() => searchAddresses('12 smi'));
    await expect(search).rejects.toThrow(`/tempToken failed (${failure})`);
    expect([lookups, sessionStorage.getItem('kleberToken')]).toEqual([[], null]);
    token.mockReturnValue(keyed('k'));
    expect(await searchAddresses('12 smi')).toEqual([]);
  });
});

describe('§8 an expired key', () => {
  test.each([EXPIRED, EXPIRED.toUpperCase(), 'Error: the temporary request key "+/k" is expired.'])(
    'is replaced and the call retried after "%s"',
    async (message) => {
      const answers = [message, [{ AddressLine: '12 SMITH STREET' }]];
      const { keys, searchAddresses } = await openService({ lookup: () => answers.shift() ?? [] });
      expect(await searchAddresses('12 smi')).toEqual([{ AddressLine: '12 SMITH STREET' }]);
      expect(keys()).toEqual([[first, second], 2]);
      expect(sessionStorage.getItem('kleberToken')).toBe(second);
    },
  );

  test('is replaced once for simultaneous calls', async () => {
    const lookup = whileValid((key) => key === first);
    const { keys, searchAddresses, searchLocalities } = await openService({ lookup, stored: 'old' });
    await Promise.all([searchAddresses('12 smi'), searchLocalities('richm')]);
    expect(keys()).toEqual([['old', 'old', first, first], 1]);
  });

  test('makes later calls wait for the new key', async () => {
    const token = deferred();
    const lookup = whileValid((key) => key === 'new');
    const service = await openService({ token: () => token.promise, lookup, stored: 'old' });
    const search = service.searchAddresses('12 smi');
    await vi.waitUntil(() => service.keys()[1] === 1);
    const later = service.searchLocalities('richm');
    token.resolve(keyed('new'));
    await Promise.all([search, later]);
    expect(service.keys()).toEqual([['old', 'new', 'new'], 1]);
  });

  test('is not replaced again after another call has replaced it', async () => {
    const slow = deferred<string>();
    const lookup: Lookup = (query) => {
      if (query.get('RequestKey') === first) return [];
      return query.get('AddressLine') ? slow.promise : EXPIRED;
    };
    const { keys, searchAddresses, searchLocalities } = await openService({ lookup, stored: 'old' });
    const search = searchAddresses('12 smi');
    await searchLocalities('richm');
    slow.resolve(EXPIRED);
    expect(await search).toEqual([]);
    expect(keys()).toEqual([['old', 'old', first, first], 1]);
  });

  test('fails the call if the new key has expired too', async () => {
    const lookup = vi.fn<Lookup>(() => EXPIRED);
    const { keys, searchAddresses } = await openService({ lookup });
    await expect(searchAddresses('12 smi')).rejects.toMatchObject({ name: 'CallError' });
    expect(keys()).toEqual([[first, second], 2]);
    lookup.mockReturnValue([]);
    expect(await searchAddresses('12 smi')).toEqual([]);
  });
});
