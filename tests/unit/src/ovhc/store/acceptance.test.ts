import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import {
  CONFIRMATION_KEY,
  DRAFT_KEY,
  openTab,
  other,
  QUOTE_KEY,
  REFERENCE_KEY,
  reference,
  SUBMISSIONS_KEY,
} from './tab.ts';

const sent = { reference, sentAt: '2026-11-20T09:00:00.000Z', confirmation: {} };
const couple = { coverType: 'D', age: 30, partnerAge: 31 };

/** Opens a tab with a quote and a draft; `they` is another tab that pays for the same quote. */
async function open(items: Record<string, string> = { [REFERENCE_KEY]: reference }) {
  const local = memoryStorage({ [QUOTE_KEY]: couple, ...items });
  const tab = openTab(local, memoryStorage({ [DRAFT_KEY]: { firstName: 'Amélie' } }));
  const { quoteStore, updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { confirmationStore } = await import('../../../../../src/ovhc/store/confirmation-store.ts');
  const { applicationReference } = await import('../../../../../src/ovhc/store/reference-store.ts');
  const acceptance = await import('../../../../../src/ovhc/store/acceptance.ts');
  const set = (key: string, item: object) => {
    local.setItem(key, JSON.stringify(item));
    tab.notify(key);
  };
  const onAccepted = vi.fn();
  return {
    ...tab,
    ...acceptance,
    follow: () => acceptance.followAcceptance(onAccepted),
    onAccepted,
    updateQuote,
    applicationReference,
    quote: () => quoteStore.getState(),
    confirmation: () => confirmationStore.getState(),
    they: {
      send: () => set(SUBMISSIONS_KEY, { pending: [sent] }),
      areAccepted(acceptedAt = new Date(Date.now() + 1).toISOString(), of = reference) {
        set(CONFIRMATION_KEY, { mn: 'M1' });
        set(SUBMISSIONS_KEY, { pending: [], accepted: { reference: of, acceptedAt } });
      },
      clear() {
        for (const key of [QUOTE_KEY, REFERENCE_KEY]) local.removeItem(key);
        tab.notify(QUOTE_KEY);
      },
    },
  };
}
type Tab = Awaited<ReturnType<typeof open>>;

test.each([
  ['ends the quote of its reference', { [REFERENCE_KEY]: reference }, {}, null],
  ['keeps a quote that was begun since', { [REFERENCE_KEY]: other }, couple, JSON.stringify(couple)],
  ['keeps one without a reference', {}, couple, JSON.stringify(couple)],
])('an accepted application %s', async (_case, items, shown, stored) => {
  const { local, quote, endAcceptedQuote } = await open(items);
  endAcceptedQuote(reference);
  expect([quote(), local.getItem(QUOTE_KEY)]).toEqual([shown, stored]);
});

test('an accepted application ends a quote that another tab has cleared', async () => {
  const { local, quote, endAcceptedQuote } = await open({});
  local.clear();
  endAcceptedQuote(reference);
  expect(quote()).toEqual({});
});

describe('§4 an application that is accepted in another tab', () => {
  test('notifies the page before it ends the quote and its draft', async () => {
    const { they, follow, onAccepted, quote, confirmation, session } = await open();
    onAccepted.mockImplementation(() => {
      expect([quote(), confirmation()]).toEqual([couple, { mn: 'M1' }]);
    });
    follow();
    they.send();
    expect(onAccepted).not.toHaveBeenCalled();
    they.areAccepted();
    they.clear();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect([quote(), session.getItem(DRAFT_KEY)]).toEqual([{}, null]);
  });

  test('ends the quote also if the other tab has cleared it before', async () => {
    const { they, follow, onAccepted, local, quote } = await open({});
    follow();
    local.removeItem(QUOTE_KEY);
    they.areAccepted();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(quote()).toEqual({});
  });

  test('ends the quote also on a page without a listener', async () => {
    const { they, followAcceptance, local, quote } = await open();
    followAcceptance();
    they.areAccepted();
    expect([quote(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
  });

  test('ends no quote that is begun afterwards, even if the other tab clears its own', async () => {
    const { they, follow, onAccepted, updateQuote, quote } = await open();
    follow();
    they.areAccepted();
    updateQuote({ coverType: 'S', age: 25 });
    they.clear();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(quote()).toEqual({ coverType: 'S', age: 25 });
  });
});

test.each<[string, (tab: Tab) => void, Record<string, string>?]>([
  [
    'another tab has only cleared it',
    ({ follow, they }) => {
      follow();
      they.clear();
    },
  ],
  [
    'the application was for another quote',
    ({ follow, they }) => {
      follow();
      they.areAccepted(undefined, other);
    },
  ],
  [
    'the application was another one, and this page has its own',
    ({ follow, applicationReference, they }) => {
      applicationReference();
      follow();
      they.clear();
      they.areAccepted(undefined, other);
    },
  ],
  [
    'it was accepted before the page opened',
    ({ follow, they }) => {
      follow();
      they.areAccepted('2026-01-01T09:00:00.000Z');
      they.clear();
    },
    {},
  ],
  [
    'the page does not follow any more',
    ({ follow, they }) => {
      follow()();
      they.areAccepted();
    },
  ],
])('the quote stays if %s', async (_case, act, items) => {
  const tab = await open(items);
  act(tab);
  expect([tab.onAccepted.mock.calls, tab.quote()]).toEqual([[], couple]);
});

describe('§4 an application that was accepted while this page loaded', () => {
  test('ends the quote that this page has read before', async () => {
    const { adoptMissedAcceptance, they, quote, confirmation } = await open();
    they.areAccepted();
    expect([adoptMissedAcceptance(), quote()]).toEqual([false, couple]);
    they.clear();
    expect([adoptMissedAcceptance(), quote(), confirmation()]).toEqual([true, {}, { mn: 'M1' }]);
    expect(adoptMissedAcceptance()).toBe(true);
  });

  test('is ignored if it was accepted before', async () => {
    const { adoptMissedAcceptance, they, quote } = await open();
    they.areAccepted(new Date(performance.timeOrigin - 1000).toISOString());
    they.clear();
    expect([adoptMissedAcceptance(), quote()]).toEqual([false, couple]);
  });
});
