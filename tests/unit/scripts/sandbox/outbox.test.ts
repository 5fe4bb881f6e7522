import { expect, test } from 'vitest';
import { IN_MEMORY } from '../../../../scripts/sandbox/index.ts';
import { addToOutbox } from '../../../../scripts/sandbox/outbox.ts';
import { createStore } from '../../../../scripts/sandbox/store.ts';
import { startSandbox } from './support/sandbox.ts';

const store = createStore();
const { get, read, post, reset, outbox } = startSandbox({ store });

test('lists the newest 1,000 entries of each kind, oldest first, without duplicates', async () => {
  const answers = Array.from({ length: 1_100 }, (_, number) => ({ number }));
  const add = (...numbers: number[]) => {
    for (const number of numbers) addToOutbox(store, 'submissions', { body: number }, answers[number] ?? {});
  };
  const requests = async () => {
    const { emails, submissions } = await outbox();
    return [emails, submissions].map((list) => list.map(({ request }: { request: unknown }) => request));
  };
  add(0, 0, 1);
  addToOutbox(store, 'emails', { body: 'e-mail' }, {});
  expect(await requests()).toEqual([['e-mail'], [0, 1]]);
  add(...answers.keys(), 0);
  expect(await requests()).toEqual([['e-mail'], [...answers.keys()].slice(-1000)]);
  await reset();
  expect(await requests()).toEqual([[], []]);
  add(0);
  expect(await requests()).toEqual([[], [0]]);
});

test('keeps fewer of long requests, and always the newest', async () => {
  const add = (length: number) => addToOutbox(store, 'forms', { body: { x: 'x'.repeat(length) } }, {});
  for (let count = 0; count < 30; count += 1) add(1024 * 1024);
  expect(store.outbox.forms).toHaveLength(15);
  add(20 * 1024 * 1024);
  expect(store.outbox.forms).toHaveLength(1);
});

test.each([
  ['keys', 20_000],
  ['submissions', 20_000],
  ['tokens', 20_000],
  ['paid', 20_000],
  ['declines', 10_000],
  ['challenges', 1_000],
] as const)('§7 keeps only the newest %s, at most %i', (name, most) => {
  const { [name]: map } = createStore();
  for (let count = 0; count < most; count += 1) map.set(count, {} as never);
  expect(map.get(0)).toBeDefined();
  map.set('one more', {} as never);
  expect([map.get(0), map.get(1)]).toEqual([undefined, {}]);
});

test('§7 lists the calls at GET /sandbox and never caches answers', async () => {
  const { data, calls } = await read('/sandbox');
  expect(data).toBe(IN_MEMORY);
  expect(calls).toContainEqual({ name: 'visatypes', method: 'GET', url: '/hcf/ovhc/visatypes.json' });
  expect(calls).toContainEqual({ name: 'getPrice', method: 'POST', url: '/hcf/getPrice' });
  expect((await get('/hcf/ovhc/countries')).headers['cache-control']).toBe('no-store');
});

test.each(['application/json', 'text/plain'])('accepts a reset as %s with any body', async (type) => {
  for (const payload of [undefined, '{'])
    expect((await post('/sandbox/reset', payload, { 'content-type': type })).statusCode).toBe(204);
});
