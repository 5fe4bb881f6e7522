import { expect, test, vi } from 'vitest';
import { createValidators } from '../../../../../src/engine/validators/validators.ts';
import { standOnPage } from '../analytics/tag-manager.ts';
import { quoteFor } from '../application/record/sample.ts';
import { blockedStorage, contents, memoryStorage, storedJson } from '../store/memory-storage.ts';
import * as keys from '../store/tab.ts';
import { acceptedSubmission, pendingSubmission, submissions } from './payment-tab.ts';

const { CONFIRMATION_KEY, DRAFT_KEY, other, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } = keys;
const confirmation = { mn: 'M0001234', amt: '148.20' };

const application = { reference, quote: quoteFor('D') };
const session = () =>
  memoryStorage({ [DRAFT_KEY]: { firstName: 'Amélie', application }, kleberToken: 'key-1' });
const stored = {
  [QUOTE_KEY]: quoteFor('D'),
  [REFERENCE_KEY]: keys.begun(reference, quoteFor('D')),
  [SUBMISSIONS_KEY]: submissions(),
};
const local = (items: Record<string, string> = {}) => memoryStorage({ ...stored, ...items });

/** Opens a tab. `accept` accepts its application. */
async function open(...areas: Parameters<typeof keys.openStores>) {
  const tab = await keys.openStores(...(areas.length > 0 ? areas : [local(), session()]));
  const queue: unknown[] = [];
  standOnPage(queue);
  const { acceptApplication } = await import('../../../../../src/ovhc/submission/accept.ts');
  const accept = (onAccepted = () => {}) => acceptApplication(reference, confirmation, onAccepted);
  return { ...tab, queue, accept };
}

test('§4 §7 accepting an application ends its quote and draft and reports one purchase', async () => {
  const tab = await open();
  tab.accept();
  expect(Object.keys(contents(tab.local)).sort()).toEqual([CONFIRMATION_KEY, SUBMISSIONS_KEY]);
  expect(contents(tab.session)).toEqual({});
  expect(tab.quote()).toEqual({});
  expect(tab.hasRecentConfirmation()).toBe(true);
  // like another tab at the same time
  tab.accept();
  expect(tab.queue).toMatchObject([{ event: 'purchase' }]);
});

test('stores the confirmation for other tabs after the quote makes room for it', async () => {
  const area = local();
  const setItem = (key: string, text: string) => {
    if (key === CONFIRMATION_KEY && area.getItem(QUOTE_KEY)) throw new DOMException('', 'QuotaExceededError');
    area.setItem(key, text);
  };
  const tab = await open({ ...area, setItem }, session());
  tab.accept();
  expect(storedJson(area, CONFIRMATION_KEY)).toEqual(confirmation);
  expect(tab.session.getItem(CONFIRMATION_KEY)).toBeNull();
});

test('does not leave an accepted application pending if another tab sent it again', async () => {
  const acceptance = { reference, acceptedAt: '2026-11-20T09:00:00.000Z' };
  const tab = await open(local({ [SUBMISSIONS_KEY]: submissions({ accepted: acceptance }) }), session());
  tab.accept();
  expect(storedJson(tab.local, SUBMISSIONS_KEY)).toMatchObject({ pending: [] });
});

test('keeps a quote for something else that another tab has saved', async () => {
  const tab = await open();
  const theirs = JSON.stringify(quoteFor('S'));
  tab.local.setItem(QUOTE_KEY, theirs);
  tab.accept();
  expect(tab.local.getItem(QUOTE_KEY)).toBe(theirs);
  expect([tab.session.getItem(DRAFT_KEY), tab.quote()]).toEqual([null, {}]);
  expect(storedJson(tab.local, CONFIRMATION_KEY)).toEqual(confirmation);
});

test('logs errors of the page and of listeners without changing the result', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = await open();
  const fail = vi.fn(() => {
    throw new Error('the page is gone');
  });
  tab.quoteStore.subscribe(fail);
  tab.accept(fail);
  expect([fail.mock.calls.length, error.mock.calls.length]).toEqual([2, 2]);
  expect(Object.keys(contents(tab.local)).sort()).toEqual([CONFIRMATION_KEY, SUBMISSIONS_KEY]);
  expect(contents(tab.session)).toEqual({});
});

test('remembers an acceptance for the visit if storage is blocked', async () => {
  const onAccepted = vi.fn();
  const tab = await open(blockedStorage, blockedStorage);
  tab.dispatch({ type: 'send', submission: pendingSubmission() });
  tab.accept(onAccepted);
  expect(tab.hasRecentConfirmation()).toBe(true);
  expect(onAccepted).toHaveBeenCalledOnce();
});

test.each<[string, string, string | undefined, string]>([
  ['accepted, as a new one without its answers', acceptedSubmission(), undefined, other],
  ['pending, which keeps its reference', submissions(), 'Amélie', reference],
  ['not sent, which keeps its reference', submissions({ pending: [] }), 'Amélie', reference],
])(
  '§4 after another tab begins one, opens an application that was %s',
  async (_case, sent, firstName, own) => {
    const items = { [SUBMISSIONS_KEY]: sent, [REFERENCE_KEY]: keys.begun(other, quoteFor('D')) };
    const tab = keys.openTab(
      local(items),
      memoryStorage({ [DRAFT_KEY]: { firstName: 'Amélie', application } }),
    );
    const { adoptMissedAcceptance } = await import('../../../../../src/ovhc/submission/acceptance.ts');
    const { openApplication } = await import('../../../../../src/ovhc/actions/follow-answers.ts');
    const { draftStore } = await import('../../../../../src/ovhc/store/draft-store.ts');
    const { updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
    adoptMissedAcceptance();
    // the visitor goes on with another quote
    updateQuote(quoteFor('D'));
    openApplication([], createValidators({}));
    expect(draftStore.getState().firstName).toBe(firstName);
    expect(draftStore.getState().application?.reference).toBe(own);
    expect(tab.session.getItem(keys.TAB_KEY)).toBe(own);
  },
);
