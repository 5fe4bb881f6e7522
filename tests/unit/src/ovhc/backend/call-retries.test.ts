import { expect, test } from 'vitest';
import validate from '../../../../../schemas/api/visatypes.schema.json?validator=response';
import { getJson, postForm, postJson } from '../../../../../src/ovhc/backend/call.ts';
import { getPrice } from '../../../../../src/ovhc/backend/price.ts';
import { priceRequest } from '../../../../../src/ovhc/quote/price-request.ts';
import { type Reply, serve, withoutPauses } from './server.ts';

const PATH = '/ovhc/visatypes.json';
const visas = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const options = { validate, timeout: 1_000_000 };
const read = (signal?: AbortSignal) => withoutPauses(() => getJson(PATH, { ...options, signal }));

test.each<[string, Reply]>([
  ['a broken connection', new TypeError('Failed to fetch')],
  ['500', { status: 500 }],
  ['504', { status: 504 }],
  ['524', { status: 524 }],
  ['408', { status: 408 }],
  ['incomplete JSON', { body: '[{ "code"' }],
  ['another shape', { body: { error: 'none' } }],
])('§8 a call that reads is made again twice after %s', async (_case, failure) => {
  const asked = serve(failure, failure, { body: visas });
  expect(await read()).toEqual(visas);
  expect(asked).toEqual(Array(3).fill(`/hcf${PATH}`));
});

test('§8 a call that reads fails with its third failure', async () => {
  const asked = serve({ status: 500 }, { status: 502 }, { status: 503 }, { body: visas });
  await expect(read()).rejects.toThrow('the server answered 503');
  expect(asked).toHaveLength(3);
});

test.each([400, 401, 403, 404, 410, 422, 429])('§8 a call is not made again after %i', async (status) => {
  const asked = serve({ status }, { body: visas });
  await expect(read()).rejects.toThrow(`the server answered ${status}`);
  expect(asked).toHaveLength(1);
});

test('§8 a call is not made again after its timeout, or once it is aborted', async () => {
  const asked = serve('never');
  await expect(withoutPauses(() => getJson(PATH, { ...options, timeout: 10 }))).rejects.toThrow('(timeout)');
  expect(asked).toHaveLength(1);
  const abort = new AbortController();
  const failing = serve({ status: 503 });
  const call = read(abort.signal);
  setTimeout(() => abort.abort('gone'), 500);
  await expect(call).rejects.toBe('gone');
  expect(failing).toHaveLength(1);
});

test('§8 a call that sends something is made once', async () => {
  for (const send of [postJson, postForm]) {
    const asked = serve({ status: 503 }, { body: visas });
    await expect(withoutPauses(() => send('/preSubmission', {}, options))).rejects.toThrow('503');
    expect(asked).toHaveLength(1);
  }
});

test('§8 a price is asked for again', async () => {
  const asked = serve(new TypeError('offline'), { body: { Premium: '34.20' } });
  const request = priceRequest({ coverType: 'S', age: 30, excessCode: 'G' }, 'HV1', '2026-11-20');
  if (!request) throw new Error('The quote is incomplete.');
  expect(await withoutPauses(() => getPrice(request))).toMatchObject({ Premium: '34.20' });
  expect(asked).toHaveLength(2);
});
