import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../deferred.ts';
import { amounts, card, quoteFor } from '../application/record/sample.ts';
import * as keys from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { CONFIRMATION_KEY, other, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } = keys;
const { acceptedSubmission, byCard, down, inTime, notReceived, ok, openPayment, submissions } = tab;

tab.stopClock();

async function openBeside(stored: string, replies: tab.Replies = {}) {
  const page = await openPayment(replies);
  page.local.setItem(SUBMISSIONS_KEY, stored);
  return page;
}

/** Opens the payment step while another tab holds the lock. `release` frees it. */
async function openLocked(replies: tab.Replies) {
  const page = await openPayment(replies);
  const { promise, resolve } = deferred<void>();
  tab.stubLocks(promise);
  const priced = { quote: page.quoteStore.getState(), amounts };
  const acceptElsewhere = (changes: Parameters<typeof acceptedSubmission>[0] = {}) => {
    page.local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
    page.local.setItem(SUBMISSIONS_KEY, acceptedSubmission(changes));
    for (const key of [QUOTE_KEY, REFERENCE_KEY]) page.local.removeItem(key);
  };
  return { ...page, acceptElsewhere, press: () => page.pay(byCard(), priced), release: resolve };
}
type Page = Awaited<ReturnType<typeof openLocked>>;

describe('§4 beside another tab', () => {
  test('asks for the outcome of a closed tab’s submission and sends nothing', async () => {
    const { pay, onAccepted, sends } = await openBeside(submissions(), { sent: [ok], asked: [ok] });
    const sent = tab.submission(byCard().answers, vi.fn());
    expect(await inTime(pay(sent))).toBe('accepted');
    expect(sent.complete).not.toHaveBeenCalled();
    expect([onAccepted.mock.calls.length, sends()]).toEqual([1, 0]);
  });

  test('adopts the confirmation that the other tab received and ends the quote', async () => {
    const { pay, local, quoteStore, sends, questions } = await openBeside(acceptedSubmission());
    local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), questions()]).toEqual([0, []]);
    expect([quoteStore.getState(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
  });

  test('asks by its own reference after the other tab begins the next application', async () => {
    const { pay, local, sends, questions } = await openBeside(submissions(), { sent: [ok], asked: [ok] });
    local.setItem(REFERENCE_KEY, keys.begun(other, quoteFor('S')));
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), questions()]).toEqual([0, [reference]]);
  });

  test('sends the same application with the reference of the other tab', async () => {
    const { pay, local, sentReferences } = await openPayment({ sent: [ok] });
    local.setItem(REFERENCE_KEY, keys.begun(other, quoteFor('S')));
    expect(await inTime(pay())).toBe('accepted');
    expect(await sentReferences()).toEqual([other]);
  });

  test('asks for what was sent if the other tab begins a quote during the payment', async () => {
    const asked = [down, down, down, ok];
    const { pay, local, sends, questions, currentReference } = await openPayment({
      sent: [new Error('lost')],
      asked,
    });
    const complete = async () => {
      local.setItem(REFERENCE_KEY, keys.begun(other, quoteFor('S')));
      return { cardForm: { ...card } };
    };
    expect(await inTime(pay(tab.submission(byCard().answers, complete)))).toBe('unknown');
    expect(currentReference()).toBe(reference);
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), new Set(questions())]).toEqual([1, new Set([reference])]);
  });

  test('reuses the reference of a closed tab for the same cover and person', async () => {
    const page = await openPayment({ sent: [ok], asked: [notReceived] });
    const pending = [tab.pendingSubmission({ reference: other, key: page.key(other) })];
    page.local.setItem(SUBMISSIONS_KEY, submissions({ pending }));
    expect(await inTime(page.pay())).toBe('accepted');
    expect([new Set(page.questions()), await page.sentReferences()]).toEqual([new Set([other]), [other]]);
  });

  test('ends the paid quote if the other tab has removed the reference', async () => {
    const { pay, local } = await openBeside(submissions(), { sent: [ok], asked: [notReceived] });
    local.removeItem(REFERENCE_KEY);
    expect(await inTime(pay())).toBe('accepted');
    expect([local.getItem(QUOTE_KEY), local.getItem(REFERENCE_KEY)]).toEqual([null, null]);
  });

  test('keeps an application for an earlier quote pending and sends this one', async () => {
    const earlier = tab.pendingSubmission({ reference: 'e'.repeat(32) });
    const { pay, sends, ...page } = await openBeside(submissions({ pending: [earlier] }), { sent: [ok] });
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
    expect(page.submissions()).toMatchObject({ pending: [earlier], accepted: { reference } });
  });
});

describe('§4 the lock shared by tabs', () => {
  test('is held from the press until the outcome is stored', async () => {
    const { pay, local } = await openPayment({ sent: [ok] });
    const names = tab.stubLocks();
    const found: unknown[] = [];
    const request = () =>
      navigator.locks.request('ovhcSubmission', { ifAvailable: true }, (lock) => lock !== null);
    const complete = async () => {
      found.push(await request(), local.getItem(SUBMISSIONS_KEY));
      return { cardForm: { ...card } };
    };
    expect(await inTime(pay(tab.submission(byCard().answers, complete)))).toBe('accepted');
    expect(found).toEqual([false, null]);
    expect(names.slice(0, 2)).toEqual(['ovhcSubmission', 'ovhcSubmission']);
    expect(await request()).toBe(true);
  });

  const adopt = ({ acceptElsewhere, adoptAcceptance }: Page) => {
    acceptElsewhere();
    expect(adoptAcceptance()).toBe(true);
  };
  test.each<[string, (page: Page) => void]>([
    ['an outcome that arrives meanwhile', () => {}],
    ['an outcome that is known before', adopt],
  ])('makes a tab wait and adopt the outcome of the other tab: %s', async (_case, before) => {
    const page = await openLocked({ sent: [ok] });
    before(page);
    const outcome = page.press();
    await vi.waitFor(() => expect(page.outcomes()).toEqual({ [reference]: 'checking' }));
    page.acceptElsewhere({ reference });
    page.release();
    expect(await inTime(outcome)).toBe('accepted');
    expect([page.sends(), page.questions()]).toEqual([0, []]);
  });

  test('lets this tab send after two others release it without sending', async () => {
    const { pay, sends, outcomes } = await openPayment({ sent: [ok] });
    const [first, second] = [deferred<void>(), deferred<void>()];
    tab.stubLocks(first.promise, second.promise);
    const outcome = pay();
    for (const { resolve } of [first, second]) {
      expect(sends()).toBe(0);
      resolve();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await inTime(outcome)).toBe('accepted');
    expect([sends(), outcomes()]).toEqual([1, {}]);
  });

  test.each([
    ['sends nothing for the same cover and person', undefined, 0],
    ['sends an application for another person', '1', 1],
  ])('after another tab paid: %s', async (_case, otherKey, sent) => {
    const page = await openLocked({ sent: [ok] });
    const key = otherKey ?? page.key(other);
    const outcome = page.pay();
    await vi.advanceTimersByTimeAsync(1);
    page.local.setItem(SUBMISSIONS_KEY, acceptedSubmission({ reference: other, key }));
    page.release();
    expect(await inTime(outcome)).toBe('accepted');
    expect(page.sends()).toBe(sent);
  });

  test('sends nothing that the other tab has changed meanwhile', async () => {
    const page = await openLocked({ sent: [ok] });
    const outcome = page.press();
    await vi.advanceTimersByTimeAsync(1);
    page.local.setItem(REFERENCE_KEY, keys.begun(other, quoteFor('F'), { replaces: [reference] }));
    page.release();
    expect(await inTime(outcome)).toBe('changed elsewhere');
    expect(page.sends()).toBe(0);
  });

  test('is not required if the browser refuses it', async () => {
    const { pay, sends } = await openPayment({ sent: [ok] });
    keys.stubNavigator({ locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
  });

  test('times out after half a minute if a suspended tab holds it', async () => {
    const { pay, outcomes, sends } = await openLocked({ sent: [ok] });
    const outcome = pay();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(outcomes()).toEqual({ [reference]: 'checking' });
    expect(await inTime(outcome)).toBe('not sent');
    expect([sends(), outcomes()]).toEqual([0, {}]);
  });

  test.each([
    ['is accepted if the insurer has accepted it', ok, 'accepted', 1],
    ['stays unknown if the insurer has not received it', notReceived, 'unknown', 3],
  ])('the submission of a suspended tab %s', async (_case, reply, outcome, count) => {
    const { pay, local, outcomes, sends, questions } = await openLocked({ asked: [reply] });
    local.setItem(SUBMISSIONS_KEY, submissions());
    expect(await inTime(pay())).toBe(outcome);
    expect([sends(), questions().length]).toEqual([0, count]);
    expect(outcomes()).toEqual(outcome === 'unknown' ? { [reference]: 'unknown' } : {});
  });
});
