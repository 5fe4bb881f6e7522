import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcQuoteData';
const DRAFT_KEY = 'ovhcApplicationDraft';
const SUBMISSIONS_KEY = 'ovhcSubmissions';
const REFERENCE_KEY = 'ovhcApplicationReference';
const reference = '0123456789abcdef0123456789abcdef';
const sent = { reference, sentAt: '2026-11-20T09:00:00.000Z', confirmation: {} };
const couple = { coverType: 'D', age: 30, partnerAge: 31 };

/** A tab whose page has a quote and a draft, and another tab that pays for the same quote. */
async function open(kept: Record<string, string> = { [REFERENCE_KEY]: reference }) {
  const local = memoryStorage({ [KEY]: JSON.stringify(couple), ...kept });
  const tab = openTab(local, memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}' }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const { quoteStore, updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { confirmationStore } = await import('../../../../../src/ovhc/store/confirmation-store.ts');
  const { followAcceptance, takeMissedAcceptance } = await import(
    '../../../../../src/ovhc/store/acceptance.ts'
  );
  const { applicationReference } = await import('../../../../../src/ovhc/store/reference-store.ts');
  const set = (key: string, text: string) => {
    local.setItem(key, text);
    tab.hear(key);
  };
  return {
    ...tab,
    quoteStore,
    updateQuote,
    confirmationStore,
    onAccepted: vi.fn(),
    applicationReference,
    followAcceptance,
    takeMissedAcceptance,
    theySend: () => set(SUBMISSIONS_KEY, JSON.stringify({ pending: [sent] })),
    theyAreAccepted(acceptedAt = new Date(Date.now() + 1).toISOString(), of = reference) {
      set('ovhcConfirmation', '{"mn":"M1"}');
      set(SUBMISSIONS_KEY, JSON.stringify({ pending: [], accepted: { reference: of, acceptedAt } }));
    },
    theyClear() {
      for (const key of [KEY, REFERENCE_KEY]) local.removeItem(key);
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

describe('an application that was accepted in another tab (§4)', () => {
  test('calls the page before the quote goes, and the draft goes with it', async () => {
    const tab = await open();
    tab.onAccepted.mockImplementation(() => {
      expect(tab.quoteStore.getState()).toEqual(couple);
      expect(tab.confirmationStore.getState()).toEqual({ mn: 'M1' });
    });
    tab.followAcceptance(tab.onAccepted);
    tab.theySend();
    expect(tab.onAccepted).not.toHaveBeenCalled();
    tab.theyAreAccepted();
    tab.theyClear();
    expect(tab.onAccepted).toHaveBeenCalledOnce();
    expect(tab.quoteStore.getState()).toEqual({});
    expect(tab.session.getItem(DRAFT_KEY)).toBeNull();
  });

  test('also where this page learns of it once the quote is gone', async () => {
    const tab = await open({});
    tab.followAcceptance(tab.onAccepted);
    tab.local.removeItem(KEY);
    tab.theyAreAccepted();
    expect(tab.onAccepted).toHaveBeenCalledOnce();
    expect(tab.quoteStore.getState()).toEqual({});
  });

  test('on a page that has nothing to do then', async () => {
    const tab = await open();
    tab.followAcceptance();
    tab.theyAreAccepted();
    expect([tab.quoteStore.getState(), tab.local.getItem(KEY)]).toEqual([{}, null]);
  });

  test('ends no quote that is begun afterwards, though the other tab clears its own', async () => {
    const tab = await open();
    tab.followAcceptance(tab.onAccepted);
    tab.theyAreAccepted();
    tab.updateQuote({ coverType: 'S', age: 25 });
    tab.theyClear();
    expect(tab.onAccepted).toHaveBeenCalledOnce();
    expect(tab.quoteStore.getState()).toEqual({ coverType: 'S', age: 25 });
  });
});

describe('leaves the quote alone', () => {
  test('where another tab has only cleared it', async () => {
    const tab = await open();
    tab.followAcceptance(tab.onAccepted);
    tab.theyClear();
    expect([tab.onAccepted.mock.calls, tab.quoteStore.getState()]).toEqual([[], couple]);
  });

  test('where the application was for another quote', async () => {
    const tab = await open();
    tab.followAcceptance(tab.onAccepted);
    tab.theyAreAccepted(undefined, 'e'.repeat(32));
    expect([tab.onAccepted.mock.calls, tab.quoteStore.getState()]).toEqual([[], couple]);
  });

  test('where one was accepted before the page opened', async () => {
    const tab = await open({});
    tab.followAcceptance(tab.onAccepted);
    tab.theyAreAccepted('2026-01-01T09:00:00.000Z');
    tab.theyClear();
    expect([tab.onAccepted.mock.calls, tab.quoteStore.getState()]).toEqual([[], couple]);
  });

  test('where the application was another one, and this page has one of its own', async () => {
    const tab = await open();
    tab.applicationReference();
    tab.followAcceptance(tab.onAccepted);
    tab.theyClear();
    tab.theyAreAccepted(undefined, 'e'.repeat(32));
    expect([tab.onAccepted.mock.calls, tab.quoteStore.getState()]).toEqual([[], couple]);
  });

  test('once it is stopped', async () => {
    const tab = await open();
    tab.followAcceptance(tab.onAccepted)();
    tab.theyAreAccepted();
    expect([tab.onAccepted.mock.calls, tab.quoteStore.getState()]).toEqual([[], couple]);
  });
});

describe('§4 an application that was accepted while this page loaded', () => {
  test('ends the quote that this page had read before, and takes over the confirmation', async () => {
    const { takeMissedAcceptance, quoteStore, confirmationStore, theyAreAccepted, theyClear } = await open();
    theyAreAccepted();
    theyClear();
    expect(takeMissedAcceptance()).toBe(true);
    expect(quoteStore.getState()).toEqual({});
    expect(confirmationStore.getState()).toEqual({ mn: 'M1' });
    expect(takeMissedAcceptance()).toBe(true);
  });

  test('keeps a quote that is stored', async () => {
    const { takeMissedAcceptance, quoteStore, theyAreAccepted } = await open();
    theyAreAccepted();
    expect(takeMissedAcceptance()).toBe(false);
    expect(quoteStore.getState()).toEqual(couple);
  });

  test('is no news where it was accepted before', async () => {
    const { takeMissedAcceptance, quoteStore, theyAreAccepted, theyClear } = await open();
    theyAreAccepted(new Date(performance.timeOrigin - 1000).toISOString());
    theyClear();
    expect(takeMissedAcceptance()).toBe(false);
    expect(quoteStore.getState()).toEqual(couple);
  });
});
