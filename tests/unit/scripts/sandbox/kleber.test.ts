import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createContracts } from '../../../../scripts/sandbox/contracts.ts';
import { addresses } from '../../../../scripts/sandbox/data/addresses.ts';
import { API_ROOTS, sandbox } from '../../../../scripts/sandbox/index.ts';
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

test('§7 the service is one of the paths that programs call', () => {
  expect(API_ROOTS).toContain('KleberWebService');
});

describe('§7 predictive address search', () => {
  test('§7 each word typed begins a word of the address', async () => {
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
  ])('§5 no matter which apostrophe: %s', async (typed) => {
    expect(await linesOf(typed)).toEqual(["UNIT 3 31 O'BRIEN STREET, O'CONNOR ACT 2602"]);
  });

  test.each(['mith parramatta', '12 smith parramatta vic', 'zzz', "'", ',,,'])(
    '§8 "%s" finds nothing',
    async (typed) => {
      expect(await linesOf(typed)).toEqual([]);
    },
  );

  test('§9 it finds as many as the limit says, 10 without one', async () => {
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

  test('§7 an id that no search gave finds nothing', async () => {
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
  });

  test('§7 a locality with two postcodes is one', async () => {
    expect(await localitiesOf('banksia')).toEqual([['BANKSIA HEIGHTS', 'SA']]);
  });

  test.each(["o'con", 'o’con', 'O‘CON', 'ocon'])('§5 no matter which apostrophe: %s', async (typed) => {
    expect(await localitiesOf(typed)).toEqual([["O'CONNOR", 'ACT']]);
  });

  test('§9 it finds as many as the limit says, 10 without one; an apostrophe alone finds nothing', async () => {
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
  ])('§7 %s with %j lacks something', async (method, parameters, message) => {
    const url = kleberUrl(method, { RequestKey: await newKey(), ...parameters });
    expect(await ask(url)).toEqual(failure(message));
  });

  test('§7 the key is looked at first', async () => {
    expect((await ask(kleberUrl(SEARCH_ADDRESS, { RequestKey: 'abc' }))).ErrorMessage).toBe(
      'Temporary Request Key has expired',
    );
  });
});

describe('§7 what its contract does not know is a 400', () => {
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

  test('§7 records are texts throughout', () => {
    const misfit = (record: object) =>
      createContracts().misfit('kleber', 'response', { DtResponse: { ErrorMessage: '', Result: [record] } });
    expect(misfit({ Postcode: '0800', AddedLater: 'x' })).toBeUndefined();
    expect(misfit({ Postcode: 800 })).toBe('response/DtResponse/Result/0/Postcode must be string');
    expect(misfit({ AddedLater: null })).toBe('response/DtResponse/Result/0/AddedLater must be string');
  });
});
