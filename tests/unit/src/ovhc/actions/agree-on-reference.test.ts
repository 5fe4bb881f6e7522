import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quoteFor, reference } from '../application/record/sample.ts';
import { fullStorage, memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';

const database = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn() }));
vi.mock('idb-keyval', () => database);

const quote = quoteFor('D');
let agreed: unknown;

beforeEach(() => {
  agreed = undefined;
  database.get.mockReset().mockImplementation(async () => agreed);
  database.set.mockReset().mockImplementation(async (_key: string, value: unknown) => {
    agreed = value;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A tab of its own, whose local storage has no room unless a test brings another. */
async function open(local: Storage = fullStorage()) {
  openTab(local, memoryStorage());
  return import('../../../../../src/ovhc/actions/agree-on-reference.ts');
}

test('asks no database where tabs share the reference in local storage', async () => {
  const { agreeOnReference } = await open(memoryStorage({ ovhcApplicationReference: reference }));
  expect(await agreeOnReference(quote)).toBe(reference);
  expect(database.get).not.toHaveBeenCalled();
});

test('§3 two tabs without local storage send the same quote under the same reference', async () => {
  const first = await (await open()).agreeOnReference(quote);
  const second = await (await open()).agreeOnReference(quote);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('another quote has another reference', async () => {
  const first = await (await open()).agreeOnReference(quote);
  const second = await (await open()).agreeOnReference({ ...quote, age: 40 });
  expect(second).not.toBe(first);
});

test('an agreement is nobody’s after a day', async () => {
  const first = await (await open()).agreeOnReference(quote);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
  expect(await (await open()).agreeOnReference(quote)).not.toBe(first);
});

test('another person has another reference for the same cover', async () => {
  const first = await (await open()).agreeOnReference(quote);
  const second = await (await open()).agreeOnReference({ ...quote, DOB: '1980-01-31' });
  expect(second).not.toBe(first);
});

test.each([
  ['is blocked', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
  ['gives no answer for a second', () => new Promise(() => {})],
])('pays under the tab’s own reference where the database %s', async (_case, get) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database.get.mockImplementation(get);
  const { agreeOnReference } = await open();
  const own = agreeOnReference(quote);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await own).toMatch(/^[0-9a-f]{32}$/);
});
