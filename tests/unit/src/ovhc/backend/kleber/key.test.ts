import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { blockedStorage, fullStorage } from '../../store/memory-storage.ts';
import { serve } from '../server.ts';
import { withoutPauses } from '../without-pauses.ts';
import { EXPIRED, keyed, keyOf, later, network, openPage, whileGood } from './service.ts';

describe('the key of address lookup', () => {
  test('§7 is kept in session storage under kleberToken, as it came', async () => {
    network();
    const { searchAddresses } = await openPage();
    await searchAddresses('12 smi');
    expect(sessionStorage.getItem('kleberToken')).toBe('+/key1==');
  });

  test('§7 arrives whole, with the characters that an address cannot carry as they are', async () => {
    const { lookups, keys } = network({ token: () => keyed('a+b/c=&d#e?é') });
    const { searchAddresses } = await openPage();
    await searchAddresses('12 smi');
    expect(keys()).toEqual(['a+b/c=&d#e?é']);
    expect(lookups[0]).toContain('RequestKey=a%2Bb%2Fc%3D%26d%23e%3F%C3%A9&');
  });

  test('§7 is asked for once, and sent with every call', async () => {
    const { keys, tokens } = network();
    const { searchAddresses, searchLocalities } = await openPage();
    await searchAddresses('12 smi');
    await searchLocalities('richm');
    expect([keys(), tokens()]).toEqual([[keyOf(1), keyOf(1)], 1]);
  });

  test('§7 is one for all who ask while it is on its way', async () => {
    const { keys, tokens } = network();
    const { searchAddresses, searchLocalities } = await openPage();
    await Promise.all([searchAddresses('12 smi'), searchLocalities('richm')]);
    expect([keys(), tokens()]).toEqual([[keyOf(1), keyOf(1)], 1]);
  });

  test('§7 is still good after a reload', async () => {
    const { keys, tokens } = network();
    await (await openPage()).searchAddresses('12 smi');
    await (await openPage()).searchAddresses('12 smith');
    expect([keys(), tokens()]).toEqual([[keyOf(1), keyOf(1)], 1]);
  });

  test('decisions "Data": storage that is blocked leaves it in memory, for as long as the page is open', async () => {
    const { keys, tokens } = network();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: blockedStorage });
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, 'sessionStorage');
      warn.mockRestore();
    });
    const { searchAddresses } = await openPage();
    await searchAddresses('12 smi');
    await searchAddresses('12 smith');
    expect([keys(), tokens(), warn.mock.calls.length]).toEqual([[keyOf(1), keyOf(1)], 1, 1]);
  });

  test('decisions "Data": storage that is full keeps an old key, and the new one is used', async () => {
    const { keys, tokens } = network({ lookup: whileGood((key) => key === keyOf(1)) });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('sessionStorage', fullStorage({ kleberToken: 'old' }));
    const { searchAddresses } = await openPage();
    await searchAddresses('12 smi');
    await searchAddresses('12 smith');
    expect([keys(), tokens()]).toEqual([['old', keyOf(1), keyOf(1)], 1]);
    warn.mockRestore();
  });
});

describe('a service that refuses the whole request', () => {
  const lookup = 'ProcessQueryStringRequest';
  const keptAfter = async (status: number) => {
    network();
    sessionStorage.setItem('kleberToken', 'old');
    const asked = serve({ status });
    const { searchAddresses } = await openPage();
    await expect(withoutPauses(() => searchAddresses('12 smi'))).rejects.toThrow(`answered ${status}`);
    expect(asked.every((address) => address.includes(lookup))).toBe(true);
    return sessionStorage.getItem('kleberToken');
  };

  test.each([400, 401, 403, 414])(
    'with %i: it may be for the key, so the next look-up asks for another',
    async (status) => {
      expect(await keptAfter(status)).toBeNull();
    },
  );

  test.each([500, 503])('with %i: the key has nothing to do with it', async (status) => {
    expect(await keptAfter(status)).toBe('old');
  });
});

describe('an expired key', () => {
  test('§8 is replaced by a new one, and the call is made again', async () => {
    const smith = { AddressLine: '12 SMITH STREET' };
    const { keys, tokens } = network({ lookup: whileGood((key) => key !== keyOf(1), [smith]) });
    const { searchAddresses } = await openPage();
    expect(await searchAddresses('12 smi')).toEqual([smith]);
    expect([keys(), tokens()]).toEqual([[keyOf(1), keyOf(2)], 2]);
    expect(sessionStorage.getItem('kleberToken')).toBe(keyOf(2));
  });

  test.each(['TEMPORARY REQUEST KEY HAS EXPIRED', 'Error: the temporary request key "+/k" is expired.'])(
    'decisions "Calls": "%s" says the same',
    async (message) => {
      const answers = [message, []];
      const { tokens } = network({ lookup: () => answers.shift() ?? [] });
      const { searchAddresses } = await openPage();
      expect(await searchAddresses('12 smi')).toEqual([]);
      expect(tokens()).toBe(2);
    },
  );

  test('decisions "Calls": two calls that wait share one new key', async () => {
    const { keys, tokens } = network({ lookup: whileGood((key) => key === keyOf(1)) });
    sessionStorage.setItem('kleberToken', 'old');
    const { searchAddresses, searchLocalities } = await openPage();
    await Promise.all([searchAddresses('12 smi'), searchLocalities('richm')]);
    expect([keys(), tokens()]).toEqual([['old', 'old', keyOf(1), keyOf(1)], 1]);
  });

  test('decisions "Calls": a call that comes while the new key is on its way waits for it', async () => {
    const token = later();
    const service = network({ token: () => token.promise, lookup: whileGood((key) => key === 'new') });
    sessionStorage.setItem('kleberToken', 'old');
    const { searchAddresses, searchLocalities } = await openPage();
    const first = searchAddresses('12 smi');
    await vi.waitUntil(() => service.tokens() === 1);
    const second = searchLocalities('richm');
    token.give(keyed('new'));
    await Promise.all([first, second]);
    expect([service.keys(), service.tokens()]).toEqual([['old', 'new', 'new'], 1]);
  });

  test('decisions "Calls": where a newer key has come meanwhile, that one serves', async () => {
    const first = later<string>();
    const { keys, tokens } = network({
      lookup: (query) => {
        if (query.get('RequestKey') === keyOf(1)) return [];
        return query.get('AddressLine') ? first.promise : EXPIRED;
      },
    });
    sessionStorage.setItem('kleberToken', 'old');
    const { searchAddresses, searchLocalities } = await openPage();
    const slow = searchAddresses('12 smi');
    await searchLocalities('richm');
    first.give(EXPIRED);
    expect(await slow).toEqual([]);
    expect([keys(), tokens()]).toEqual([['old', 'old', keyOf(1), keyOf(1)], 1]);
  });

  test('decisions "Calls": one that expires a second time has failed, and the next call asks for a key', async () => {
    let isGood = false;
    const { keys, tokens } = network({ lookup: whileGood(() => isGood) });
    const { searchAddresses, CallError } = await openPage();
    await expect(searchAddresses('12 smi')).rejects.toThrow(CallError);
    expect([keys(), tokens()]).toEqual([[keyOf(1), keyOf(2)], 2]);
    isGood = true;
    expect(await searchAddresses('12 smi')).toEqual([]);
  });
});
