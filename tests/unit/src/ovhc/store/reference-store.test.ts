import { expect, test } from 'vitest';
import { UNUSABLE } from './memory-storage.ts';
import { openStores as open, openWith, other, REFERENCE_KEY, TAB_KEY } from './tab.ts';

test('§3 creates a reference of 32 hexadecimal digits, shared by tabs and reloads', async () => {
  const { local, session, applicationReference } = await open();
  const reference = applicationReference();
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(applicationReference()).toBe(reference);
  expect([local.getItem(REFERENCE_KEY), session.getItem(TAB_KEY)]).toEqual([reference, reference]);
  expect((await open(local)).applicationReference()).toBe(reference);
});

test('does not create a reference when reading it', async () => {
  const { local, session, knownReference, tabReference, pageReference } = await open();
  expect([knownReference(), tabReference(), pageReference()]).toEqual([undefined, undefined, undefined]);
  expect([local.length, session.length]).toEqual([0, 0]);
});

test('replaces an invalid reference', async () => {
  for (const text of ['', 'abc', '"0123456789abcdef0123456789abcdef"', 'F'.repeat(32)]) {
    const { applicationReference } = await openWith({ [REFERENCE_KEY]: text });
    expect(applicationReference(), text).toMatch(/^[0-9a-f]{32}$/);
  }
});

test('adopts the reference of an application that another tab began', async () => {
  const { local, applicationReference, pageReference, knownReference, isForSavedQuote } = await open();
  const reference = applicationReference();
  local.setItem(REFERENCE_KEY, other);
  expect([pageReference(), knownReference()]).toEqual([reference, other]);
  expect([isForSavedQuote(reference), isForSavedQuote(other)]).toEqual([false, true]);
  expect(applicationReference()).toBe(other);
});

test('does not store the reference again after another tab ends the quote', async () => {
  const { local, applicationReference } = await open();
  const reference = applicationReference();
  local.removeItem(REFERENCE_KEY);
  expect(applicationReference()).toBe(reference);
  expect(local.getItem(REFERENCE_KEY)).toBeNull();
});

test.each([true, false])('forgets the reference, in all tabs: %s', async (everywhere) => {
  const { applicationReference, forgetReference, knownReference, tabReference } = await open();
  const reference = applicationReference();
  forgetReference(everywhere);
  expect(knownReference()).toBe(everywhere ? undefined : reference);
  // the tab uses it to find the confirmation of its application
  expect(tabReference()).toBe(reference);
});

test.each(UNUSABLE)('keeps the reference for the page if storage is %s', async (_case, storage) => {
  const { applicationReference, isReferenceShared } = await open(storage(), storage());
  expect(applicationReference()).toBe(applicationReference());
  expect(isReferenceShared()).toBe(false);
});
