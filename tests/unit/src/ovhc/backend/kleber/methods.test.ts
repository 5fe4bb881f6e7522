import { expect, test, vi } from 'vitest';
import { network, openPage } from './service.ts';

const smith = {
  RecordId: 'AuPaf|30000002',
  AddressLine: '12 SMITH STREET',
  Locality: 'PARRAMATTA',
  State: 'NSW',
  Postcode: '2150',
};

type Client = Awaited<ReturnType<typeof openPage>>;

test.each<[string, (client: Client) => Promise<unknown>, Record<string, string>]>([
  [
    'predictive address search, at most 8',
    ({ searchAddresses }) => searchAddresses('12 smith & co'),
    {
      Method: 'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress',
      AddressLine: '12 smith & co',
      ResultLimit: '8',
    },
  ],
  [
    'address retrieve',
    ({ retrieveAddress }) => retrieveAddress('AuPaf|30000002'),
    {
      Method: 'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress',
      RecordId: 'AuPaf|30000002',
    },
  ],
  [
    'locality search, at most 8',
    ({ searchLocalities }) => searchLocalities('richm'),
    {
      Method: 'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality',
      Locality: 'richm',
      ResultLimit: '8',
    },
  ],
  [
    'locality postcodes',
    ({ localityPostcodes }) => localityPostcodes("O'CONNOR", 'ACT'),
    {
      Method: 'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes',
      Locality: "O'CONNOR",
      State: 'ACT',
    },
  ],
])('§7 %s is asked by method name, key and JSON output', async (_case, ask, expected) => {
  const { lookups } = network();
  await ask(await openPage());
  const url = new URL(lookups[0] ?? '', 'http://127.0.0.1');
  expect(url.pathname).toBe('/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...expected,
    RequestKey: '+/key1==',
    OutputFormat: 'json',
  });
});

test('§7 a search answers with the records as they came', async () => {
  network({ lookup: () => [smith, { ...smith, RecordId: 'AuPaf|30000003' }] });
  const { searchAddresses } = await openPage();
  expect(await searchAddresses('12 smi')).toEqual([smith, { ...smith, RecordId: 'AuPaf|30000003' }]);
});

test('§7 a retrieve answers with the one address, or with none', async () => {
  const found = [smith];
  network({ lookup: () => found.splice(0) });
  const { retrieveAddress } = await openPage();
  expect(await retrieveAddress('AuPaf|30000002')).toEqual(smith);
  expect(await retrieveAddress('AuPaf|30000002')).toBeUndefined();
});

test('§7 the postcodes of a locality are told once each, empty ones not at all', async () => {
  const postcodes = ['5799', '5798', '5799', ''];
  network({ lookup: () => postcodes.map((Postcode) => ({ Locality: 'BANKSIA HEIGHTS', Postcode })) });
  const { localityPostcodes } = await openPage();
  expect(await localityPostcodes('BANKSIA HEIGHTS', 'SA')).toEqual(['5799', '5798']);
});

test('§7 the service is external where the build says so, and on this site where it does not', async () => {
  const { lookups } = network();
  const { searchAddresses } = await openPage();
  await searchAddresses('12 smi');
  vi.stubEnv('VITE_ADDRESS_SERVICE', 'https://kleber.example.com');
  await searchAddresses('12 smi');
  vi.unstubAllEnvs();
  expect(lookups.map((address) => address.replace(/\?.*/, ''))).toEqual([
    '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest',
    'https://kleber.example.com/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest',
  ]);
});
