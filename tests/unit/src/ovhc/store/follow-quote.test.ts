import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { blockedStorage, memoryStorage } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcQuoteData';
const couple: SavedQuote = {
  coverType: 'D',
  age: 30,
  partnerAge: 31,
  dob: '1996-01-01',
  partnerDob: '1995-01-01',
};

/** A tab whose page follows the quote, and what other tabs do to storage. */
async function open() {
  const tab = openTab(memoryStorage({ [KEY]: JSON.stringify(couple) }));
  const sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', sight);
  const { quoteStore, updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { followQuote } = await import('../../../../../src/ovhc/store/other-tabs.ts');
  return {
    ...tab,
    sight,
    quoteStore,
    updateQuote,
    follow: followQuote,
    theySave(quote: SavedQuote) {
      tab.local.setItem(KEY, JSON.stringify(quote));
      tab.hear(KEY);
    },
    theyClear() {
      tab.local.removeItem(KEY);
      tab.hear(KEY);
    },
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('neither tab undoes the other’s changes', () => {
  test('what another has saved is taken over, and what it does not have stays', async () => {
    const { follow, theySave, quoteStore } = await open();
    follow();
    theySave({ coverType: 'D', age: 30, partnerAge: 31, paymentFrequency: 'M' });
    expect(quoteStore.getState()).toEqual({ ...couple, paymentFrequency: 'M' });
  });

  test('another age without a birthday leaves this tab’s birthday behind, and the other’s stays', async () => {
    const { follow, theySave, quoteStore } = await open();
    follow();
    theySave({ coverType: 'D', age: 60, partnerAge: 31 });
    const { dob: _gone, ...others } = couple;
    expect(quoteStore.getState()).toEqual({ ...others, age: 60 });
  });

  test('another age with its birthday brings both', async () => {
    const { follow, theySave, quoteStore } = await open();
    follow();
    theySave({ ...couple, partnerAge: 40, partnerDob: '1986-01-01' });
    expect(quoteStore.getState()).toEqual({ ...couple, partnerAge: 40, partnerDob: '1986-01-01' });
  });

  test('another’s quote for one person knows no partner', async () => {
    const { follow, theySave, quoteStore } = await open();
    follow();
    theySave({ coverType: 'S', age: 30 });
    expect(quoteStore.getState()).toEqual({ coverType: 'S', age: 30, dob: '1996-01-01' });
  });

  test('what does not fit is not taken over', async () => {
    const { follow, local, hear, quoteStore } = await open();
    follow();
    local.setItem(KEY, '{"age":17,"coverType":"D","other":1}');
    hear(KEY);
    expect(quoteStore.getState()).toEqual(couple);
  });

  test('a tab that slept takes over what it has missed as it is seen again', async () => {
    const { follow, local, sight, quoteStore } = await open();
    follow();
    local.setItem(KEY, JSON.stringify({ ...couple, paymentFrequency: 'Y' }));
    Object.assign(sight, { visibilityState: 'hidden' });
    sight.dispatchEvent(new Event('visibilitychange'));
    expect(quoteStore.getState()).toEqual(couple);
    Object.assign(sight, { visibilityState: 'visible' });
    sight.dispatchEvent(new Event('visibilitychange'));
    expect(quoteStore.getState().paymentFrequency).toBe('Y');
  });

  test('goes on here though another tab has cleared it', async () => {
    const { follow, theyClear, quoteStore } = await open();
    follow();
    theyClear();
    expect(quoteStore.getState()).toEqual(couple);
  });

  test('takes over nothing once it is stopped', async () => {
    const { follow, theySave, theyClear, quoteStore } = await open();
    follow()();
    theySave({ ...couple, age: 60 });
    theyClear();
    expect(quoteStore.getState()).toEqual(couple);
  });
});

test('with storage that is blocked the quote goes on for the visit', async () => {
  const tab = openTab(blockedStorage, blockedStorage);
  vi.stubGlobal('document', new EventTarget());
  const { quoteStore, updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { followQuote } = await import('../../../../../src/ovhc/store/other-tabs.ts');
  followQuote();
  updateQuote({ age: 30 });
  tab.hear(KEY, null);
  expect(quoteStore.getState()).toEqual({ age: 30 });
});
