import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { localities } from '../../../../scripts/sandbox/data/index.ts';
import { API_ROOTS, sandbox } from '../../../../scripts/sandbox/index.ts';
import { addresses } from '../../../../scripts/sandbox/kleber.ts';
import {
  KLEBER,
  kleberAt,
  kleberUrl,
  RETRIEVE_ADDRESS,
  RETRIEVE_POSTCODES,
  SEARCH_ADDRESS,
  SEARCH_LOCALITY,
} from './support/kleber.ts';

const app = Fastify();
app.register(sandbox);
const { newKey, ask, find } = kleberAt(app);

const linesOf = async (AddressLine: string, ResultLimit = '8') =>
  (await find(SEARCH_ADDRESS, { AddressLine, ResultLimit })).map(
    (found) => `${found.AddressLine}, ${found.Locality} ${found.State} ${found.Postcode}`,
  );
const localitiesOf = async (Locality: string) =>
  (await find(SEARCH_LOCALITY, { Locality, ResultLimit: '8' })).map((found) => Object.values(found));

test('§7 unknown paths of the service are answered in JSON', () => {
  expect(API_ROOTS).toContain('KleberWebService');
});

describe('§7 the addresses of the sandbox', () => {
  const rows = localities.flatMap(({ name, state, postcodes }) =>
    postcodes.map((postcode) => `${name} ${state} ${postcode}`),
  );

  test('§7 60 localities in order, in all states and territories, each with its postcodes', () => {
    expect(localities).toHaveLength(60);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows).toEqual([...rows].sort());
    for (const row of rows) expect(row).toMatch(/^[A-Z][A-Z' ]+ (ACT|NSW|NT|QLD|SA|TAS|VIC|WA) \d{4}$/);
    expect(new Set(localities.map(({ state }) => state)).size).toBe(8);
  });

  test('§7 each address and each id once, and some with every postcode of its locality', () => {
    const lines = addresses.map(
      ({ AddressLine, Locality, State, Postcode }) => `${AddressLine}, ${Locality} ${State} ${Postcode}`,
    );
    expect(lines).toHaveLength(60 * 24 * 3);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(addresses.map(({ DPID }) => DPID)).size).toBe(lines.length);
    expect([...new Set(lines.map((line) => line.split(', ')[1]))].sort()).toEqual(rows);
  });
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

  test.each([
    ['Smith Street 12, Parramatta NSW 2150', '12 SMITH STREET, PARRAMATTA NSW 2150'],
    ['unit 4 27 kent sydney', 'UNIT 4 27 KENT STREET, SYDNEY NSW 2000'],
    ['4/27 Kent St, Sydney', 'UNIT 4 27 KENT STREET, SYDNEY NSW 2000'],
    ['8 SMITH 0800', '8 SMITH STREET, DARWIN CITY NT 0800'],
    ['480 george st, sydney', '480 GEORGE STREET, SYDNEY NSW 2000'],
  ])('§7 "%s" finds %s', async (typed, line) => {
    expect(await linesOf(typed)).toEqual([line]);
  });

  test.each([
    "3/31 o'brien, o'connor",
    '3/31 o’brien, o’connor',
    '3/31 O`Brien O´Connor',
    '3/31 obrien oconnor',
  ])('§5 with any apostrophe: %s', async (typed) => {
    expect(await linesOf(typed)).toEqual(["UNIT 3 31 O'BRIEN STREET, O'CONNOR ACT 2602"]);
  });

  test.each(['mith parramatta', '12 smith parramatta vic', 'zzz', "'", ',,,'])(
    '§8 "%s" finds nothing',
    async (typed) => {
      expect(await linesOf(typed)).toEqual([]);
    },
  );

  test('§9 finds as many as the limit allows, 10 without one', async () => {
    expect(await linesOf('smith', '8')).toHaveLength(8);
    expect(await linesOf('smith', '1')).toEqual((await linesOf('smith', '8')).slice(0, 1));
    expect(await find(SEARCH_ADDRESS, { AddressLine: 'smith' })).toHaveLength(10);
    expect(await linesOf('smith', '5000')).toHaveLength(180);
  });
});

describe('§7 address retrieve', () => {
  const retrieve = (RecordId = '') => find(RETRIEVE_ADDRESS, { RecordId });

  test.each([
    ['12 smith parramatta', { UnitType: '', UnitNumber: '', StreetNumber1: '12', StreetName: 'SMITH' }],
    ['4/27 kent sydney', { UnitType: 'UNIT', UnitNumber: '4', StreetNumber1: '27', StreetName: 'KENT' }],
  ])('§7 gives "%s" in all its parts', async (AddressLine, parts) => {
    const [found] = await find(SEARCH_ADDRESS, { AddressLine });
    const { RecordId, ...shown } = found ?? {};
    expect(await retrieve(RecordId)).toEqual([
      { DPID: expect.stringMatching(/^\d{8}$/), StreetType: 'STREET', ...parts, ...shown },
    ]);
  });

  test('§7 an unknown id finds nothing', async () => {
    expect(await retrieve('AuPaf|1')).toEqual([]);
    expect(await retrieve('12 SMITH STREET')).toEqual([]);
  });
});

describe('§7 locality search', () => {
  test('§7 finds names by their start, one for each state', async () => {
    expect(await localitiesOf('richm')).toEqual([
      ['RICHMOND', 'NSW'],
      ['RICHMOND', 'TAS'],
      ['RICHMOND', 'VIC'],
    ]);
    expect(await localitiesOf('ichmond')).toEqual([]);
    expect(await localitiesOf('hill')).toEqual([]);
    expect(await localitiesOf(' Red  HILL')).toEqual([['RED HILL', 'ACT']]);
    expect(await localitiesOf('banksia')).toEqual([['BANKSIA HEIGHTS', 'SA']]);
  });

  test.each(["o'con", 'o’con', 'O‘CON', 'ocon'])('§5 with any apostrophe: %s', async (typed) => {
    expect(await localitiesOf(typed)).toEqual([["O'CONNOR", 'ACT']]);
  });

  test('§9 finds as many as the limit allows, 10 without one; an apostrophe alone finds nothing', async () => {
    expect(await find(SEARCH_LOCALITY, { Locality: 'b', ResultLimit: '2' })).toHaveLength(2);
    expect(await find(SEARCH_LOCALITY, { Locality: 'b' })).toHaveLength(10);
    expect(await localitiesOf('’')).toEqual([]);
  });
});

describe('§7 locality postcodes', () => {
  const postcodes = async (Locality: string, State: string) =>
    (await find(RETRIEVE_POSTCODES, { Locality, State })).map(({ Postcode }) => Postcode);

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
  ])('§7 %s %s has %j', async (locality, state, expected) => {
    expect(await postcodes(locality, state)).toEqual(expected);
  });
});

describe('§7 errors come with status 200', () => {
  const failure = (ErrorMessage: string) => ({ RequestId: '', ResultCount: '0', ErrorMessage, Result: [] });

  test.each([{}, { RequestKey: '' }])('§7 without a key: %j', async (key) => {
    const url = kleberUrl(SEARCH_LOCALITY, { Locality: 'sydney', ...key });
    expect(await ask(url)).toEqual(failure('Request Key is required'));
  });

  test.each([
    [SEARCH_ADDRESS, {}, 'AddressLine is required'],
    [SEARCH_ADDRESS, { AddressLine: ' ' }, 'AddressLine is required'],
    [RETRIEVE_ADDRESS, { AddressLine: '12 smith' }, 'RecordId is required'],
    [SEARCH_LOCALITY, { Locality: '' }, 'Locality is required'],
    [RETRIEVE_POSTCODES, { State: 'NSW' }, 'Locality is required'],
    [RETRIEVE_POSTCODES, { Locality: 'RICHMOND' }, 'State is required'],
  ])('§7 %s with %j: a parameter is missing', async (method, parameters, message) => {
    const url = kleberUrl(method, { RequestKey: await newKey(), ...parameters });
    expect(await ask(url)).toEqual(failure(message));
  });

  test('§7 the key is checked first', async () => {
    expect((await ask(kleberUrl(SEARCH_ADDRESS, { RequestKey: 'abc' }))).ErrorMessage).toBe(
      'Temporary Request Key has expired',
    );
  });
});

describe('§7 a request that breaks its contract is a 400', () => {
  test.each([
    ['no query at all', KLEBER, "must have required property 'query'"],
    ['an unknown method', kleberUrl('DataTools.Verify.Email', {}), 'request/query/Method'],
    ['XML', `${kleberUrl(SEARCH_LOCALITY, {})}&OutputFormat=xml`, 'request/query/OutputFormat'],
    ['a limit of 0', kleberUrl(SEARCH_LOCALITY, { ResultLimit: '0' }), 'request/query/ResultLimit'],
    [
      'a key sent twice',
      `${kleberUrl(SEARCH_LOCALITY, {})}&RequestKey=a&RequestKey=b`,
      'RequestKey must be string',
    ],
    ['a parameter of no method', `${kleberUrl(SEARCH_LOCALITY, {})}&Suburb=a`, '(Suburb)'],
  ])('§7 %s', async (_case, url, message) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(message);
    expect(response.json().message).toContain('See schemas/api/kleber.schema.json');
  });
});
