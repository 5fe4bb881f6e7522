import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedRecord, storedText } from '../../../../../src/ovhc/store/storage.ts';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('stores the record itself as one JSON object under its key', () => {
  const storage = memoryStorage();
  storedRecord([() => storage], 'ovhcQuoteData').write({ coverType: 'S' });
  expect(storage.getItem('ovhcQuoteData')).toBe('{"coverType":"S"}');
});

test('reads and clears what was written, under its own key only', () => {
  const storage = memoryStorage({ other: '{"mine":true}' });
  const record = storedRecord([() => storage], 'ovhcQuoteData');
  expect(record.write({ age: 30 })).toBe(true);
  expect(record.read()).toEqual({ age: 30 });
  record.clear();
  expect(record.read()).toBeUndefined();
  expect(storage.getItem('other')).toBe('{"mine":true}');
});

test('reads nothing where nothing was written, without a warning', () => {
  expect(storedRecord([() => memoryStorage()], 'ovhcQuoteData').read()).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});

test('keeps no older record where storage is full, and throws nothing', () => {
  const storage = fullStorage({ ovhcQuoteData: '{"age":30}' });
  const record = storedRecord([() => storage], 'ovhcQuoteData');
  expect(record.write({ age: 31 })).toBe(false);
  expect(record.read()).toBeUndefined();
});

test('warns once for each key: a draft is written with each keystroke', () => {
  const record = storedRecord([() => fullStorage()], 'ovhcWarnedOnce');
  record.write({ age: 31 });
  record.write({ age: 32 });
  expect(console.warn).toHaveBeenCalledOnce();
});

test('writes to the next area where one takes a text and keeps nothing', () => {
  const [silent, session] = [{ ...memoryStorage(), setItem: () => {} }, memoryStorage()];
  const record = storedRecord([() => silent, () => session], 'ovhcQuoteData');
  expect(record.write({ age: 31 })).toBe(true);
  expect(session.getItem('ovhcQuoteData')).toBe('{"age":31}');
});

test('reads only a text that is usable', () => {
  const areas = [memoryStorage({ key: 'no' }), memoryStorage({ key: 'yes' })].map((area) => () => area);
  expect(storedText(areas, 'key', (text) => text === 'yes').read()).toBe('yes');
});

test('reads nothing where storage is blocked, and throws nothing', () => {
  const record = storedRecord([blockedStorage], 'ovhcQuoteData');
  expect(record.write({ age: 31 })).toBe(false);
  record.clear();
  expect(record.read()).toBeUndefined();
});

test('reads nothing where the record is no JSON', () => {
  expect(storedRecord([() => memoryStorage({ key: '{"age":' })], 'key').read()).toBeUndefined();
});

test('writes to the next area where one has no room', () => {
  const [local, session] = [fullStorage({ ovhcQuoteData: '{"age":30}' }), memoryStorage()];
  const record = storedRecord([() => local, () => session], 'ovhcQuoteData');
  expect(record.write({ age: 31 })).toBe(true);
  expect(record.read()).toEqual({ age: 31 });
  expect(local.getItem('ovhcQuoteData')).toBeNull();
  record.clear();
  expect(record.read()).toBeUndefined();
});

test('leaves no older record in the other area once there is room again', () => {
  const [local, session] = [memoryStorage(), memoryStorage({ ovhcQuoteData: '{"age":30}' })];
  const record = storedRecord([() => local, () => session], 'ovhcQuoteData');
  expect(record.read()).toEqual({ age: 30 });
  record.write({ age: 31 });
  expect(local.getItem('ovhcQuoteData')).toBe('{"age":31}');
  expect(session.getItem('ovhcQuoteData')).toBeNull();
});

test('reads the next area where the first holds no JSON', () => {
  const [local, session] = [memoryStorage({ key: '{"age":' }), memoryStorage({ key: '{"age":30}' })];
  expect(storedRecord([() => local, () => session], 'key').read()).toEqual({ age: 30 });
});
