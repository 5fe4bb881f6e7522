import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quoteFor } from '../application/record/sample.ts';
import { fullStorage, memoryStorage } from '../store/memory-storage.ts';
import { openTab, REFERENCE_KEY, reference } from '../store/tab.ts';

const database = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn() }));
vi.mock('idb-keyval', () => database);

const now = '2026-11-20T09:00:00.000Z';
let agreed: unknown;

beforeEach(() => {
  agreed = undefined;
  database.get.mockReset().mockImplementation(async () => agreed);
  database.set.mockReset().mockImplementation(async (_key: string, value: unknown) => {
    agreed = value;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a tab, by default with full local storage. */
async function open(local: Storage = fullStorage()) {
  openTab(local, memoryStorage());
  return import('../../../../../src/ovhc/actions/agree-on-reference.ts');
}
const agree = async (key = '-123') => (await open()).agreeOnReference(key, now);

test('does not use the database if tabs share local storage', async () => {
  const { agreeOnReference } = await open(memoryStorage({ [REFERENCE_KEY]: reference }));
  expect(await agreeOnReference('-123', now)).toBe(reference);
  expect(database.get).not.toHaveBeenCalled();
});

test('§3 tabs without local storage share an application’s reference for a day', async () => {
  const first = await agree();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await agree()).toBe(first);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
  const second = await agree();
  expect(second).not.toBe(first);
  expect(await agree('-124')).not.toBe(second);
});

test.each([
  ['is blocked', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
  ['does not answer for a second', () => new Promise(() => {})],
])('uses the tab’s own reference if the database %s', async (_case, get) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database.get.mockImplementation(get);
  const { agreeOnReference } = await open();
  const own = agreeOnReference('-123', now);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await own).toMatch(/^[0-9a-f]{32}$/);
});

describe('application key', () => {
  const quote = { ...quoteFor('D'), DOB: '1996-11-20' };
  const person = { firstName: 'Amélie', lastName: 'O’Neill' };

  test('is the same for the same cover and person and identifies nobody', async () => {
    const { applicationKey } = await open();
    const key = applicationKey(quote, person);
    expect(key).toMatch(/^-?\d{1,10}$/);
    const paidYearly = { ...quote, paymentFrequency: 'Y' as const, getPriceData: { Premium: '1.00' } };
    expect(applicationKey(paidYearly, { ...person, email: 'amelie@example.com' })).toBe(key);
  });

  test('changes with the person, visa or product', async () => {
    const { applicationKey } = await open();
    const answers = { DOB: '1980-01-31', firstName: 'Zoë', lastName: 'X', visaType: [], coverType: 'S' };
    for (const change of Object.entries({ ...answers, age: 71, partnerAge: 71, hcfBundleId: 'X' })) {
      const other = Object.fromEntries([change]);
      const key = applicationKey({ ...quote, ...other }, { ...person, ...other });
      expect(key, change[0]).not.toBe(applicationKey(quote, person));
    }
  });
});
