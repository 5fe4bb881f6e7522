import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KleberAnswer, KleberQuery, KleberRecord } from '#types/api/kleber';
import { localities } from '../../../../scripts/sandbox/data/index.ts';
import { API_ROOTS } from '../../../../scripts/sandbox/index.ts';
import { addresses } from '../../../../scripts/sandbox/kleber.ts';
import { answerOf, startSandbox } from './support/sandbox.ts';

const { get, reset } = startSandbox();

const KLEBER = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';
const SEARCH_ADDRESS = 'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress';
const RETRIEVE_ADDRESS = 'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress';
const SEARCH_LOCALITY = 'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality';
const RETRIEVE_POSTCODES = 'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes';

type Parameters = Partial<KleberQuery>;

const newKey = async (): Promise<string> => (await answerOf(get('/hcf/tempToken'))).token;

async function ask(Method: string, parameters: Parameters): Promise<KleberAnswer['DtResponse']> {
  const query = new URLSearchParams({ Method, OutputFormat: 'json', ...parameters });
  return (await answerOf(get(`${KLEBER}?${query}`))).DtResponse;
}

/** Returns the records that a method finds, with a new key. */
async function find(method: string, parameters: Parameters): Promise<KleberRecord[]> {
  const { Result, ...rest } = await ask(method, { RequestKey: await newKey(), ...parameters });
  expect(rest).toEqual({ RequestId: '', ResultCount: String(Result.length), ErrorMessage: '' });
  return Result;
}

const lineOf = ({ AddressLine, Locality, State, Postcode }: KleberRecord) =>
  `${AddressLine}, ${Locality} ${State} ${Postcode}`;
const findLines = async (AddressLine: string) =>
  (await find(SEARCH_ADDRESS, { AddressLine, ResultLimit: '8' })).map(lineOf);
const findLocalities = async (Locality: string) =>
  (await find(SEARCH_LOCALITY, { Locality, ResultLimit: '8' })).map((found) =>
    Object.values(found).join(' '),
  );

const failure = (ErrorMessage: string) => ({ RequestId: '', ResultCount: '0', ErrorMessage, Result: [] });

test('§7 unknown paths of the service are answered in JSON', () => {
  expect(API_ROOTS).toContain('KleberWebService');
});

test('§7 there are 60 localities in order, in all states and territories, and each address once', () => {
  const rows = localities.flatMap(({ name, state, postcodes }) =>
    postcodes.map((postcode) => `${name} ${state} ${postcode}`),
  );
  expect(localities).toHaveLength(60);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toEqual([...rows].sort());
  for (const row of rows) expect(row).toMatch(/^[A-Z][A-Z' ]+ (ACT|NSW|NT|QLD|SA|TAS|VIC|WA) \d{4}$/);
  expect(new Set(localities.map(({ state }) => state)).size).toBe(8);

  const lines = addresses.map(lineOf);
  expect(lines).toHaveLength(60 * 24 * 3);
  expect(new Set(lines).size).toBe(lines.length);
  expect(new Set(addresses.map(({ DPID }) => DPID)).size).toBe(lines.length);
  expect([...new Set(lines.map((line) => line.split(', ')[1]))].sort()).toEqual(rows);
});

describe('§7 predictive address search', () => {
  test('§7 each typed word starts a word of the address', async () => {
    expect(await find(SEARCH_ADDRESS, { AddressLine: '12 smith par' })).toEqual([
      {
        RecordId: expect.stringMatching(/^AuPaf/),
        AddressLine: '12 SMITH STREET',
        Locality: 'PARRAMATTA',
        State: 'NSW',
        Postcode: '2150',
      },
    ]);
  });

  const OBRIEN = "UNIT 3 31 O'BRIEN STREET, O'CONNOR ACT 2602";

  test.each([
    ['Smith Street 12, Parramatta NSW 2150', ['12 SMITH STREET, PARRAMATTA NSW 2150']],
    ['unit 4 27 kent sydney', ['UNIT 4 27 KENT STREET, SYDNEY NSW 2000']],
    ['4/27 Kent St, Sydney', ['UNIT 4 27 KENT STREET, SYDNEY NSW 2000']],
    ['8 SMITH 0800', ['8 SMITH STREET, DARWIN CITY NT 0800']],
    ['480 george st, sydney', ['480 GEORGE STREET, SYDNEY NSW 2000']],
    // with any apostrophe (§5)
    ["3/31 o'brien, o'connor", [OBRIEN]],
    ['3/31 o’brien, o’connor', [OBRIEN]],
    ['3/31 O`Brien O´Connor', [OBRIEN]],
    ['3/31 obrien oconnor', [OBRIEN]],
    // nothing (§8)
    ['mith parramatta', []],
    ['12 smith parramatta vic', []],
    ["'", []],
    [',,,', []],
  ])('§7 "%s" finds %j', async (typed, lines) => {
    expect(await findLines(typed)).toEqual(lines);
  });

  test('§9 finds as many as the limit allows, 10 without one', async () => {
    const AddressLine = 'smith';
    const all = await find(SEARCH_ADDRESS, { AddressLine, ResultLimit: '5000' });
    expect(all).toHaveLength(180);
    expect(await find(SEARCH_ADDRESS, { AddressLine, ResultLimit: '8' })).toEqual(all.slice(0, 8));
    expect(await find(SEARCH_ADDRESS, { AddressLine })).toEqual(all.slice(0, 10));
  });
});

describe('§7 address retrieve', () => {
  test.each([
    ['12 smith parramatta', { UnitType: '', UnitNumber: '', StreetNumber1: '12', StreetName: 'SMITH' }],
    ['4/27 kent sydney', { UnitType: 'UNIT', UnitNumber: '4', StreetNumber1: '27', StreetName: 'KENT' }],
  ])('§7 gives "%s" in all its parts', async (AddressLine, parts) => {
    const [{ RecordId = '', ...shown } = {}] = await find(SEARCH_ADDRESS, { AddressLine });
    expect(await find(RETRIEVE_ADDRESS, { RecordId })).toEqual([
      { DPID: expect.stringMatching(/^\d{8}$/), StreetType: 'STREET', ...parts, ...shown },
    ]);
  });

  test.each(['AuPaf|1', '12 SMITH STREET'])('§7 the unknown id "%s" finds nothing', async (RecordId) => {
    expect(await find(RETRIEVE_ADDRESS, { RecordId })).toEqual([]);
  });
});

describe('§7 locality search', () => {
  test.each([
    ['richm', ['RICHMOND NSW', 'RICHMOND TAS', 'RICHMOND VIC']],
    ['ichmond', []],
    ['hill', []],
    [' Red  HILL', ['RED HILL ACT']],
    ['banksia', ['BANKSIA HEIGHTS SA']],
    // with any apostrophe (§5)
    ["o'con", ["O'CONNOR ACT"]],
    ['o’con', ["O'CONNOR ACT"]],
    ['O‘CON', ["O'CONNOR ACT"]],
    ['ocon', ["O'CONNOR ACT"]],
    ['’', []],
  ])('§7 "%s" finds %j: names by their start, one for each state', async (typed, expected) => {
    expect(await findLocalities(typed)).toEqual(expected);
  });

  test('§9 finds as many as the limit allows, 10 without one', async () => {
    expect(await find(SEARCH_LOCALITY, { Locality: 'b', ResultLimit: '2' })).toHaveLength(2);
    expect(await find(SEARCH_LOCALITY, { Locality: 'b' })).toHaveLength(10);
  });
});

describe('§7 locality postcodes', () => {
  test('§7 gives the postcode, and how many addresses have it', async () => {
    const here = addresses.filter(({ Locality }) => Locality === 'PARRAMATTA');
    expect(await find(RETRIEVE_POSTCODES, { Locality: 'PARRAMATTA', State: 'NSW' })).toEqual([
      {
        Locality: 'PARRAMATTA',
        State: 'NSW',
        Postcode: '2150',
        StreetAddressCount: String(here.length),
        PostalAddressCount: '0',
      },
    ]);
  });

  test.each([
    ['RICHMOND', 'VIC', ['3121']],
    ['richmond', 'nsw', ['2753']],
    ['RICHMOND', 'TAS', ['7025']],
    ['BANKSIA HEIGHTS', 'SA', ['5798', '5799']],
    ['DARWIN CITY', 'NT', ['0800']],
    ['O’CONNOR', 'ACT', ['2602']],
    ['RICHMOND', 'WA', []],
    ['RICH', 'VIC', []],
    ['NOWHERE', 'NSW', []],
  ])('§7 %s %s has %j', async (Locality, State, expected) => {
    const found = await find(RETRIEVE_POSTCODES, { Locality, State });
    expect(found.map(({ Postcode }) => Postcode)).toEqual(expected);
  });
});

describe('§7 errors come with status 200', () => {
  test.each([{}, { RequestKey: '' }])('§7 without a key: %j', async (key) => {
    const answer = await ask(SEARCH_LOCALITY, { Locality: 'sydney', ...key });
    expect(answer).toEqual(failure('Request Key is required'));
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
  ])('§7 %s with %j: %s', async (method, parameters, message) => {
    expect(await ask(method, { RequestKey: await newKey(), ...parameters })).toEqual(failure(message));
  });
});

describe('§8 a key of tempToken', () => {
  const EXPIRED = 'Temporary Request Key has expired';
  const errorFor = async (RequestKey: string) =>
    (await ask(SEARCH_LOCALITY, { RequestKey, Locality: 'sydney' })).ErrorMessage;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('§7 is a new one each time, and works only if it is encoded', async () => {
    const answer = await answerOf(get('/hcf/tempToken'));
    expect(answer).toEqual({ status: 'Success', token: expect.stringMatching(/^\+\/.+=$/) });
    expect(await newKey()).not.toBe(answer.token);
    const query = `Method=${SEARCH_LOCALITY}&OutputFormat=json&Locality=sydney&RequestKey=${answer.token}`;
    expect(await answerOf(get(`${KLEBER}?${query}`))).toEqual({ DtResponse: failure(EXPIRED) });
    expect(await errorFor(answer.token)).toBe('');
  });

  test('§8 expires after 300 seconds, however often it was used and whatever key is newer', async () => {
    const older = await newKey();
    vi.advanceTimersByTime(200_000);
    const newer = await newKey();
    vi.advanceTimersByTime(99_000);
    expect([await errorFor(older), await errorFor(older), await errorFor(newer)]).toEqual(['', '', '']);
    vi.advanceTimersByTime(1000);
    expect([await errorFor(older), await errorFor(newer)]).toEqual([EXPIRED, '']);
  });

  test('§8 counts as expired if it was issued before the reset', async () => {
    const key = await newKey();
    await reset();
    expect([await errorFor(key), await errorFor(await newKey())]).toEqual([EXPIRED, '']);
  });
});
