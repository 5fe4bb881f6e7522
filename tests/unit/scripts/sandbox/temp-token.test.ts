import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KleberAnswer } from '#types/api/kleber';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { KLEBER, kleberAt, kleberUrl, SEARCH_LOCALITY } from './support/kleber.ts';

const app = Fastify();
app.register(sandbox);
const { newKey, ask } = kleberAt(app);

const EXPIRED: KleberAnswer['DtResponse'] = {
  RequestId: '',
  ResultCount: '0',
  ErrorMessage: 'Temporary Request Key has expired',
  Result: [],
};

const answerTo = (RequestKey: string) => ask(kleberUrl(SEARCH_LOCALITY, { RequestKey, Locality: 'sydney' }));
const errorOf = async (RequestKey: string) => (await answerTo(RequestKey)).ErrorMessage;

describe('§7 tempToken', () => {
  test('§7 answers the status Success and a new token each time', async () => {
    const response = await app.inject('/hcf/tempToken');
    expect(response.json()).toEqual({ status: 'Success', token: expect.any(String) });
    expect(await newKey()).not.toBe(response.json().token);
  });

  test('§7 a token works only if it is encoded', async () => {
    const key = await newKey();
    expect(key).toMatch(/^\+\/.+=$/);
    expect(await errorOf(key)).toBe('');
    const rest = new URLSearchParams({ Method: SEARCH_LOCALITY, OutputFormat: 'json', Locality: 'sydney' });
    expect(await ask(`${KLEBER}?RequestKey=${key}&${rest}`)).toEqual(EXPIRED);
  });
});

describe('§8 a key expires', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('§8 it is valid for 299 seconds and expired after 300, however often it was used', async () => {
    const key = await newKey();
    vi.advanceTimersByTime(299_000);
    expect(await errorOf(key)).toBe('');
    expect(await errorOf(key)).toBe('');
    vi.advanceTimersByTime(1000);
    expect(await answerTo(key)).toEqual(EXPIRED);
  });

  test('§8 a new key changes nothing about an older one', async () => {
    const older = await newKey();
    vi.advanceTimersByTime(200_000);
    const newer = await newKey();
    expect([await errorOf(older), await errorOf(newer)]).toEqual(['', '']);
    vi.advanceTimersByTime(100_000);
    const newest = await newKey();
    expect([await errorOf(older), await errorOf(newer), await errorOf(newest)]).toEqual([
      EXPIRED.ErrorMessage,
      '',
      '',
    ]);
  });
});

describe('§8 an unknown key counts as expired', () => {
  test('§8 one that was never issued', async () => {
    expect(await answerTo('abc')).toEqual(EXPIRED);
  });

  test('§8 one from before the reset, though new ones work', async () => {
    const key = await newKey();
    await app.inject({ method: 'POST', url: '/sandbox/reset' });
    expect(await answerTo(key)).toEqual(EXPIRED);
    expect(await errorOf(await newKey())).toBe('');
  });
});
