import { expect, test } from 'vitest';
import { UNUSABLE } from './memory-storage.ts';
import { openStores as open, openWith, other, REFERENCE_KEY, TAB_KEY } from './tab.ts';

test('§3 a reference has 32 hexadecimal digits, and is the same in all tabs and after a reload', async () => {
  const { local, session, applicationReference } = await open();
  const reference = applicationReference();
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(applicationReference()).toBe(reference);
  expect([local.getItem(REFERENCE_KEY), session.getItem(TAB_KEY)]).toEqual([reference, reference]);
  expect((await open(local)).applicationReference()).toBe(reference);
});

test('reading a reference creates none', async () => {
  const { local, session, knownReference, tabReference, pageReference } = await open();
  expect([knownReference(), tabReference(), pageReference()]).toEqual([undefined, undefined, undefined]);
  expect([local.length, session.length]).toEqual([0, 0]);
});

test('an invalid reference is replaced', async () => {
  for (const text of ['', 'abc', '"0123456789abcdef0123456789abcdef"', 'F'.repeat(32)]) {
    const { applicationReference } = await openWith({ [REFERENCE_KEY]: text });
    expect(applicationReference(), text).toMatch(/^[0-9a-f]{32}$/);
  }
});

test('the reference of another application that another tab has begun is taken over', async () => {
  const { local, applicationReference, pageReference, knownReference, isForSavedQuote } = await open();
  const reference = applicationReference();
  local.setItem(REFERENCE_KEY, other);
  expect([pageReference(), knownReference()]).toEqual([reference, other]);
  expect([isForSavedQuote(reference), isForSavedQuote(other)]).toEqual([false, true]);
  expect(applicationReference()).toBe(other);
});

test('the reference is not stored again for the next quote, after another tab has ended this one', async () => {
  const { local, applicationReference } = await open();
  const reference = applicationReference();
  local.removeItem(REFERENCE_KEY);
  expect(applicationReference()).toBe(reference);
  expect(local.getItem(REFERENCE_KEY)).toBeNull();
});

test.each([true, false])('the reference ends, in all tabs: %s', async (everywhere) => {
  const { applicationReference, forgetReference, knownReference, tabReference } = await open();
  const reference = applicationReference();
  forgetReference(everywhere);
  expect(knownReference()).toBe(everywhere ? undefined : reference);
  // the tab uses it to find the confirmation of its application
  expect(tabReference()).toBe(reference);
});

test.each(UNUSABLE)('with storage that is %s the reference lasts for the page', async (_case, storage) => {
  const { applicationReference, isReferenceShared } = await open(storage(), storage());
  expect(applicationReference()).toBe(applicationReference());
  expect(isReferenceShared()).toBe(false);
});
