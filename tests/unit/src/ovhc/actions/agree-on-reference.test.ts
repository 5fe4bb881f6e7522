import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reference } from '../application/record/sample.ts';
import { fullStorage, memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';

const database = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn() }));
vi.mock('idb-keyval', () => database);

const key = '-123';
const now = '2026-11-20T09:00:00.000Z';
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
  expect(await agreeOnReference(key, now)).toBe(reference);
  expect(database.get).not.toHaveBeenCalled();
});

test('§3 two tabs without local storage send the same application under the same reference', async () => {
  const first = await (await open()).agreeOnReference(key, now);
  const second = await (await open()).agreeOnReference(key, now);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('another cover or person has another reference', async () => {
  const first = await (await open()).agreeOnReference(key, now);
  const second = await (await open()).agreeOnReference('-124', now);
  expect(second).not.toBe(first);
});

test('an agreement is nobody’s after a day', async () => {
  const first = await (await open()).agreeOnReference(key, now);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
  expect(await (await open()).agreeOnReference(key, now)).not.toBe(first);
});

test.each([
  ['is blocked', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
  ['gives no answer for a second', () => new Promise(() => {})],
])('pays under the tab’s own reference where the database %s', async (_case, get) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database.get.mockImplementation(get);
  const { agreeOnReference } = await open();
  const own = agreeOnReference(key, now);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await own).toMatch(/^[0-9a-f]{32}$/);
});
