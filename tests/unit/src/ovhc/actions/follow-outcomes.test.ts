import { describe, expect, test, vi } from 'vitest';
import type { PendingSubmission } from '#types/data/submissions';
import { reference } from '../application/record/sample.ts';
import { memoryStorage } from '../store/memory-storage.ts';
import { stubNavigator } from '../store/tab.ts';
import {
  accepted,
  acceptedSubmission,
  CONFIRMATION_KEY,
  insurer,
  localWithQuote,
  notReceived,
  openPayment,
  pendingSubmission,
  QUOTE_KEY,
  SUBMISSIONS_KEY,
  sessionWithDraft,
  stayOnOneDay,
  submissions,
} from './payment-tab.ts';

const ok = { body: accepted };

stayOnOneDay();

/** A page that opens after an application was sent and its answer was lost. */
async function openAfterLoss(...earlier: PendingSubmission[]) {
  const local = localWithQuote();
  local.setItem(SUBMISSIONS_KEY, submissions({ pending: [pendingSubmission(), ...earlier] }));
  return openPayment({ areas: [local, sessionWithDraft()] });
}

/** Lets all answers come, and none of the later questions. */
const settle = () => vi.advanceTimersByTimeAsync(5000);

describe('§4 an application whose answer was lost', () => {
  test('was accepted: stores the confirmation, reports the purchase and ends the quote', async () => {
    const { followOutcomes, outcomes, onAccepted, queue, local, stored } = await openAfterLoss();
    insurer({ asked: [ok] });
    const stop = followOutcomes();
    expect(outcomes()).toEqual({ [reference]: 'checking' });
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
    expect(JSON.parse(String(local.getItem(CONFIRMATION_KEY)))).toMatchObject({ mn: 'M0001234' });
    expect(queue).toMatchObject([{ event: 'purchase', purchaseId: 'OR-1' }]);
    expect([outcomes(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
    expect(stored()).toMatchObject({ pending: [], accepted: { reference } });
  });

  test('is asked for by one tab at a time: the next one takes over what it found', async () => {
    const { followOutcomes, onAccepted, queue, local } = await openAfterLoss();
    let release = () => {};
    const isFree = new Promise<void>((resolve) => (release = resolve));
    const request = async (name: string, ...args: unknown[]) => {
      if (name === 'ovhcOutcome') await isFree;
      return (args.at(-1) as LockGrantedCallback<unknown>)({ name, mode: 'exclusive' });
    };
    stubNavigator({ locks: { request: request as LockManager['request'] } });
    const { questions } = insurer({ asked: [ok] });
    const stop = followOutcomes();
    await settle();
    local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
    local.setItem(SUBMISSIONS_KEY, acceptedSubmission());
    release();
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect([questions(), queue]).toEqual([[], []]);
  });

  test('was refused, as another tab has found out: says so here as well', async () => {
    const { followOutcomes, outcomes, local, hear } = await openAfterLoss();
    insurer({ asked: [{ status: 503 }] });
    const stop = followOutcomes();
    await settle();
    expect(outcomes()).toEqual({ [reference]: 'unknown' });
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [], refused: reference }));
    hear(SUBMISSIONS_KEY);
    stop();
    expect(outcomes()).toEqual({ [reference]: 'refused' });
  });

  test('was refused in another tab while this one waited: says so, and asks nothing', async () => {
    const { followOutcomes, outcomes, local } = await openAfterLoss();
    let release = () => {};
    const isFree = new Promise<void>((resolve) => (release = resolve));
    const request = async (_name: string, ...args: unknown[]) => {
      await isFree;
      return (args.at(-1) as LockGrantedCallback<unknown>)({ name: '', mode: 'shared' });
    };
    stubNavigator({ locks: { request: request as LockManager['request'] } });
    const { questions } = insurer({});
    const stop = followOutcomes();
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [], refused: reference }));
    release();
    await settle();
    stop();
    expect([questions(), outcomes()]).toEqual([[], { [reference]: 'refused' }]);
  });

  test('was refused, and sent again while this tab waited: the refusal is not taken for the new try’s', async () => {
    const { followOutcomes, outcomes, stored, local } = await openAfterLoss();
    const again = pendingSubmission({ wasRefused: true });
    const request = async (_name: string, ...args: unknown[]) => {
      local.setItem(SUBMISSIONS_KEY, submissions({ pending: [again] }));
      return (args.at(-1) as LockGrantedCallback<unknown>)({ name: '', mode: 'shared' });
    };
    stubNavigator({ locks: { request: request as LockManager['request'] } });
    insurer({ asked: [{ body: { SaveStatus: 'FAILED' } }] });
    const stop = followOutcomes();
    await settle();
    stop();
    expect([outcomes(), stored()]).toEqual([{ [reference]: 'not-received' }, { pending: [again] }]);
  });

  test('was refused before it was sent again: a refusal may be the earlier one, and says nothing', async () => {
    const wasRefused = pendingSubmission({ wasRefused: true });
    const { followOutcomes, outcomes, stored, onAccepted, local } = await openAfterLoss();
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [wasRefused] }));
    insurer({ asked: [...Array(3).fill({ body: { SaveStatus: 'FAILED' } }), ok] });
    const stop = followOutcomes();
    await settle();
    expect([outcomes(), stored()]).toEqual([{ [reference]: 'not-received' }, { pending: [wasRefused] }]);
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test('was refused, and sent again meanwhile: the new try stays pending', async () => {
    const { followOutcomes, stored, local } = await openAfterLoss();
    const again = pendingSubmission({ sentAt: new Date(Date.now() + 1).toISOString() });
    const answerLate = () => {
      local.setItem(SUBMISSIONS_KEY, submissions({ pending: [again] }));
      return { body: { SaveStatus: 'FAILED' } };
    };
    insurer({ asked: [answerLate] });
    const stop = followOutcomes();
    await settle();
    stop();
    expect(stored()).toEqual({ pending: [again] });
  });

  test('was refused: says so, and forgets it', async () => {
    const { followOutcomes, outcomes, stored, local } = await openAfterLoss();
    insurer({ asked: [{ body: { SaveStatus: 'FAILED' } }] });
    const stop = followOutcomes();
    await settle();
    stop();
    expect([outcomes(), stored()]).toEqual([{ [reference]: 'refused' }, { pending: [], refused: reference }]);
    expect(local.getItem(QUOTE_KEY)).not.toBeNull();
  });

  test('was refused, and its next try was lost, too: asks for that one', async () => {
    const { followOutcomes, outcomes, onAccepted, local, hear } = await openAfterLoss();
    insurer({ asked: [{ body: { SaveStatus: 'FAILED' } }, ok] });
    const stop = followOutcomes();
    await settle();
    expect(outcomes()).toEqual({ [reference]: 'refused' });
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [pendingSubmission({ wasRefused: true })] }));
    hear(SUBMISSIONS_KEY);
    await settle();
    stop();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
  });

  test('has not arrived: asks again after 10, 20, 40 and 60 s, until it has', async () => {
    const { followOutcomes, outcomes, onAccepted } = await openAfterLoss();
    const { questions } = insurer({ asked: [...Array(6).fill(notReceived), ok] });
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

  test('can’t be asked for: is unknown, until the visitor asks again', async () => {
    const { followOutcomes, outcomes, onAccepted } = await openAfterLoss();
    const { questions } = insurer({ asked: [...Array(3).fill({ status: 503 }), ok] });
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

  test('is asked for beside the one before it, each by its own reference', async () => {
    const earlier = pendingSubmission({ reference: 'e'.repeat(32) });
    const { followOutcomes, onAccepted } = await openAfterLoss(earlier);
    const { questions } = insurer({ asked: [ok] });
    const stop = followOutcomes();
    await settle();
    stop();
    const asked = questions().map(({ searchParams }) => searchParams.get('reference'));
    expect(asked).toEqual([reference, 'e'.repeat(32)]);
    expect(onAccepted.mock.calls).toEqual([[reference], ['e'.repeat(32)]]);
  });
});

test.each([
  ['nothing was sent', null],
  ['the last one was accepted', acceptedSubmission('2026-11-19T12:00:00.000Z')],
  [
    'the last one was sent 30 days ago',
    submissions({ pending: [pendingSubmission({ sentAt: '2026-10-20T12:00:00.000Z' })] }),
  ],
])('asks for nothing where %s', async (_case, text) => {
  const local = memoryStorage(text === null ? {} : { [SUBMISSIONS_KEY]: text });
  const { followOutcomes, outcomes } = await openPayment({ areas: [local, memoryStorage()] });
  const { questions } = insurer({});
  const stop = followOutcomes();
  await settle();
  stop();
  expect([questions(), outcomes()]).toEqual([[], {}]);
});

test('asks for one that another tab has sent and left', async () => {
  const { followOutcomes, onAccepted, local, hear } = await openPayment();
  insurer({ asked: [ok] });
  const stop = followOutcomes();
  local.setItem(SUBMISSIONS_KEY, submissions());
  hear(SUBMISSIONS_KEY);
  await settle();
  stop();
  expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reference);
});

test('does not ask for one that this page is sending', async () => {
  const { followOutcomes, pay, hear } = await openPayment();
  const { sends, questions } = insurer({ sent: ['never'], asked: [ok] });
  const stop = followOutcomes();
  void pay();
  await vi.waitFor(() => expect(sends()).toBe(1));
  hear(SUBMISSIONS_KEY);
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(questions()).toEqual([]);
});

test('hears of nothing once it is stopped', async () => {
  const { followOutcomes, local, hear } = await openPayment();
  const { questions } = insurer({ asked: [ok] });
  followOutcomes()();
  local.setItem(SUBMISSIONS_KEY, submissions());
  hear(SUBMISSIONS_KEY);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(questions()).toEqual([]);
});
