import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { applicationKey } from '../../../../../src/ovhc/actions/agree-on-reference.ts';
import { amounts, card, reference } from '../application/record/sample.ts';
import { stubNavigator } from '../store/tab.ts';
import {
  accepted,
  acceptedSubmission,
  byCard,
  CONFIRMATION_KEY,
  insurer,
  inTime,
  notReceived,
  openPayment,
  QUOTE_KEY,
  REFERENCE_KEY,
  SUBMISSIONS_KEY,
  stayOnOneDay,
  submission,
  submissions,
} from './payment-tab.ts';

const ok = { body: accepted };
/** The reference and the acceptance of another tab’s application. */
const other = 'f'.repeat(32);
const acceptedAt = '2026-11-20T09:00:00.000Z';

stayOnOneDay();

/** Has AbortSignal.timeout follow the test's timers. */
function stubTimeout() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
    return controller.signal;
  });
}

describe('§4 the lock that tabs share', () => {
  /** The lock of a browser, with other tabs that may hold it, one after the other. */
  function stubLocks(...held: Promise<void>[]) {
    let holder = held.shift();
    const names: string[] = [];
    const request = async (
      name: string,
      { ifAvailable = false, signal }: LockOptions,
      work: (lock: object | null) => unknown,
    ) => {
      names.push(name);
      if (holder && ifAvailable) return work(null);
      const aborted = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
      await Promise.race([holder, aborted]);
      if (holder) holder = held.shift();
      const done = Promise.resolve(work({}));
      if (ifAvailable)
        holder = done.then(() => {
          holder = undefined;
        });
      return done;
    };
    stubNavigator({ locks: { request: request as LockManager['request'] } });
    return names;
  }

  test('holds ovhcSubmission from the press until the outcome is stored', async () => {
    const { pay, local } = await openPayment();
    const names = stubLocks();
    insurer({ sent: [ok] });
    const seen: unknown[] = [];
    const complete = async (): Promise<JsonObject> => {
      const elsewhere = navigator.locks.request('ovhcSubmission', { ifAvailable: true }, (lock) => lock);
      seen.push(await elsewhere, local.getItem(SUBMISSIONS_KEY));
      return { cardForm: { ...card } };
    };
    expect(await inTime(pay(submission(byCard().answers, complete)))).toBe('accepted');
    expect(seen).toEqual([null, null]);
    expect(names.slice(0, 2)).toEqual(['ovhcSubmission', 'ovhcSubmission']);
    const free = navigator.locks.request('ovhcSubmission', { ifAvailable: true }, (lock) => lock !== null);
    expect(await free).toBe(true);
  });

  test('waits for the tab that holds it, and takes over its outcome', async () => {
    const { pay, local, outcomes } = await openPayment();
    let release = () => {};
    stubLocks(new Promise((resolve) => (release = resolve)));
    const { sends, questions } = insurer({ sent: [ok] });
    const outcome = pay();
    await vi.waitFor(() => expect(outcomes()).toEqual({ [reference]: 'checking' }));
    local.setItem('ovhcConfirmation', '{"mn":"M1"}');
    local.setItem(SUBMISSIONS_KEY, acceptedSubmission());
    release();
    expect(await inTime(outcome)).toBe('accepted');
    expect([sends(), questions()]).toEqual([0, []]);
  });

  test('sends nothing where that tab has its answer, and not yet left the lock', async () => {
    const { pay, takeAcceptance, local, quoteStore } = await openPayment();
    let release = () => {};
    stubLocks(new Promise((resolve) => (release = resolve)));
    const { sends } = insurer({ sent: [ok] });
    const priced = { quote: quoteStore.getState(), amounts };
    local.setItem(SUBMISSIONS_KEY, acceptedSubmission());
    for (const key of [QUOTE_KEY, REFERENCE_KEY]) local.removeItem(key);
    expect(takeAcceptance()).toBe(true);
    const outcome = pay(byCard(), priced);
    release();
    expect(await inTime(outcome)).toBe('accepted');
    expect(sends()).toBe(0);
  });

  test('waits for the tab that has begun the application anew, and takes over its outcome', async () => {
    const { pay, local, outcomes } = await openPayment();
    let release = () => {};
    stubLocks(new Promise((resolve) => (release = resolve)));
    const { sends } = insurer({ sent: [ok] });
    local.setItem(REFERENCE_KEY, other);
    const outcome = pay();
    await vi.waitFor(() => expect(outcomes()).toEqual({ [other]: 'checking' }));
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [], accepted: { reference: other, acceptedAt } }));
    for (const key of [QUOTE_KEY, REFERENCE_KEY]) local.removeItem(key);
    release();
    expect(await inTime(outcome)).toBe('accepted');
    expect(sends()).toBe(0);
  });

  test('sends it itself where that tab has sent nothing, or nothing can be read of it', async () => {
    const { pay, outcomes } = await openPayment();
    let release = () => {};
    stubLocks(new Promise((resolve) => (release = resolve)));
    const { sends } = insurer({ sent: [ok] });
    const outcome = pay();
    release();
    expect(await inTime(outcome)).toBe('accepted');
    expect([sends(), outcomes()]).toEqual([1, {}]);
  });

  test('waits for one tab after the other, while those can’t pay', async () => {
    const { pay } = await openPayment();
    const release: (() => void)[] = [];
    const tab = () => new Promise<void>((resolve) => release.push(resolve));
    stubLocks(tab(), tab());
    const { sends } = insurer({ sent: [ok] });
    const outcome = pay();
    for (const free of release) {
      expect(sends()).toBe(0);
      free();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await inTime(outcome)).toBe('accepted');
    expect(sends()).toBe(1);
  });

  test.each([
    ['the same cover and person', undefined, 0],
    ['another person', '1', 1],
  ])(
    'waits for a tab that began anew and pays for %s, and then sends no more than is needed',
    async (_case, otherKey, sent) => {
      const { pay, local, quoteStore } = await openPayment();
      let release = () => {};
      stubLocks(new Promise((resolve) => (release = resolve)));
      const { sends } = insurer({ sent: [ok] });
      const key = otherKey ?? applicationKey(quoteStore.getState(), byCard().answers);
      const outcome = pay();
      await vi.advanceTimersByTimeAsync(1);
      local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
      const acceptedThere = { reference: other, acceptedAt: new Date().toISOString(), key };
      local.setItem(SUBMISSIONS_KEY, submissions({ pending: [], accepted: acceptedThere }));
      release();
      expect(await inTime(outcome)).toBe('accepted');
      expect(sends()).toBe(sent);
    },
  );

  test('waits half a minute for a tab that the browser has suspended, and sends nothing beside it', async () => {
    const { pay, outcomes } = await openPayment();
    stubLocks(new Promise(() => {}));
    stubTimeout();
    const { sends } = insurer({ sent: [ok] });
    const outcome = pay();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(outcomes()).toEqual({ [reference]: 'checking' });
    expect(await inTime(outcome)).toBe('submission-failed');
    expect([sends(), outcomes()]).toEqual([0, {}]);
  });

  test('asks for what a suspended tab has sent', async () => {
    const { pay, local } = await openPayment();
    stubLocks(new Promise(() => {}));
    stubTimeout();
    const { sends, questions } = insurer({ asked: [ok] });
    local.setItem(SUBMISSIONS_KEY, submissions());
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), questions().length]).toEqual([0, 1]);
  });

  test('does not know of what a suspended tab may still be sending whether it was received', async () => {
    const { pay, outcomes, local } = await openPayment();
    stubLocks(new Promise(() => {}));
    stubTimeout();
    const { sends } = insurer({ asked: [notReceived] });
    local.setItem(SUBMISSIONS_KEY, submissions());
    expect(await inTime(pay())).toBe('unknown');
    expect([sends(), outcomes()]).toEqual([0, { [reference]: 'unknown' }]);
  });

  test('pays without one that the browser refuses', async () => {
    const { pay } = await openPayment();
    const { sends } = insurer({ sent: [ok] });
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'));
    stubNavigator({ locks: { request } });
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
  });
});
