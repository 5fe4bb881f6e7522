import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import isSavedQuote from '../../../../../schemas/data/saved-quote.schema.json?validator';
import { storedRecord, storedText, stripInvalid } from '../../../../../src/ovhc/store/storage.ts';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';

const recordIn = (...areas: Storage[]) =>
  storedRecord(
    areas.map((area) => () => area),
    'key',
  );
const old = { key: '{"age":30}' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a stored record', () => {
  test('is stored as JSON under its key until it is cleared', () => {
    const storage = memoryStorage({ other: '{"mine":true}' });
    const record = recordIn(storage);
    expect(record.read()).toBeUndefined();
    expect(console.warn).not.toHaveBeenCalled();
    expect(record.write({ age: 30 })).toBe(true);
    expect(storage.getItem('key')).toBe('{"age":30}');
    expect(record.read()).toEqual({ age: 30 });
    record.clear();
    expect(record.read()).toBeUndefined();
    expect(storage.getItem('other')).toBe('{"mine":true}');
  });

  test('is removed with one warning if its next version does not fit', () => {
    const storage = fullStorage(old);
    expect(recordIn(storage).write({ age: 31 })).toBe(false);
    expect(storage.getItem('key')).toBeNull();
    recordIn(storage).write({ age: 32 });
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('is undefined if storage is blocked', () => {
    const record = storedRecord([blockedStorage], 'key');
    expect(record.write({ age: 31 })).toBe(false);
    record.clear();
    expect(record.read()).toBeUndefined();
  });

  test.each([
    ['is full', fullStorage(old)],
    ['accepts a text and stores nothing', { ...memoryStorage(), setItem: () => {} }],
  ])('moves to the next area if the first one %s', (_case, local) => {
    const session = memoryStorage();
    const record = recordIn(local, session);
    expect(record.write({ age: 31 })).toBe(true);
    expect(record.read()).toEqual({ age: 31 });
    expect([local.getItem('key'), session.getItem('key')]).toEqual([null, '{"age":31}']);
    record.clear();
    expect(record.read()).toBeUndefined();
  });

  test('moves back when storage has room, and removes the older version', () => {
    const [local, session] = [memoryStorage(), memoryStorage(old)];
    const record = recordIn(local, session);
    expect(record.read()).toEqual({ age: 30 });
    record.write({ age: 31 });
    expect([local.getItem('key'), session.getItem('key')]).toEqual(['{"age":31}', null]);
  });

  test('is read from the next area if the first one has invalid JSON', () => {
    expect(recordIn(memoryStorage({ key: '{"age":' })).read()).toBeUndefined();
    expect(recordIn(memoryStorage({ key: '{"age":' }), memoryStorage(old)).read()).toEqual({ age: 30 });
  });
});

test('reads the first stored text that is valid', () => {
  const areas = [memoryStorage({ key: 'no' }), memoryStorage({ key: 'yes' })].map((area) => () => area);
  expect(storedText(areas, 'key', (text) => text === 'yes').read()).toBe('yes');
});

describe('removing invalid fields', () => {
  const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
  const quote = { visaType, coverType: 'D', age: 30, partnerAge: 31, rnNumber: 'RN1' };
  const stripped = (value: unknown) => stripInvalid(isSavedQuote, value);

  test.each([
    ['an age below 18', 'age', 17],
    ['a fraction of a year', 'age', 30.5],
    ['an age as text', 'age', '30'],
    ['an unknown cover type', 'coverType', 'X'],
    ['a visa that is not a list', 'visaType', visaType[0]],
    ['an empty list of visas', 'visaType', []],
    ['a list of two visas', 'visaType', [...visaType, ...visaType]],
    ['a visa without its code', 'visaType', [{ name: 'Visa', isSupported: true }]],
    ['a visa whose code would change the call’s path', 'visaType', [{ ...visaType[0], code: '482.S.A1' }]],
    ['a day that does not exist', 'dob', '2023-02-29'],
    ['an unknown field', 'version', 2],
  ])('removes only %s', (_case, name, value) => {
    const { [name]: _gone, ...others } = { ...quote, [name]: value } as Record<string, unknown>;
    expect(stripped({ ...quote, [name]: value })).toEqual(others);
    const { age: _age, ...rest } = others;
    expect(stripped({ ...quote, [name]: value, age: 'old' })).toEqual(rest);
  });

  test('returns a valid record unchanged and an empty one for other values', () => {
    expect(stripped(quote)).toBe(quote);
    for (const value of [null, undefined, [], 'quote', 7]) expect(stripped(value)).toEqual({});
  });
});
