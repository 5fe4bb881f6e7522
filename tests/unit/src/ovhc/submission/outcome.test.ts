import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PendingSubmission } from '#types/data/submissions';
import { deferred } from '../../../../deferred.ts';
import { memoryStorage, storedJson } from '../store/memory-storage.ts';
import { CONFIRMATION_KEY, QUOTE_KEY, reference, SUBMISSIONS_KEY, stubNavigator } from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { acceptedSubmission, down, notReceived, ok, openPayment, pendingSubmission, refused, submissions } =
  tab;
const isRefused = { [reference]: 'refused' };
const isNotReceived = { [reference]: 'not-received' };

tab.stopClock();

/** Waits until all answers have arrived, but not until the next requests. */
const settle = () => vi.advanceTimersByTimeAsync(5000);

async function follow(
  asked: tab.Replies['asked'] = [],
  pending: PendingSubmission[] = [pendingSubmission()],
  isUnlocked?: Promise<void>,
) {
  const local = tab.localWithQuote('S', { [SUBMISSIONS_KEY]: submissions({ pending }) });
  const page = await openPayment({ areas: [local, tab.sessionWithDraft()], asked });
  const request = async (name: string, ...args: unknown[]) => {
    if (name === 'ovhcOutcome') await isUnlocked;
    return (args.at(-1) as LockGrantedCallback<unknown>)({ name, mode: 'exclusive' });
  };
  if (isUnlocked) stubNavigator({ locks: { request: request as LockManager['request'] } });
  onTestFinished(page.followOutcomes());
  const saveElsewhere = (text: string) => {
    local.setItem(SUBMISSIONS_KEY, text);
    page.notify(SUBMISSIONS_KEY);
  };
  return { ...page, saveElsewhere };
}

describe('§4 following an application whose answer was lost', () => {
  test('stores the confirmation, reports the purchase and ends the quote once accepted', async () => {
    const { outcomes, onAccepted, queue, local, ...page } = await follow([ok]);
    expect(outcomes()).toEqual({ [reference]: 'checking' });
    await settle();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
    expect(storedJson(local, CONFIRMATION_KEY)).toMatchObject({ mn: 'M0001234' });
    expect(queue).toMatchObject([{ event: 'purchase', purchaseId: 'OR-1' }]);
    expect([outcomes(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
    expect(page.submissions()).toMatchObject({ pending: [], accepted: { reference } });
  });

  test.each<[string, object, number]>([
    ['accepted', {}, 1],
    ['refused', isRefused, 0],
  ])('asks in one tab at a time, and a waiting tab adopts that it was %s', async (found, outcome, count) => {
    const lock = deferred<void>();
    const { local, onAccepted, outcomes, queue, questions } = await follow([ok], undefined, lock.promise);
    await settle();
    local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
    const refusal = submissions({ pending: [], refused: reference });
    local.setItem(SUBMISSIONS_KEY, found === 'accepted' ? acceptedSubmission() : refusal);
    lock.resolve();
    await settle();
    expect(onAccepted).toHaveBeenCalledTimes(count);
    expect([questions(), queue, outcomes()]).toEqual([[], [], outcome]);
  });

  test('ignores a refusal that may belong to an earlier try', async () => {
    const lock = deferred<void>();
    const asked = [refused, refused, refused, ok];
    const { local, onAccepted, outcomes, ...page } = await follow(asked, undefined, lock.promise);
    const again = pendingSubmission({ wasRefused: true });
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [again] }));
    lock.resolve();
    await settle();
    expect([outcomes(), page.submissions()]).toEqual([isNotReceived, { pending: [again] }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test('reports a refusal and follows the next try in another tab', async () => {
    const { outcomes, onAccepted, local, saveElsewhere, ...page } = await follow([refused, ok]);
    await settle();
    expect([outcomes(), page.submissions()]).toEqual([isRefused, { pending: [], refused: reference }]);
    expect(local.getItem(QUOTE_KEY)).not.toBeNull();
    saveElsewhere(submissions({ pending: [pendingSubmission({ wasRefused: true })] }));
    await settle();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
  });

  test('keeps a newer try pending if the earlier one was refused', async () => {
    const again = pendingSubmission({ sentAt: new Date(Date.now() + 1).toISOString() });
    const sendAgain = () => {
      localStorage.setItem(SUBMISSIONS_KEY, submissions({ pending: [again] }));
      return refused;
    };
    const { ...page } = await follow([sendAgain]);
    await settle();
    expect(page.submissions()).toEqual({ pending: [again] });
  });

  test('asks again after 10, 20, 40 and 60 s while it is not received', async () => {
    const { outcomes, onAccepted, questions } = await follow([...Array(6).fill(notReceived), ok]);
    await settle();
    expect([questions().length, outcomes()]).toEqual([3, isNotReceived]);
    for (const [index, pause] of [5, 20, 40].entries()) {
      await vi.advanceTimersByTimeAsync(pause * 1000);
      expect(questions()).toHaveLength(4 + index);
    }
    expect(onAccepted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
    expect(outcomes()).toEqual({});
  });

  test('stays unknown after failed calls until the visitor asks again', async () => {
    const { askAgain, outcomes, onAccepted, questions } = await follow([down, down, down, ok]);
    await settle();
    await vi.advanceTimersByTimeAsync(300_000);
    expect([questions().length, outcomes()]).toEqual([3, { [reference]: 'unknown' }]);
    askAgain();
    expect(outcomes()).toEqual({ [reference]: 'checking' });
    await settle();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
  });

  test('replaces an unknown outcome with a refusal found by another tab', async () => {
    const { outcomes, saveElsewhere } = await follow([down]);
    await settle();
    saveElsewhere(submissions({ pending: [], refused: reference }));
    expect(outcomes()).toEqual(isRefused);
  });

  test('asks for each pending application by its own reference', async () => {
    const earlier = 'e'.repeat(32);
    const pending = [pendingSubmission(), pendingSubmission({ reference: earlier })];
    const { onAccepted, questions } = await follow([ok], pending);
    await settle();
    expect(questions()).toEqual([reference, earlier]);
    expect(onAccepted.mock.calls).toEqual([[reference], [earlier]]);
  });
});

describe('requests for outcomes', () => {
  const old = { pending: [pendingSubmission({ sentAt: '2026-10-20T12:00:00.000Z' })] };
  test.each([
    ['was sent', {}],
    ['is pending', { [SUBMISSIONS_KEY]: acceptedSubmission({ acceptedAt: '2026-11-19T12:00:00.000Z' }) }],
    ['is younger than 30 days', { [SUBMISSIONS_KEY]: submissions(old) }],
  ])('sends no request if no application %s', async (_case, items) => {
    const areas: [Storage, Storage] = [memoryStorage(items), memoryStorage()];
    const { followOutcomes, outcomes, questions } = await openPayment({ areas });
    onTestFinished(followOutcomes());
    await settle();
    expect([questions(), outcomes()]).toEqual([[], {}]);
  });

  test('sends no request while this page submits', async () => {
    const page = await openPayment({ sent: ['never'], asked: [ok] });
    onTestFinished(page.followOutcomes());
    void page.pay();
    await vi.waitFor(() => expect(page.sends()).toBe(1));
    page.notify(SUBMISSIONS_KEY);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.questions()).toEqual([]);
  });

  test('follows the submission of another tab until it is stopped', async () => {
    const { followOutcomes, onAccepted, questions, local, notify } = await openPayment({ asked: [ok] });
    followOutcomes()();
    local.setItem(SUBMISSIONS_KEY, submissions());
    notify(SUBMISSIONS_KEY);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(questions()).toEqual([]);
    local.removeItem(SUBMISSIONS_KEY);
    onTestFinished(followOutcomes());
    local.setItem(SUBMISSIONS_KEY, submissions());
    notify(SUBMISSIONS_KEY);
    await settle();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
  });
});
