import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { blockedStorage, memoryStorage } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcQuoteData';
const CONFIRMATION_KEY = 'ovhcConfirmation';
const DRAFT_KEY = 'ovhcApplicationDraft';
const couple: SavedQuote = {
  coverType: 'D',
  age: 30,
  partnerAge: 31,
  dob: '1996-01-01',
  partnerDob: '1995-01-01',
};
const draft = () => memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}' });

/** A tab whose page follows the quote, and what other tabs do to storage. */
async function open(session: Storage = draft(), confirmed?: string) {
  const kept = { [KEY]: JSON.stringify(couple), ...(confirmed && { [CONFIRMATION_KEY]: confirmed }) };
  const tab = openTab(memoryStorage(kept), session);
  const sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', sight);
  const { quoteStore, updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { confirmationStore } = await import('../../../../../src/ovhc/store/confirmation-store.ts');
  const { followQuote } = await import('../../../../../src/ovhc/store/follow-quote.ts');
  const onAccepted = vi.fn();
  return {
    ...tab,
    sight,
    quoteStore,
    updateQuote,
    confirmationStore,
    onAccepted,
    follow: () => followQuote(onAccepted),
    theySave(quote: SavedQuote) {
      tab.local.setItem(KEY, JSON.stringify(quote));
      tab.hear(KEY);
    },
    theyClear() {
      tab.local.removeItem(KEY);
      tab.hear(KEY);
    },
    theyAreTold(confirmation: object) {
      tab.local.setItem(CONFIRMATION_KEY, JSON.stringify(confirmation));
      tab.hear(CONFIRMATION_KEY);
    },
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('decisions "Data": neither tab undoes the other’s changes', () => {
  test('what another has saved is taken over, and what it does not have stays', async () => {
    const { follow, theySave, quoteStore } = await open();
    follow();
    theySave({ coverType: 'D', age: 30, partnerAge: 31, paymentFrequency: 'M' });
    expect(quoteStore.getState()).toEqual({ ...couple, paymentFrequency: 'M' });
  });

  test('§4 another age without a birthday leaves this tab’s birthday behind, and the other’s stays', async () => {
    const { follow, theySave, quoteStore } = await open();
    follow();
    theySave({ coverType: 'D', age: 60, partnerAge: 31 });
    const { dob: _gone, ...others } = couple;
    expect(quoteStore.getState()).toEqual({ ...others, age: 60 });
  });

  test('§4 another age with its birthday brings both', async () => {
    const { follow, theySave, quoteStore } = await open();
    follow();
    theySave({ ...couple, partnerAge: 40, partnerDob: '1986-01-01' });
    expect(quoteStore.getState()).toEqual({ ...couple, partnerAge: 40, partnerDob: '1986-01-01' });
  });

  test('§2 another’s quote for one person knows no partner', async () => {
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

  test('nothing is heard once nobody follows', async () => {
    const { follow, theySave, theyClear, theyAreTold, onAccepted, quoteStore } = await open();
    follow()();
    theySave({ ...couple, age: 60 });
    theyClear();
    theyAreTold({ mn: 'M1' });
    expect(quoteStore.getState()).toEqual(couple);
    expect(onAccepted).not.toHaveBeenCalled();
  });
});

describe('§4 a quote that was applied for and accepted in another tab is over here as well', () => {
  test('the page is told before it goes, and the draft goes with it', async () => {
    const { follow, theyAreTold, theyClear, onAccepted, session, quoteStore, confirmationStore } =
      await open();
    onAccepted.mockImplementation(() => {
      expect(quoteStore.getState()).toEqual(couple);
      expect(confirmationStore.getState()).toEqual({ mn: 'M1' });
    });
    follow();
    theyAreTold({ mn: 'M1' });
    expect(onAccepted).not.toHaveBeenCalled();
    theyClear();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(quoteStore.getState()).toEqual({});
    expect(session.length).toBe(0);
  });

  test('also where the last one was confirmed before', async () => {
    const { follow, theyAreTold, theyClear, onAccepted } = await open(draft(), '{"mn":"M0"}');
    follow();
    theyAreTold({ mn: 'M1' });
    theyClear();
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test('in a page that nobody has to tell', async () => {
    const tab = await open();
    const { followQuote } = await import('../../../../../src/ovhc/store/follow-quote.ts');
    followQuote();
    tab.theyAreTold({ mn: 'M1' });
    tab.theyClear();
    expect(tab.quoteStore.getState()).toEqual({});
  });

  test('once: a quote that is begun afterwards goes on, though another tab clears its own', async () => {
    const { follow, theyAreTold, theyClear, onAccepted, updateQuote, quoteStore } = await open();
    follow();
    theyAreTold({ mn: 'M1' });
    theyClear();
    updateQuote({ coverType: 'S', age: 25 });
    theyClear();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(quoteStore.getState()).toEqual({ coverType: 'S', age: 25 });
  });
});

describe('decisions "Pages": a quote that another tab has only cleared goes on here', () => {
  test.each([
    ['without any confirmation', undefined],
    ['with a confirmation from before', '{"mn":"M0"}'],
  ])('%s', async (_case, confirmed) => {
    const { follow, theyClear, onAccepted, session, quoteStore } = await open(draft(), confirmed);
    follow();
    theyClear();
    expect(onAccepted).not.toHaveBeenCalled();
    expect(quoteStore.getState()).toEqual(couple);
    expect(session.length).toBe(1);
  });

  test('and a new confirmation alone ends no quote: it was for another one', async () => {
    const { follow, theyAreTold, onAccepted, quoteStore } = await open();
    follow();
    theyAreTold({ mn: 'M1' });
    expect(onAccepted).not.toHaveBeenCalled();
    expect(quoteStore.getState()).toEqual(couple);
  });
});

test('decisions "Data": with storage that is blocked the quote goes on for the visit', async () => {
  const tab = openTab(blockedStorage, blockedStorage);
  vi.stubGlobal('document', new EventTarget());
  const { quoteStore, updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { followQuote } = await import('../../../../../src/ovhc/store/follow-quote.ts');
  const onAccepted = vi.fn();
  followQuote(onAccepted);
  updateQuote({ age: 30 });
  tab.hear(KEY, null);
  expect(quoteStore.getState()).toEqual({ age: 30 });
  expect(onAccepted).not.toHaveBeenCalled();
});
