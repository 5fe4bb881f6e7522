import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcApplicationReference';
const TAB_KEY = 'ovhcTabReference';
const other = 'f'.repeat(32);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  return { ...tab, ...(await import('../../../../../src/ovhc/store/reference-store.ts')) };
}

test('§3 mints 32 hexadecimal digits once, and stores them for all tabs and for this one', async () => {
  const { local, session, applicationReference } = await open();
  const reference = applicationReference();
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(applicationReference()).toBe(reference);
  expect([local.getItem(KEY), session.getItem(TAB_KEY)]).toEqual([reference, reference]);
});

test('§3 is the same in each tab, and after a reload', async () => {
  const local = memoryStorage();
  const reference = (await open(local)).applicationReference();
  expect((await open(local)).applicationReference()).toBe(reference);
});

test('is not begun by a page that only asks for it', async () => {
  const { local, session, knownReference, tabReference, pageReference } = await open();
  expect([knownReference(), tabReference(), pageReference()]).toEqual([undefined, undefined, undefined]);
  expect([local.length, session.length]).toEqual([0, 0]);
});

test.each(['', 'abc', '"0123456789abcdef0123456789abcdef"', 'F'.repeat(32)])(
  'mints a new one where storage holds %j',
  async (text) => {
    const { applicationReference } = await open(memoryStorage({ [KEY]: text }));
    expect(applicationReference()).toMatch(/^[0-9a-f]{32}$/);
  },
);

test('takes the other tabs’ where they have begun another application', async () => {
  const { local, applicationReference, pageReference, knownReference, isForSavedQuote } = await open();
  const reference = applicationReference();
  local.setItem(KEY, other);
  expect([pageReference(), knownReference()]).toEqual([reference, other]);
  expect([isForSavedQuote(reference), isForSavedQuote(other)]).toEqual([false, true]);
  expect(applicationReference()).toBe(other);
});

test('is not handed on to the next quote where another tab has ended this one', async () => {
  const { local, applicationReference } = await open();
  const reference = applicationReference();
  local.removeItem(KEY);
  expect(applicationReference()).toBe(reference);
  expect(local.getItem(KEY)).toBeNull();
});

test.each([
  ['everywhere', true, undefined],
  ['in this tab alone', false, 'the same'],
])('ends %s', async (_case, everywhere, left) => {
  const { applicationReference, forgetReference, knownReference, tabReference } = await open();
  const reference = applicationReference();
  forgetReference(everywhere);
  expect(knownReference()).toBe(left && reference);
  // the confirmation of this tab’s application is found by it
  expect(tabReference()).toBe(reference);
});

test.each([
  ['full', () => fullStorage()],
  ['blocked', () => blockedStorage],
] as const)('lasts for the page where storage is %s', async (_case, storage) => {
  const { applicationReference, isReferenceShared } = await open(storage(), storage());
  expect(applicationReference()).toBe(applicationReference());
  expect(isReferenceShared()).toBe(false);
});
