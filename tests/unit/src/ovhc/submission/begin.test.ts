import { expect, test } from 'vitest';
import { quoteFor } from '../application/record/sample.ts';
import { UNUSABLE } from '../store/memory-storage.ts';
import {
  begun,
  DRAFT_KEY,
  openStores as open,
  openWith,
  other,
  REFERENCE_KEY,
  TAB_KEY,
} from '../store/tab.ts';
import { pendingSubmission } from './payment-tab.ts';

const couple = { ...quoteFor('D'), dob: '1996-01-01' };

test('§3 begins an application with a reference of 32 hexadecimal digits, which survives a reload', async () => {
  const { local, session, beginApplication, currentReference, stored } = await open();
  expect(currentReference()).toBeUndefined();
  beginApplication(couple);
  const reference = currentReference();
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(session.getItem(TAB_KEY)).toBe(reference);
  expect(stored(DRAFT_KEY, session)).toEqual({ application: { reference, quote: couple } });
  const reloaded = await open(local, session);
  reloaded.continueApplication();
  expect(reloaded.currentReference()).toBe(reference);
});

test('§4 tells other tabs what an application is for, without dates of birth', async () => {
  const { beginApplication, currentReference, stored } = await open();
  beginApplication(couple);
  const { dob: _dob, ...shared } = couple;
  const entry = { reference: currentReference(), begunAt: expect.any(String), quote: expect.anything() };
  expect(stored(REFERENCE_KEY)).toEqual([entry]);
  expect(shared).toMatchObject(stored(REFERENCE_KEY)[0].quote);
});

test.each([
  ['the same product and people', quoteFor('D'), true],
  ['the same with another excess', { ...quoteFor('D'), excessCode: 'A' as const }, true],
  ['another product', { ...quoteFor('D'), hcfBundleId: 'OTHER' }, false],
  ['other people', quoteFor('S'), false],
  ['another visa', { ...quoteFor('D'), visaType: [] }, false],
])('shares the reference of an application for %s: %s', async (_case, quote, isShared) => {
  const { beginApplication, currentReference } = await openWith({
    [REFERENCE_KEY]: begun(other, quoteFor('D')),
  });
  beginApplication(quote);
  expect(currentReference() === other).toBe(isShared);
});

test('forgets applications that were begun a day ago', async () => {
  const old = { begunAt: new Date(Date.now() - 86_400_001).toISOString() };
  const { beginApplication, currentReference } = await openWith({
    [REFERENCE_KEY]: begun(other, quoteFor('D'), old),
  });
  beginApplication(quoteFor('D'));
  expect(currentReference()).not.toBe(other);
});

test.each(['', 'abc', '[1]', '{"reference":1}', '0123456789abcdef0123456789abcdef'])(
  'ignores stored applications that are not valid: %s',
  async (text) => {
    const { beginApplication, stored } = await openWith({ [REFERENCE_KEY]: text });
    beginApplication(couple);
    expect(stored(REFERENCE_KEY)).toHaveLength(1);
  },
);

test.each(UNUSABLE)('keeps the reference for the page if storage is %s', async (_case, storage) => {
  const { beginApplication, continueApplication, currentReference, isShared } = await open(
    storage(),
    storage(),
  );
  beginApplication(couple);
  const reference = currentReference();
  continueApplication();
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect([currentReference(), isShared()]).toEqual([reference, false]);
});

test('begins with a new reference for other people after this tab has sent an application', async () => {
  const { beginApplication, currentReference, dispatch, clearDraft } = await open();
  beginApplication(couple);
  const sent = currentReference() ?? '';
  dispatch({ type: 'send', submission: pendingSubmission({ reference: sent }) });
  clearDraft();
  beginApplication(quoteFor('S'));
  expect(currentReference()).not.toBe(sent);
});

test('does not begin again what another tab has changed into something else', async () => {
  const first = await open();
  first.beginApplication(couple);
  const before = first.currentReference() ?? '';
  first.local.setItem(REFERENCE_KEY, begun(other, quoteFor('S'), { replaces: [before] }));
  first.continueApplication();
  expect(first.stored(REFERENCE_KEY)).toMatchObject([{ reference: other }]);
  expect(first.changedElsewhere()?.reference).toBe(other);
});
