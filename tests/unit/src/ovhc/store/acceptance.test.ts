import { describe, expect, test, vi } from 'vitest';
import * as tab from './tab.ts';

const { CONFIRMATION_KEY, DRAFT_KEY, openWith, other, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } =
  tab;
const sent = { reference, sentAt: '2026-11-20T09:00:00.000Z', confirmation: {} };
const couple = { coverType: 'D', age: 30, partnerAge: 31 };

/** Opens a tab with a quote and a draft. `they` is another tab that pays for the same quote. */
async function open(items: Record<string, string> = { [REFERENCE_KEY]: reference }) {
  const page = await openWith({ [QUOTE_KEY]: couple, ...items }, { [DRAFT_KEY]: { firstName: 'Amélie' } });
  const set = (key: string, item: object) => {
    page.local.setItem(key, JSON.stringify(item));
    page.notify(key);
  };
  const onAccepted = vi.fn();
  return {
    ...page,
    follow: () => page.followAcceptance(onAccepted),
    onAccepted,
    they: {
      send: () => set(SUBMISSIONS_KEY, { pending: [sent] }),
      areAccepted(acceptedAt = new Date(Date.now() + 1).toISOString(), of = reference) {
        set(CONFIRMATION_KEY, { mn: 'M1' });
        set(SUBMISSIONS_KEY, { pending: [], accepted: { reference: of, acceptedAt } });
      },
      clear() {
        for (const key of [QUOTE_KEY, REFERENCE_KEY]) page.local.removeItem(key);
        page.notify(QUOTE_KEY);
      },
    },
  };
}
type Tab = Awaited<ReturnType<typeof open>>;

test('ends a quote cleared by another tab but keeps a stored one without a reference', async () => {
  const { local, quote, endAcceptedQuote } = await open({});
  endAcceptedQuote(reference);
  expect([quote(), local.getItem(QUOTE_KEY)]).toEqual([couple, JSON.stringify(couple)]);
  local.clear();
  endAcceptedQuote(reference);
  expect(quote()).toEqual({});
});

describe('§4 an application accepted in another tab', () => {
  test('notifies the page before it ends the quote and its draft', async () => {
    const { they, follow, onAccepted, quote, confirmation, session } = await open();
    onAccepted.mockImplementation(() => expect([quote(), confirmation()]).toEqual([couple, { mn: 'M1' }]));
    follow();
    they.send();
    expect(onAccepted).not.toHaveBeenCalled();
    they.areAccepted();
    they.clear();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect([quote(), session.getItem(DRAFT_KEY)]).toEqual([{}, null]);
  });

  test('ends the quote even if the other tab cleared it first', async () => {
    const { they, follow, onAccepted, local, quote } = await open({});
    follow();
    local.removeItem(QUOTE_KEY);
    they.areAccepted();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(quote()).toEqual({});
  });

  test('ends the quote on a page without a listener', async () => {
    const { they, followAcceptance, local, quote } = await open();
    followAcceptance();
    they.areAccepted();
    expect([quote(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
  });

  test('keeps a quote begun afterwards, even if the other tab clears its own', async () => {
    const { they, follow, onAccepted, updateQuote, quote } = await open();
    follow();
    they.areAccepted();
    updateQuote({ coverType: 'S', age: 25 });
    they.clear();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(quote()).toEqual({ coverType: 'S', age: 25 });
  });
});

const acceptOther = ({ applicationReference, they }: Tab) => {
  applicationReference();
  they.clear();
  they.areAccepted(undefined, other);
};
const acceptBefore = ({ they }: Tab) => {
  they.areAccepted('2026-01-01T09:00:00.000Z');
  they.clear();
};

test.each<[string, (page: Tab) => void, Record<string, string>?]>([
  ['another tab clears its quote', ({ they }) => they.clear()],
  ['the accepted application belongs to another quote', ({ they }) => they.areAccepted(undefined, other)],
  ['another application is accepted and this page has its own', acceptOther],
  ['its application was accepted before the page opened', acceptBefore, {}],
])('keeps the quote if %s, or after the page stops following', async (_case, act, items) => {
  const page = await open(items);
  const stop = page.follow();
  act(page);
  stop();
  page.they.areAccepted();
  expect([page.onAccepted.mock.calls, page.quote()]).toEqual([[], couple]);
});

test('§4 ends a quote whose application was accepted while the page loaded', async () => {
  const { adoptMissedAcceptance, they, quote, confirmation } = await open();
  they.areAccepted();
  expect([adoptMissedAcceptance(), quote()]).toEqual([false, couple]);
  they.clear();
  they.areAccepted(new Date(performance.timeOrigin - 1000).toISOString());
  expect([adoptMissedAcceptance(), quote()]).toEqual([false, couple]);
  they.areAccepted();
  expect([adoptMissedAcceptance(), quote(), confirmation()]).toEqual([true, {}, { mn: 'M1' }]);
  expect(adoptMissedAcceptance()).toBe(true);
});
