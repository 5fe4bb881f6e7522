import { afterEach, describe, expect, test, vi } from 'vitest';
import { withoutPauses } from '../without-pauses.ts';
import { type Answer, keyed, keyOf, later, network, openPage } from './service.ts';

const never = new Promise<never>(() => {});

/** What a search says when it has failed. */
async function failureOf(search: (text: string) => Promise<unknown>): Promise<string> {
  const error: unknown = await search('12 smith').then(
    () => 'an answer',
    (reason: unknown) => reason,
  );
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('no key, no search', () => {
  test.each([
    ['a status that is not Success', { status: 'Failure' }, 'refused'],
    ['a status that is not Success, with a key', { status: 'Error', token: 'k' }, 'refused'],
    ['Success without a key', { status: 'Success' }, 'wrong shape'],
    ['an empty key', { status: 'Success', token: '' }, 'wrong shape'],
    ['something else', 'Success', 'wrong shape'],
  ])('§7 %s is a failed call', async (_case, answer, failure) => {
    const { lookups } = network({ token: () => answer });
    const { searchAddresses } = await openPage();
    const said = await withoutPauses(() => failureOf(searchAddresses));
    expect(said).toContain(`CallError: /tempToken failed (${failure})`);
    expect(lookups).toEqual([]);
    expect(sessionStorage.getItem('kleberToken')).toBeNull();
  });

  test('decisions "Calls": the next search asks again', async () => {
    const { tokens } = network({ token: (count) => (count === 1 ? { status: 'Failure' } : keyed('k')) });
    const { searchAddresses } = await openPage();
    await expect(searchAddresses('12 smi')).rejects.toThrow('refused');
    expect(await searchAddresses('12 smi')).toEqual([]);
    expect(tokens()).toBe(2);
  });
});

describe('an answer that is none', () => {
  test('decisions "Calls": any other error in the envelope is a failed call, made once', async () => {
    const { keys, tokens } = network({ lookup: () => 'Request Key has insufficient credit' });
    const { searchAddresses } = await openPage();
    expect(await failureOf(searchAddresses)).toContain('(refused)');
    expect([keys(), tokens()]).toEqual([[keyOf(1)], 1]);
  });

  test.each<[string, Answer]>([
    ['no envelope', { body: [] }],
    ['an envelope without records', { body: { DtResponse: { ErrorMessage: '' } } }],
    [
      'a record that is no text',
      { body: { DtResponse: { ErrorMessage: '', Result: [{ Postcode: 2150 }] } } },
    ],
  ])('decisions "Calls": %s is a failed call', async (_case, answer) => {
    network({ lookup: () => answer });
    const { searchAddresses } = await openPage();
    expect(await withoutPauses(() => failureOf(searchAddresses))).toContain('(wrong shape)');
  });

  test('§8 what the console shows names the method and the error, and nothing that was typed or kept', async () => {
    network({ lookup: () => 'Out of order' });
    const { searchAddresses } = await openPage();
    const said = await failureOf(searchAddresses);
    expect(said).toContain('DataTools.Capture.Address.Predictive.AuPaf.SearchAddress says "Out of order"');
    expect(said).not.toMatch(/smith|key1/);
  });
});

describe('the limit of 10,000 ms', () => {
  test('§7 a look-up that takes longer is given up, and has failed', async () => {
    vi.useFakeTimers();
    network({ lookup: () => never });
    const { searchAddresses } = await openPage();
    const failure = failureOf(searchAddresses);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([failure, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toContain('failed (timeout): no answer in 10000 ms');
  });

  test('§7 it is that of the whole look-up: the key, the call, and the same once more', async () => {
    vi.useFakeTimers();
    const late = <Value>(value: Value) =>
      new Promise<Value>((resolve) => setTimeout(() => resolve(value), 4_000));
    const { lookups } = network({
      token: (count) => late(keyed(keyOf(count))),
      lookup: () => late('Temporary Request Key has expired'),
    });
    const { searchAddresses } = await openPage();
    const failure = failureOf(searchAddresses);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toContain('failed (timeout)');
    expect(lookups).toHaveLength(1);
  });
});

describe('a search that was given up', () => {
  test('decisions "Calls": ends with the reason, and so does its call', async () => {
    let inner: AbortSignal | null | undefined;
    network({
      lookup: (_query, signal) => {
        inner = signal;
        return never;
      },
    });
    const { searchAddresses } = await openPage();
    const abort = new AbortController();
    const search = searchAddresses('12 smi', abort.signal);
    await vi.waitUntil(() => inner);
    abort.abort('newer');
    await expect(search).rejects.toBe('newer');
    expect(inner?.aborted).toBe(true);
  });

  test('decisions "Calls": leaves the key to those who still wait for it', async () => {
    const token = later();
    const { keys, tokens } = network({ token: () => token.promise });
    const { searchAddresses } = await openPage();
    const abort = new AbortController();
    const older = searchAddresses('12 smi', abort.signal);
    const newer = searchAddresses('12 smith');
    abort.abort('newer');
    await expect(older).rejects.toBe('newer');
    token.give(keyed('k'));
    expect(await newer).toEqual([]);
    expect([keys(), tokens()]).toEqual([['k'], 1]);
  });

  test('decisions "Calls": leaves the key to the next search as well', async () => {
    const token = later();
    const { tokens } = network({ token: () => token.promise });
    const { searchAddresses } = await openPage();
    const abort = new AbortController();
    const search = searchAddresses('12 smi', abort.signal);
    abort.abort('gone');
    await expect(search).rejects.toBe('gone');
    token.give(keyed('k'));
    await vi.waitUntil(() => sessionStorage.getItem('kleberToken') === 'k');
    await searchAddresses('12 smi');
    expect(tokens()).toBe(1);
  });

  test('decisions "Calls": before it began, asks for nothing', async () => {
    const { lookups, tokens } = network();
    const { searchAddresses } = await openPage();
    await expect(searchAddresses('12 smi', AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect([lookups, tokens()]).toEqual([[], 0]);
  });
});
