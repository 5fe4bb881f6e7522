import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deferred } from '../../../../../deferred.ts';
import { blockedStorage, fullStorage } from '../../store/memory-storage.ts';
import { serve, withoutPauses } from '../server.ts';
import { EXPIRED, keyed, keyOf, openPage, openService, whileValid } from './service.ts';

const [first, second] = [keyOf(1), keyOf(2)];

beforeEach(() => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => warn.mockRestore();
});

describe('§7 the key of address lookup', () => {
  test('is requested once for all calls, and stored as kleberToken for a reload', async () => {
    const { keys, searchAddresses, searchLocalities } = await openService();
    await Promise.all([searchAddresses('12 smi'), searchLocalities('richm')]);
    await searchAddresses('12 smith');
    expect(keys()).toEqual([[first, first, first], 1]);
    expect(sessionStorage.getItem('kleberToken')).toBe(first);
    await (await openPage()).searchAddresses('12 smith');
    expect(keys()).toEqual([[first, first, first, first], 1]);
  });

  test('is encoded in the address', async () => {
    const { lookups, searchAddresses } = await openService({ token: () => keyed('a+b/c=&d#e?é') });
    await searchAddresses('12 smi');
    expect(lookups[0]?.search).toContain('RequestKey=a%2Bb%2Fc%3D%26d%23e%3F%C3%A9&');
  });

  test('stays in memory if storage is blocked', async () => {
    const { keys, searchAddresses } = await openService();
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: blockedStorage });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));
    await searchAddresses('12 smi');
    await searchAddresses('12 smith');
    expect(keys()).toEqual([[first, first], 1]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('stays in memory if storage is full and has an old key', async () => {
    const { keys, searchAddresses } = await openService({ lookup: whileValid((key) => key === first) });
    vi.stubGlobal('sessionStorage', fullStorage({ kleberToken: 'old' }));
    await searchAddresses('12 smi');
    await searchAddresses('12 smith');
    expect(keys()).toEqual([['old', first, first], 1]);
  });

  test.each([
    [400, null],
    [401, null],
    [403, null],
    [414, null],
    [500, 'old'],
    [503, 'old'],
  ])('after status %i of a look-up, storage has the key %j', async (status, key) => {
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
    ['an empty key', { status: 'Success', token: '' }, 'wrong shape'],
    ['something else', 'Success', 'wrong shape'],
  ])('is required: after %s the search fails, and the next one requests it again', async (...parts) => {
    const [, answer, failure] = parts;
    let isFixed = false;
    const token = () => (isFixed ? keyed('k') : answer);
    const { lookups, searchAddresses } = await openService({ token });
    const search = withoutPauses(() => searchAddresses('12 smi'));
    await expect(search).rejects.toThrow(`/tempToken failed (${failure})`);
    expect([lookups, sessionStorage.getItem('kleberToken')]).toEqual([[], null]);
    isFixed = true;
    expect(await searchAddresses('12 smi')).toEqual([]);
  });
});

describe('§8 an expired key', () => {
  test.each([EXPIRED, EXPIRED.toUpperCase(), 'Error: the temporary request key "+/k" is expired.'])(
    'is replaced, and the call is made again after "%s"',
    async (message) => {
      const smith = { AddressLine: '12 SMITH STREET' };
      const answers = [message, [smith]];
      const { keys, searchAddresses } = await openService({ lookup: () => answers.shift() ?? [] });
      expect(await searchAddresses('12 smi')).toEqual([smith]);
      expect(keys()).toEqual([[first, second], 2]);
      expect(sessionStorage.getItem('kleberToken')).toBe(second);
    },
  );

  test('is replaced once for calls that wait at the same time', async () => {
    const lookup = whileValid((key) => key === first);
    const { keys, searchAddresses, searchLocalities } = await openService({ lookup, stored: 'old' });
    await Promise.all([searchAddresses('12 smi'), searchLocalities('richm')]);
    expect(keys()).toEqual([['old', 'old', first, first], 1]);
  });

  test('makes a call that starts meanwhile wait for the new key', async () => {
    const token = deferred();
    const lookup = whileValid((key) => key === 'new');
    const service = await openService({ token: () => token.promise, lookup, stored: 'old' });
    const { keys, searchAddresses, searchLocalities } = service;
    const calls = [searchAddresses('12 smi')];
    await vi.waitUntil(() => keys()[1] === 1);
    calls.push(searchLocalities('richm'));
    token.resolve(keyed('new'));
    await Promise.all(calls);
    expect(keys()).toEqual([['old', 'new', 'new'], 1]);
  });

  test('is not replaced again if a newer key has come meanwhile', async () => {
    const slow = deferred<string>();
    const lookup = (query: URLSearchParams) => {
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

  test('fails the second time, and the next call requests another key', async () => {
    let isValid = false;
    const { keys, searchAddresses } = await openService({ lookup: whileValid(() => isValid) });
    await expect(searchAddresses('12 smi')).rejects.toMatchObject({ name: 'CallError' });
    expect(keys()).toEqual([[first, second], 2]);
    isValid = true;
    expect(await searchAddresses('12 smi')).toEqual([]);
  });
});
