import { afterEach, expect, test, vi } from 'vitest';
import type { KleberAnswer, KleberQuery, KleberRecord } from '#types/api/kleber';
import localities from '../../../../scripts/sandbox/data/localities.json' with { type: 'json' };
import { API_ROOTS } from '../../../../scripts/sandbox/index.ts';
import { addresses, methods } from '../../../../scripts/sandbox/kleber.ts';
import { startSandbox } from './support/sandbox.ts';

const { read, reset } = startSandbox();

const KLEBER = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';
const SEARCH_ADDRESS = 'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress' as const;
const RETRIEVE_ADDRESS = 'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress' as const;
const SEARCH_LOCALITY = 'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality' as const;
const RETRIEVE_POSTCODES = 'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes' as const;

type Parameters = Partial<KleberQuery>;

const newKey = async (): Promise<string> => (await read('/hcf/tempToken')).token;

async function ask(Method: string, parameters: Parameters): Promise<KleberAnswer['DtResponse']> {
  return (await read(`${KLEBER}?${new URLSearchParams({ Method, OutputFormat: 'json', ...parameters })}`))
    .DtResponse;
}

const find = (method: KleberQuery['Method'], parameters: Parameters): KleberRecord[] =>
  methods[method].find({ Method: method, OutputFormat: 'json', ...parameters });
const lineOf = ({ AddressLine, Locality, State, Postcode }: KleberRecord) =>
  `${AddressLine}, ${Locality} ${State} ${Postcode}`;
const failure = (ErrorMessage: string) => ({ RequestId: '', ResultCount: '0', ErrorMessage, Result: [] });

test('§7 has 60 localities in all states and territories, and unique addresses', () => {
  expect(new Set(localities.map(({ name, state }) => `${name} ${state}`)).size).toBe(60);
  expect(new Set(localities.map(({ state }) => state)).size).toBe(8);
  expect(new Set(addresses.map(lineOf)).size).toBe(60 * 24 * 3);
  expect(new Set(addresses.map(({ DPID }) => DPID)).size).toBe(addresses.length);
  for (const address of addresses) expect(address.Postcode).toMatch(/^\d{4}$/);
  expect(API_ROOTS, 'unknown paths of the service are answered in JSON').toContain('KleberWebService');
});

const SMITH = '12 SMITH STREET, PARRAMATTA NSW 2150';
const OBRIEN = "UNIT 3 31 O'BRIEN STREET, O'CONNOR ACT 2602";
const KENT = 'UNIT 4 27 KENT STREET, SYDNEY NSW 2000';

test.each([
  [[SMITH], ['12 smith par', 'Smith Street 12, Parramatta NSW 2150']],
  [[KENT], ['unit 4 27 kent sydney', '4/27 Kent St, Sydney']],
  [['8 SMITH STREET, DARWIN CITY NT 0800'], ['8 SMITH 0800']],
  [['480 GEORGE STREET, SYDNEY NSW 2000'], ['480 george st, sydney']],
  // with any apostrophe (§5)
  [[OBRIEN], ["3/31 o'brien o'con", '3/31 o’brien, o’con', '3/31 O`Brien O´Con', '3/31 obrien ocon']],
  // no match (§8)
  [[], ['mith parramatta', '12 smith parramatta vic', "'", ',,,']],
])('§7 finds %j by the starts of words in %j', (lines, texts) => {
  for (const AddressLine of texts)
    expect(find(SEARCH_ADDRESS, { AddressLine, ResultLimit: '8' }).map(lineOf)).toEqual(lines);
});

test.each([
  ['12 smith parramatta', { UnitType: '', UnitNumber: '', StreetNumber1: '12', StreetName: 'SMITH' }],
  ['4/27 kent sydney', { UnitType: 'UNIT', UnitNumber: '4', StreetNumber1: '27', StreetName: 'KENT' }],
])('§7 retrieves all parts of "%s"', (AddressLine, parts) => {
  const [{ RecordId = '', ...shown } = {}] = find(SEARCH_ADDRESS, { AddressLine });
  expect(RecordId).toMatch(/^AuPaf\|\d{8}$/);
  expect(Object.keys(shown)).toEqual(['AddressLine', 'Locality', 'State', 'Postcode']);
  expect(find(RETRIEVE_ADDRESS, { RecordId })).toEqual([
    { DPID: RecordId.slice('AuPaf|'.length), StreetType: 'STREET', ...parts, ...shown },
  ]);
  for (const unknown of ['AuPaf|1', '12 SMITH STREET'])
    expect(find(RETRIEVE_ADDRESS, { RecordId: unknown })).toEqual([]);
});

test.each([
  [['RICHMOND NSW', 'RICHMOND TAS', 'RICHMOND VIC'], ['richm']],
  [['RED HILL ACT'], [' Red  HILL']],
  [['BANKSIA HEIGHTS SA'], ['banksia']],
  // with any apostrophe (§5)
  [["O'CONNOR ACT"], ["o'con", 'o’con', 'O‘CON', 'ocon']],
  [[], ['ichmond', 'hill', '’']],
])('§7 finds the localities %j by the start of their names in %j', (expected, texts) => {
  for (const Locality of texts) {
    const found = find(SEARCH_LOCALITY, { Locality, ResultLimit: '8' });
    expect(found.map((each) => Object.values(each).join(' '))).toEqual(expected);
  }
});

test.each([
  ['PARRAMATTA', 'NSW', ['2150']],
  ['richmond', 'nsw', ['2753']],
  ['RICHMOND', 'TAS', ['7025']],
  ['BANKSIA HEIGHTS', 'SA', ['5798', '5799']],
  ['DARWIN CITY', 'NT', ['0800']],
  ['O’CONNOR', 'ACT', ['2602']],
  ['RICHMOND', 'WA', []],
  ['RICH', 'VIC', []],
])('§7 for %s %s, returns the postcodes %j with the number of addresses', (Locality, State, codes) => {
  const found = find(RETRIEVE_POSTCODES, { Locality, State });
  expect(found.map(({ Postcode }) => Postcode)).toEqual(codes);
  const counts = { StreetAddressCount: String(72 / codes.length), PostalAddressCount: '0' };
  for (const each of found) expect(each).toMatchObject(counts);
});

test.each([
  [SEARCH_ADDRESS, { AddressLine: 'smith' }, [180, 8, 10]],
  // only ten match
  [SEARCH_LOCALITY, { Locality: 'b' }, [10, 8, 10]],
])('§9 %s returns as many results as the limit allows, or 10 without a limit', (method, typed, counts) => {
  const limits = [{ ResultLimit: '5000' }, { ResultLimit: '8' }, {}];
  const found = limits.map((limit) => find(method, { ...typed, ...limit }));
  expect(found.map(({ length }) => length)).toEqual(counts);
  expect(found[1]).toEqual(found[0]?.slice(0, 8));
});

test.each<[string, Parameters, string]>([
  [SEARCH_ADDRESS, {}, 'AddressLine is required'],
  [SEARCH_ADDRESS, { AddressLine: ' ' }, 'AddressLine is required'],
  [RETRIEVE_ADDRESS, { AddressLine: '12 smith' }, 'RecordId is required'],
  [SEARCH_LOCALITY, { Locality: '' }, 'Locality is required'],
  [RETRIEVE_POSTCODES, { State: 'NSW' }, 'Locality is required'],
  [RETRIEVE_POSTCODES, { Locality: 'RICHMOND' }, 'State is required'],
  // the key is checked first
  [SEARCH_ADDRESS, { RequestKey: 'abc' }, 'Temporary Request Key has expired'],
  [SEARCH_ADDRESS, { RequestKey: '' }, 'Request Key is required'],
])('§7 %s with %j returns an error with status 200: %s', async (method, parameters, message) => {
  expect(await ask(method, { RequestKey: await newKey(), ...parameters })).toEqual(failure(message));
});

const EXPIRED = 'Temporary Request Key has expired';
const errorFor = async (RequestKey: string) =>
  (await ask(SEARCH_LOCALITY, { RequestKey, Locality: 'sydney' })).ErrorMessage;

afterEach(() => void vi.useRealTimers());

test('§7 issues new keys, and accepts them only if encoded, until the reset', async () => {
  const { token } = await read('/hcf/tempToken');
  expect(token).toMatch(/^\+\/.+=$/);
  expect(await newKey()).not.toBe(token);
  const query = `Method=${SEARCH_LOCALITY}&OutputFormat=json&Locality=sydney&RequestKey=${token}`;
  expect(await read(`${KLEBER}?${query}`)).toEqual({ DtResponse: failure(EXPIRED) });
  expect(await errorFor(token)).toBe('');
  await reset();
  expect([await errorFor(token), await errorFor(await newKey())]).toEqual([EXPIRED, '']);
});

test('§8 accepts a key for 300 seconds, however often it is used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const older = await newKey();
  vi.advanceTimersByTime(200_000);
  const newer = await newKey();
  vi.advanceTimersByTime(99_000);
  expect([await errorFor(older), await errorFor(older), await errorFor(newer)]).toEqual(['', '', '']);
  vi.advanceTimersByTime(1000);
  expect([await errorFor(older), await errorFor(newer)]).toEqual([EXPIRED, '']);
});
