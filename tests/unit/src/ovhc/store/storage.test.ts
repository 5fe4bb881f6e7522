import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptRecord } from '../../../../../src/ovhc/store/storage.ts';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('decisions "Data": storage holds the record itself as one JSON object under its key', () => {
  const storage = memoryStorage();
  keptRecord([() => storage], 'ovhcQuoteData').write({ coverType: 'S' });
  expect(storage.getItem('ovhcQuoteData')).toBe('{"coverType":"S"}');
});

test('§3 what was written is read, and cleared, under its own key only', () => {
  const storage = memoryStorage({ other: '{"mine":true}' });
  const record = keptRecord([() => storage], 'ovhcQuoteData');
  expect(record.write({ age: 30 })).toBe(true);
  expect(record.read()).toEqual({ age: 30 });
  record.clear();
  expect(record.read()).toBeUndefined();
  expect(storage.getItem('other')).toBe('{"mine":true}');
});

test('§3 what was never written is nothing, and no reason to warn', () => {
  expect(keptRecord([() => memoryStorage()], 'ovhcQuoteData').read()).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});

test('decisions "Data": storage that is full keeps nothing, no older record either, and throws nothing', () => {
  const storage = fullStorage({ ovhcQuoteData: '{"age":30}' });
  const record = keptRecord([() => storage], 'ovhcQuoteData');
  expect(record.write({ age: 31 })).toBe(false);
  expect(record.read()).toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('decisions "Data": storage that is blocked reads as nothing and throws nothing', () => {
  const record = keptRecord([blockedStorage], 'ovhcQuoteData');
  expect(record.write({ age: 31 })).toBe(false);
  record.clear();
  expect(record.read()).toBeUndefined();
  expect(console.warn).toHaveBeenCalled();
});

test('decisions "Data": a record that is no JSON reads as nothing', () => {
  expect(keptRecord([() => memoryStorage({ key: '{"age":' })], 'key').read()).toBeUndefined();
});

test('decisions "Data": where one storage has no room, the next one keeps the record for the visit', () => {
  const [local, session] = [fullStorage({ ovhcQuoteData: '{"age":30}' }), memoryStorage()];
  const record = keptRecord([() => local, () => session], 'ovhcQuoteData');
  expect(record.write({ age: 31 })).toBe(true);
  expect(record.read()).toEqual({ age: 31 });
  expect(local.getItem('ovhcQuoteData')).toBeNull();
  record.clear();
  expect(record.read()).toBeUndefined();
});

test('decisions "Data": once there is room again, no older record stays in the other storage', () => {
  const [local, session] = [memoryStorage(), memoryStorage({ ovhcQuoteData: '{"age":30}' })];
  const record = keptRecord([() => local, () => session], 'ovhcQuoteData');
  expect(record.read()).toEqual({ age: 30 });
  record.write({ age: 31 });
  expect(local.getItem('ovhcQuoteData')).toBe('{"age":31}');
  expect(session.getItem('ovhcQuoteData')).toBeNull();
});

test('decisions "Data": a record that is no JSON hides none in the next storage', () => {
  const [local, session] = [memoryStorage({ key: '{"age":' }), memoryStorage({ key: '{"age":30}' })];
  expect(keptRecord([() => local, () => session], 'key').read()).toEqual({ age: 30 });
});
