import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KleberAnswer } from '#types/api/kleber';
import { createContracts } from '../../../../scripts/sandbox/contracts.ts';
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
  test('§7 answers the status Success and a token, another each time', async () => {
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

  const misfit = (answer: object) => createContracts().misfit('tempToken', 'response', answer);

  test('§7 Success needs a token; another status does not', () => {
    expect(misfit({ status: 'Success' })).toBe("response must have required property 'token'");
    expect(misfit({ status: 'Success', token: '' })).toContain('response/token');
    expect(misfit({ status: 'Success', token: 'abc', addedLater: 1 })).toBeUndefined();
    expect(misfit({ status: 'Failure' })).toBeUndefined();
    expect(misfit({ status: 'Failure', token: '' })).toBeUndefined();
  });
});

describe('§8 a key expires', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('§8 it is good for 299 seconds and expired after 300, however often it was used', async () => {
    const key = await newKey();
    vi.advanceTimersByTime(299_000);
    expect(await errorOf(key)).toBe('');
    expect(await errorOf(key)).toBe('');
    vi.advanceTimersByTime(1000);
    expect(await answerTo(key)).toEqual(EXPIRED);
  });

  test('§8 each has its own time: a new one neither ends an older one nor makes it last', async () => {
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

describe('§8 a key that the sandbox does not know is as good as expired', () => {
  test('§8 one that nobody gave', async () => {
    expect(await answerTo('abc')).toEqual(EXPIRED);
  });

  test('§8 one from before the reset, though new ones work', async () => {
    const key = await newKey();
    await app.inject({ method: 'POST', url: '/sandbox/reset' });
    expect(await answerTo(key)).toEqual(EXPIRED);
    expect(await errorOf(await newKey())).toBe('');
  });

  test('§8 one from before the restart', async () => {
    const restarted = Fastify();
    restarted.register(sandbox);
    const key = await newKey();
    const url = kleberUrl(SEARCH_LOCALITY, { RequestKey: key, Locality: 'sydney' });
    expect(await kleberAt(restarted).ask(url)).toEqual(EXPIRED);
  });
});
