import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { deferred } from '../../../../deferred.ts';
import { amounts, card } from '../application/record/sample.ts';
import * as keys from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { CONFIRMATION_KEY, other, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } = keys;
const { acceptedSubmission, byCard, inTime, notReceived, ok, openPayment, submissions } = tab;

tab.stopClock();

/** Opens the payment step while another tab holds the lock. `release` frees it. */
async function openLocked(replies: tab.Replies) {
  const page = await openPayment(replies);
  const { promise, resolve } = deferred<void>();
  tab.stubLocks(promise);
  const priced = { quote: page.quoteStore.getState(), amounts };
  /** Simulates another tab whose application is accepted, and which then ends its quote. */
  const acceptElsewhere = (changes: Parameters<typeof acceptedSubmission>[0] = {}) => {
    page.local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
    page.local.setItem(SUBMISSIONS_KEY, acceptedSubmission(changes));
    for (const key of [QUOTE_KEY, REFERENCE_KEY]) page.local.removeItem(key);
  };
  return { ...page, acceptElsewhere, press: () => page.pay(byCard(), priced), release: resolve };
}
type Page = Awaited<ReturnType<typeof openLocked>>;

describe('§4 the lock that tabs share', () => {
  test('is held from the press until the outcome is stored', async () => {
    const { pay, local } = await openPayment({ sent: [ok] });
    const names = tab.stubLocks();
    const found: unknown[] = [];
    const request = () =>
      navigator.locks.request('ovhcSubmission', { ifAvailable: true }, (lock) => lock !== null);
    const complete = async (): Promise<JsonObject> => {
      found.push(await request(), local.getItem(SUBMISSIONS_KEY));
      return { cardForm: { ...card } };
    };
    expect(await inTime(pay(tab.submission(byCard().answers, complete)))).toBe('accepted');
    expect(found).toEqual([false, null]);
    expect(names.slice(0, 2)).toEqual(['ovhcSubmission', 'ovhcSubmission']);
    expect(await request()).toBe(true);
  });

  test.each<[string, string, (page: Page) => void]>([
    ['and the outcome of the other tab taken over', reference, () => {}],
    [
      'also if the other tab has its answer already',
      reference,
      ({ acceptElsewhere, adoptAcceptance }) => {
        acceptElsewhere();
        expect(adoptAcceptance()).toBe(true);
      },
    ],
    [
      'also if the other tab has begun the application again',
      other,
      ({ local }) => local.setItem(REFERENCE_KEY, other),
    ],
  ])('is waited for, %s', async (_case, sent, before) => {
    const page = await openLocked({ sent: [ok] });
    before(page);
    const outcome = page.press();
    await vi.waitFor(() => expect(page.outcomes()).toEqual({ [sent]: 'checking' }));
    page.acceptElsewhere({ reference: sent });
    page.release();
    expect(await inTime(outcome)).toBe('accepted');
    expect([page.sends(), page.questions()]).toEqual([0, []]);
  });

  test('is taken by the next tab if the first one sent nothing, one after the other', async () => {
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
    ['the same cover and person: sends nothing', undefined, 0],
    ['another person: sends it', '1', 1],
  ])('is released by a tab that paid another application for %s', async (_case, otherKey, sent) => {
    const { pay, local, quoteStore, release, sends } = await openLocked({ sent: [ok] });
    const { applicationKey } = await import('../../../../../src/ovhc/actions/agree-on-reference.ts');
    const key = otherKey ?? applicationKey(quoteStore.getState(), byCard().answers);
    const outcome = pay();
    await vi.advanceTimersByTimeAsync(1);
    local.setItem(SUBMISSIONS_KEY, acceptedSubmission({ reference: other, key }));
    release();
    expect(await inTime(outcome)).toBe('accepted');
    expect(sends()).toBe(sent);
  });

  test('is not needed if the browser refuses it', async () => {
    const { pay, sends } = await openPayment({ sent: [ok] });
    keys.stubNavigator({ locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
  });
});

test('§4 a suspended tab that holds the lock is waited for half a minute; nothing is sent beside it', async () => {
  const { pay, outcomes, sends } = await openLocked({ sent: [ok] });
  const outcome = pay();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outcomes()).toEqual({ [reference]: 'checking' });
  expect(await inTime(outcome)).toBe('submission-failed');
  expect([sends(), outcomes()]).toEqual([0, {}]);
});

test.each([
  ['is asked for', ok, 'accepted', 1],
  ['may still be on its way if the insurer has not received it', notReceived, 'unknown', 3],
])('§4 what a suspended tab has sent %s', async (_case, reply, outcome, count) => {
  const { pay, local, outcomes, sends, questions } = await openLocked({ asked: [reply] });
  local.setItem(SUBMISSIONS_KEY, submissions());
  expect(await inTime(pay())).toBe(outcome);
  expect([sends(), questions().length]).toEqual([0, count]);
  expect(outcomes()).toEqual(outcome === 'unknown' ? { [reference]: 'unknown' } : {});
});
