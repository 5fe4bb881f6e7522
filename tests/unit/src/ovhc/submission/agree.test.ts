import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { quoteFor } from '../application/record/sample.ts';
import { fullStorage, memoryStorage } from '../store/memory-storage.ts';
import { begun, openTab, REFERENCE_KEY, reference } from '../store/tab.ts';

const database = vi.hoisted(() => ({ update: vi.fn() }));
vi.mock('idb-keyval', () => database);

const now = '2026-11-20T09:00:00.000Z';
const person = { firstName: 'Amélie', lastName: 'O’Neill' };
const quote = { ...quoteFor('D'), DOB: '1996-11-20' };
let agreed: unknown;

beforeEach(() => {
  agreed = undefined;
  database.update
    .mockReset()
    .mockImplementation(async (_key: string, change: (before: unknown) => unknown) => {
      agreed = change(agreed);
    });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a tab, by default with full local storage. */
async function open(local: Storage = fullStorage()) {
  openTab(local, memoryStorage());
  return import('../../../../../src/ovhc/submission/agree.ts');
}
const agree = async (answers: JsonObject = person) => (await open()).agreeOnReference(quote, answers, now);

test('does not use the database if tabs share local storage', async () => {
  const { agreeOnReference } = await open(memoryStorage({ [REFERENCE_KEY]: begun(reference, quote) }));
  expect(await agreeOnReference(quote, person, now)).toBe(reference);
  expect(database.update).not.toHaveBeenCalled();
});

test('§3 tabs without local storage share an application’s reference for a day', async () => {
  const first = await agree();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await agree()).toBe(first);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
  const second = await agree();
  expect(second).not.toBe(first);
  expect(await agree({ ...person, firstName: 'Zoë' })).not.toBe(second);
});

test.each([
  ['is blocked', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
  ['does not answer for a second', () => new Promise(() => {})],
])('uses the tab’s own reference if the database %s', async (_case, update) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database.update.mockImplementation(update);
  const { agreeOnReference } = await open();
  const own = agreeOnReference(quote, person, now);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await own).toMatch(/^[0-9a-f]{32}$/);
});

describe('application key', () => {
  test('is the same for the same cover and person and identifies nobody', async () => {
    const { applicationKey } = await open();
    const key = applicationKey(quote, person, reference);
    expect(key).toMatch(/^-?\d{1,10}$/);
    const paidYearly = { ...quote, paymentFrequency: 'Y' as const, getPriceData: { Premium: '1.00' } };
    expect(applicationKey(paidYearly, { ...person, email: 'amelie@example.com' }, reference)).toBe(key);
  });

  test('changes with the person, visa, product or salt', async () => {
    const { applicationKey } = await open();
    const answers = { DOB: '1980-01-31', firstName: 'Zoë', lastName: 'X', visaType: [], coverType: 'S' };
    for (const change of Object.entries({ ...answers, age: 71, partnerAge: 71, hcfBundleId: 'X' })) {
      const other = Object.fromEntries([change]);
      const key = applicationKey({ ...quote, ...other }, { ...person, ...other }, reference);
      expect(key, change[0]).not.toBe(applicationKey(quote, person, reference));
    }
    expect(applicationKey(quote, person, 'f')).not.toBe(applicationKey(quote, person, reference));
  });
});
