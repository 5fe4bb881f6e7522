import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import validate from '../../../../../schemas/api/visatypes.schema.json?validator=response';
import { getJson, OVHC_TIMEOUT, postForm, postJson } from '../../../../../src/ovhc/backend/call.ts';
import { getPrice } from '../../../../../src/ovhc/backend/price.ts';
import { priceRequest } from '../../../../../src/ovhc/quote/price-request.ts';
import { type Answer, serve } from './server.ts';

const PATH = '/ovhc/visatypes.json';
const visas = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const options = { validate, timeout: OVHC_TIMEOUT };
const read = (signal?: AbortSignal) => getJson(PATH, { ...options, signal });

/** Resolves to what a call comes to, its error included. */
const endOf = (call: Promise<unknown>) => call.catch(String);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('§8 a call that reads', () => {
  test('is made again one second after it failed, and three seconds after that', async () => {
    const asked = serve({ status: 503 }, { status: 503 }, { body: visas });
    const end = endOf(read());
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toEqual(visas);
    expect(asked).toEqual(Array(3).fill(`/hcf${PATH}`));
  });

  test('has failed after the third time', async () => {
    const asked = serve({ status: 500 }, { status: 502 }, { status: 503 }, { body: visas });
    const end = endOf(read());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toContain('the server answered 503');
    expect(asked).toHaveLength(3);
  });

  test.each<[string, Answer | Error]>([
    ['a connection that breaks', new TypeError('Failed to fetch')],
    ['500', { status: 500 }],
    ['504', { status: 504 }],
    ['408', { status: 408 }],
    ['half a sentence', { body: '[{ "code"' }],
    ['another shape', { body: { error: 'none' } }],
  ])('is made again after %s', async (_case, failure) => {
    const asked = serve(failure, { body: visas });
    const end = endOf(read());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await end).toEqual(visas);
    expect(asked).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 410, 422, 429])('is not made again after a no: %i', async (status) => {
    const asked = serve({ status }, { body: visas });
    const end = endOf(read());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toContain(`the server answered ${status}`);
    expect(asked).toHaveLength(1);
  });

  test('is not made again once its time was used up', async () => {
    const asked = serve('never');
    const end = endOf(read());
    await vi.advanceTimersByTimeAsync(OVHC_TIMEOUT + 60_000);
    expect(await end).toContain('failed (timeout)');
    expect(asked).toHaveLength(1);
  });

  test('is not made again for one who gave it up between two tries', async () => {
    const asked = serve({ status: 503 });
    const abort = new AbortController();
    const end = endOf(read(abort.signal));
    await vi.advanceTimersByTimeAsync(500);
    abort.abort('gone');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toBe('gone');
    expect(asked).toHaveLength(1);
  });
});

describe('§8 a call that sends something', () => {
  test.each([
    ['JSON', () => postJson('/preSubmission', {}, options)],
    ['a form', () => postForm('/emailQuoteServlet', {}, options)],
  ])('is made once: %s', async (_case, send) => {
    const asked = serve({ status: 503 }, { body: visas });
    const end = endOf(send());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toContain('the server answered 503');
    expect(asked).toHaveLength(1);
  });

  test('is made again where it only asks: a price', async () => {
    const asked = serve(new TypeError('offline'), { body: { Premium: '34.20' } });
    const request = priceRequest({ coverType: 'S', age: 30, excessCode: 'G' }, 'HV1', '2026-11-20');
    if (!request) throw new Error('The quote does not say enough.');
    const end = endOf(getPrice(request));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await end).toMatchObject({ Premium: '34.20' });
    expect(asked).toHaveLength(2);
  });
});
