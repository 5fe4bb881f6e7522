import { describe, expect, test, vi } from 'vitest';
import { quoteFor } from '../application/record/sample.ts';
import * as tab from '../store/tab.ts';

const {
  begun,
  CONFIRMATION_KEY,
  DRAFT_KEY,
  openWith,
  other,
  QUOTE_KEY,
  REFERENCE_KEY,
  reference,
  SUBMISSIONS_KEY,
} = tab;
const sent = { reference, sentAt: '2026-11-20T09:00:00.000Z', confirmation: {} };
const couple = quoteFor('D');
const application = { reference, quote: couple };
/** A tab that shows the application, and one that only shows its quote. */
const APPLYING = { [DRAFT_KEY]: { firstName: 'Amélie', application }, [tab.TAB_KEY]: reference };

/** Opens a tab beside `they`, another tab that pays for the same application. */
async function open(ofTab: Record<string, unknown> = APPLYING, quote: object = couple) {
  const items = { [QUOTE_KEY]: quote, [REFERENCE_KEY]: begun(reference, couple) };
  const page = await openWith(items, ofTab);
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

describe('§4 an application accepted in another tab', () => {
  test('notifies the page before it ends the application and its quote', async () => {
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

  test.each([
    ['first', true],
    ['later', false],
  ])('ends the quote on a page that only shows it, cleared by the other tab %s', async (_case, isFirst) => {
    const { they, follow, onAccepted, local, quote } = await open({});
    follow();
    if (isFirst) they.clear();
    they.areAccepted();
    expect(onAccepted).not.toHaveBeenCalled();
    expect([quote(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
  });

  test('keeps a quote begun afterwards', async () => {
    const { they, follow, onAccepted, updateQuote, quote } = await open();
    follow();
    they.areAccepted();
    updateQuote({ coverType: 'S', age: 25 });
    they.clear();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(quote()).toEqual({ coverType: 'S', age: 25 });
  });

  test('keeps a quote for something else, saved before', async () => {
    const { they, follow, local } = await open({}, quoteFor('S'));
    follow();
    they.areAccepted();
    expect(local.getItem(QUOTE_KEY)).toBe(JSON.stringify(quoteFor('S')));
  });
});

type Tab = Awaited<ReturnType<typeof open>>;

test.each<[string, (page: Tab) => void]>([
  ['another tab clears its quote', ({ they }) => they.clear()],
  ['the accepted application is another one', ({ they }) => they.areAccepted(undefined, other)],
  ['it was accepted before the page opened', ({ they }) => they.areAccepted('2026-01-01T09:00:00.000Z')],
])('keeps the application if %s, or after the page stops following', async (_case, act) => {
  const page = await open();
  const stop = page.follow();
  act(page);
  stop();
  page.they.areAccepted();
  expect(page.onAccepted).not.toHaveBeenCalled();
  expect(page.draft()).toMatchObject({ firstName: 'Amélie', application });
});

test('§4 ends an application that was accepted while the page loaded', async () => {
  const { adoptMissedAcceptance, they, draft, quote, confirmation } = await open();
  expect(adoptMissedAcceptance()).toBe(false);
  they.areAccepted(new Date(performance.timeOrigin - 1000).toISOString());
  expect([adoptMissedAcceptance(), draft(), quote(), confirmation()]).toEqual([true, {}, {}, { mn: 'M1' }]);
  expect(adoptMissedAcceptance()).toBe(false);
});
