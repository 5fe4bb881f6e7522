import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../../deferred.ts';
import { expectTimeout, withoutPauses } from '../server.ts';
import { type Answer, EXPIRED, keyed, keyOf, openService } from './service.ts';

const smith = {
  RecordId: 'AuPaf|30000002',
  AddressLine: '12 SMITH STREET',
  Locality: 'PARRAMATTA',
  State: 'NSW',
  Postcode: '2150',
};
const PATH = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';
const METHODS = 'DataTools.Capture.Address';
const never = new Promise<never>(() => {});

type Service = Awaited<ReturnType<typeof openService>>;

test.each<[string, (service: Service) => Promise<unknown>, Record<string, string>]>([
  [
    'Predictive.AuPaf.SearchAddress',
    (service) => service.searchAddresses('12 smith & co'),
    { AddressLine: '12 smith & co', ResultLimit: '8' },
  ],
  [
    'Predictive.AuPaf.RetrieveAddress',
    (service) => service.retrieveAddress('AuPaf|3'),
    { RecordId: 'AuPaf|3' },
  ],
  [
    'Reverse.AuPaf.SearchLocality',
    (service) => service.searchLocalities('richm'),
    { Locality: 'richm', ResultLimit: '8' },
  ],
  [
    'Reverse.AuPaf.RetrieveLocalityPostcodes',
    (service) => service.localityPostcodes("O'CONNOR", 'ACT'),
    { Locality: "O'CONNOR", State: 'ACT' },
  ],
])('§7 %s gets method, key and JSON output', async (method, ask, parameters) => {
  const service = await openService();
  await ask(service);
  const [url] = service.lookups;
  expect(url?.pathname).toBe(PATH);
  const common = { Method: `${METHODS}.${method}`, RequestKey: '+/key1==', OutputFormat: 'json' };
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({ ...common, ...parameters });
});

test('§7 searches return all records, a retrieval one or none, and postcodes are unique', async () => {
  const other = { ...smith, RecordId: 'AuPaf|30000003', Postcode: '' };
  const answers: Answer[] = [[smith, other], [smith], [], [smith, smith, other]];
  const service = await openService({ lookup: () => answers.shift() ?? [] });
  expect(await service.searchAddresses('12 smi')).toEqual([smith, other]);
  expect(await service.retrieveAddress('AuPaf|30000002')).toEqual(smith);
  expect(await service.retrieveAddress('AuPaf|30000002')).toBeUndefined();
  expect(await service.localityPostcodes('PARRAMATTA', 'NSW')).toEqual(['2150']);
});

test('§7 a build may name an external service', async () => {
  const { lookups, searchAddresses } = await openService();
  vi.stubEnv('VITE_ADDRESS_SERVICE', 'https://kleber.example.com');
  await searchAddresses('12 smi');
  vi.unstubAllEnvs();
  expect(String(lookups[0])).toMatch(`https://kleber.example.com${PATH}?`);
});

test('§8 another error fails the call at once, and is reported without search text and key', async () => {
  const { keys, searchAddresses } = await openService({ lookup: () => 'Out of order' });
  const error = await searchAddresses('12 smith').catch(String);
  expect(error).toContain(`(refused): ${METHODS}.Predictive.AuPaf.SearchAddress says "Out of order"`);
  expect(error).not.toMatch(/smith|key1/);
  expect(keys()).toEqual([[keyOf(1)], 1]);
});

test.each<[string, Answer]>([
  ['no envelope', { body: [] }],
  ['an envelope without records', { body: { DtResponse: { ErrorMessage: '' } } }],
  ['an invalid record', { body: { DtResponse: { ErrorMessage: '', Result: [{ Postcode: 2150 }] } } }],
])('%s fails the call', async (_case, answer) => {
  const { searchAddresses } = await openService({ lookup: () => answer });
  await expect(withoutPauses(() => searchAddresses('12 smi'))).rejects.toThrow('(wrong shape)');
});

test('§7 a look-up has 10,000 ms in all, including new keys and a second try', async () => {
  const { searchAddresses } = await openService({ lookup: () => never });
  await expectTimeout(() => searchAddresses('12 smith'), 10_000);
  const late = <Value>(value: Value) =>
    new Promise<Value>((resolve) => setTimeout(() => resolve(value), 4_000));
  const token = (count: number) => late(keyed(keyOf(count)));
  const slow = await openService({ token, lookup: () => late(EXPIRED) });
  await expectTimeout(() => slow.searchAddresses('12 smith'), 10_000);
  expect(slow.lookups).toHaveLength(1);
});

describe('an aborted search', () => {
  test('rejects with the reason, and aborts its call', async () => {
    let inner: AbortSignal | null | undefined;
    const lookup = (_query: URLSearchParams, signal: typeof inner) => {
      inner = signal;
      return never;
    };
    const { searchAddresses } = await openService({ lookup });
    const abort = new AbortController();
    const search = searchAddresses('12 smi', abort.signal);
    await vi.waitUntil(() => inner);
    abort.abort('newer');
    await expect(search).rejects.toBe('newer');
    expect(inner?.aborted).toBe(true);
  });

  test.each([true, false])('leaves the key to later searches; one waits for it: %s', async (isWaiting) => {
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

  test('makes no call if it was aborted before', async () => {
    const { keys, searchAddresses } = await openService();
    await expect(searchAddresses('12 smi', AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(keys()).toEqual([[], 0]);
  });
});
