import { describe, expect, test, vi } from 'vitest';
import type { PendingSubmission } from '#types/data/submissions';
import { deferred } from '../../../../deferred.ts';
import { memoryStorage, storedJson } from '../store/memory-storage.ts';
import { CONFIRMATION_KEY, QUOTE_KEY, reference, SUBMISSIONS_KEY, stubNavigator } from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { acceptedSubmission, down, notReceived, ok, openPayment, pendingSubmission, refused, submissions } =
  tab;

tab.stopClock();

/** Opens a page after applications were sent whose answers were lost. */
async function openAfterLostAnswer(
  asked: tab.Replies['asked'] = [],
  pending: PendingSubmission[] = [pendingSubmission()],
) {
  const local = tab.localWithQuote('S', { [SUBMISSIONS_KEY]: submissions({ pending }) });
  return openPayment({ areas: [local, tab.sessionWithDraft()], asked });
}

/** Lets all answers come, and none of the later questions. */
const settle = () => vi.advanceTimersByTimeAsync(5000);

describe('§4 an application whose answer was lost', () => {
  test('was accepted: its confirmation is stored, the purchase reported and the quote ended', async () => {
    const { followOutcomes, outcomes, onAccepted, queue, local, stored } = await openAfterLostAnswer([ok]);
    const stop = followOutcomes();
    expect(outcomes()).toEqual({ [reference]: 'checking' });
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
    expect(storedJson(local, CONFIRMATION_KEY)).toMatchObject({ mn: 'M0001234' });
    expect(queue).toMatchObject([{ event: 'purchase', purchaseId: 'OR-1' }]);
    expect([outcomes(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
    expect(stored()).toMatchObject({ pending: [], accepted: { reference } });
  });

  test('is asked for by one tab at a time: the next one takes over what the first has found', async () => {
    const { followOutcomes, onAccepted, queue, questions, local } = await openAfterLostAnswer([ok]);
    const isFree = deferred<void>();
    const request = async (name: string, ...args: unknown[]) => {
      if (name === 'ovhcOutcome') await isFree.promise;
      return (args.at(-1) as LockGrantedCallback<unknown>)({ name, mode: 'exclusive' });
    };
    stubNavigator({ locks: { request: request as LockManager['request'] } });
    const stop = followOutcomes();
    await settle();
    local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
    local.setItem(SUBMISSIONS_KEY, acceptedSubmission());
    isFree.resolve();
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect([questions(), queue]).toEqual([[], []]);
  });

  test('was refused: says so, and is pending no more', async () => {
    const { followOutcomes, outcomes, stored, local } = await openAfterLostAnswer([refused]);
    const stop = followOutcomes();
    await settle();
    stop();
    expect([outcomes(), stored()]).toEqual([{ [reference]: 'refused' }, { pending: [], refused: reference }]);
    expect(local.getItem(QUOTE_KEY)).not.toBeNull();
  });

  test('was refused, as another tab has found out: says so here as well', async () => {
    const { followOutcomes, outcomes, local, notify } = await openAfterLostAnswer([down]);
    const stop = followOutcomes();
    await settle();
    expect(outcomes()).toEqual({ [reference]: 'unknown' });
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [], refused: reference }));
    notify(SUBMISSIONS_KEY);
    stop();
    expect(outcomes()).toEqual({ [reference]: 'refused' });
  });

  test('was refused in another tab while this one waited: says so, and asks nothing', async () => {
    const { followOutcomes, outcomes, questions, local } = await openAfterLostAnswer();
    const isFree = deferred<void>();
    tab.stubLocks(isFree.promise);
    const stop = followOutcomes();
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [], refused: reference }));
    isFree.resolve();
    await settle();
    stop();
    expect([questions(), outcomes()]).toEqual([[], { [reference]: 'refused' }]);
  });

  test('was sent again while this tab waited: an earlier refusal is not taken for the new one’s', async () => {
    const { followOutcomes, outcomes, stored, local } = await openAfterLostAnswer([refused]);
    const again = pendingSubmission({ wasRefused: true });
    const isFree = deferred<void>();
    tab.stubLocks(isFree.promise);
    const stop = followOutcomes();
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [again] }));
    isFree.resolve();
    await settle();
    stop();
    expect([outcomes(), stored()]).toEqual([{ [reference]: 'not-received' }, { pending: [again] }]);
  });

  test('was refused before it was sent again: a refusal may be the earlier one, and is ignored', async () => {
    const wasRefused = pendingSubmission({ wasRefused: true });
    const page = await openAfterLostAnswer([refused, refused, refused, ok], [wasRefused]);
    const stop = page.followOutcomes();
    await settle();
    expect([page.outcomes(), page.stored()]).toEqual([
      { [reference]: 'not-received' },
      { pending: [wasRefused] },
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(page.onAccepted).toHaveBeenCalledOnce();
  });

  test('was refused, and sent again meanwhile: the new one stays pending', async () => {
    const again = pendingSubmission({ sentAt: new Date(Date.now() + 1).toISOString() });
    const sendAgain = () => {
      localStorage.setItem(SUBMISSIONS_KEY, submissions({ pending: [again] }));
      return refused;
    };
    const { followOutcomes, stored } = await openAfterLostAnswer([sendAgain]);
    const stop = followOutcomes();
    await settle();
    stop();
    expect(stored()).toEqual({ pending: [again] });
  });

  test('was refused, and the answer to its next try was lost too: asks for that one', async () => {
    const { followOutcomes, outcomes, onAccepted, local, notify } = await openAfterLostAnswer([refused, ok]);
    const stop = followOutcomes();
    await settle();
    expect(outcomes()).toEqual({ [reference]: 'refused' });
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [pendingSubmission({ wasRefused: true })] }));
    notify(SUBMISSIONS_KEY);
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
  });

  test('has not arrived: asks again after 10, 20, 40 and 60 s', async () => {
    const { followOutcomes, outcomes, onAccepted, questions } = await openAfterLostAnswer([
      ...Array(6).fill(notReceived),
      ok,
    ]);
    const stop = followOutcomes();
    await settle();
    expect([questions().length, outcomes()]).toEqual([3, { [reference]: 'not-received' }]);
    const counts: number[] = [];
    for (const pause of [5, 20, 40]) {
      await vi.advanceTimersByTimeAsync(pause * 1000);
      counts.push(questions().length);
    }
    expect(counts).toEqual([4, 5, 6]);
    expect(onAccepted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
    expect(outcomes()).toEqual({});
  });

  test('cannot be asked for: is unknown, until the visitor asks again', async () => {
    const page = await openAfterLostAnswer([down, down, down, ok]);
    const { followOutcomes, outcomes, onAccepted, questions } = page;
    const stop = followOutcomes();
    await settle();
    await vi.advanceTimersByTimeAsync(300_000);
    expect([questions().length, outcomes()]).toEqual([3, { [reference]: 'unknown' }]);
    const { askAgain } = await import('../../../../../src/ovhc/actions/follow-outcomes.ts');
    askAgain(onAccepted);
    expect(outcomes()).toEqual({ [reference]: 'checking' });
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
  });

  test('is asked for beside an earlier one, each by its own reference', async () => {
    const earlier = 'e'.repeat(32);
    const pending = [pendingSubmission(), pendingSubmission({ reference: earlier })];
    const { followOutcomes, onAccepted, questions } = await openAfterLostAnswer([ok], pending);
    const stop = followOutcomes();
    await settle();
    stop();
    expect(questions()).toEqual([reference, earlier]);
    expect(onAccepted.mock.calls).toEqual([[reference], [earlier]]);
  });
});

describe('asks for nothing', () => {
  const sentAt = '2026-10-20T12:00:00.000Z';
  test.each([
    ['was sent', {}],
    ['is pending', { [SUBMISSIONS_KEY]: acceptedSubmission({ acceptedAt: '2026-11-19T12:00:00.000Z' }) }],
    [
      'is younger than 30 days',
      { [SUBMISSIONS_KEY]: submissions({ pending: [pendingSubmission({ sentAt })] }) },
    ],
  ])('if nothing %s', async (_case, items) => {
    const areas: [Storage, Storage] = [memoryStorage(items), memoryStorage()];
    const { followOutcomes, outcomes, questions } = await openPayment({ areas });
    const stop = followOutcomes();
    await settle();
    stop();
    expect([questions(), outcomes()]).toEqual([[], {}]);
  });

  test('while this page is sending', async () => {
    const { followOutcomes, pay, notify, sends, questions } = await openPayment({
      sent: ['never'],
      asked: [ok],
    });
    const stop = followOutcomes();
    void pay();
    await vi.waitFor(() => expect(sends()).toBe(1));
    notify(SUBMISSIONS_KEY);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    expect(questions()).toEqual([]);
  });

  test('once it is stopped; until then for one that another tab has sent and left', async () => {
    const { followOutcomes, onAccepted, questions, local, notify } = await openPayment({ asked: [ok] });
    followOutcomes()();
    local.setItem(SUBMISSIONS_KEY, submissions());
    notify(SUBMISSIONS_KEY);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(questions()).toEqual([]);
    local.removeItem(SUBMISSIONS_KEY);
    const stop = followOutcomes();
    local.setItem(SUBMISSIONS_KEY, submissions());
    notify(SUBMISSIONS_KEY);
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
  });
});
