import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { setToday } from '../../../content/application/steps.ts';
import { brokenQueue, kindsOf } from '../analytics/tag-manager.ts';
import { amounts, card, quoteFor } from '../application/record/sample.ts';
import { serve } from '../backend/server.ts';
import { blockedStorage, fullStorage, memoryStorage } from '../store/memory-storage.ts';
import { byBank, byCard, contents, NO_LEAKS, openPayment, SENT_KEY, submission } from './payment-tab.ts';

const ok = { body: { SaveStatus: 'OK', mn: 'M0001234' } };
const marker = JSON.stringify({ sentOn: '2026-11-20' });
const systemError = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };

beforeEach(() => {
  setToday(2026, 11, 20);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('decisions "The card frame": an answer that will not be known', () => {
  test.each<[string, Parameters<typeof serve>[0]]>([
    ['502', { status: 502 }],
    ['504', { status: 504 }],
    ['a connection that breaks', new TypeError('Failed to fetch')],
    ['no JSON', { body: '<!doctype html>' }],
    ['an empty body', { body: '' }],
    ['another shape', { body: { mn: 'M0001234' } }],
  ])('%s: it stays remembered, and nothing is sent again', async (_case, answer) => {
    const { pay, local, session, queue, unansweredStore, onAccepted, leaks } = await openPayment();
    const asked = serve(answer, ok);
    const before = [contents(local), contents(session)];
    expect(await pay()).toBe('unanswered');
    expect([contents(local), contents(session)]).toEqual([{ ...before[0], [SENT_KEY]: marker }, before[1]]);
    expect(unansweredStore.getState()).toBe(true);
    expect(queue).toEqual([systemError]);
    expect(queue.map(kindsOf)).toEqual([['error']]);

    const again = submission(byCard().answers, vi.fn());
    expect(await pay(again)).toBe('unanswered');
    expect(again.complete).not.toHaveBeenCalled();
    expect(asked).toHaveLength(1);
    expect(queue).toHaveLength(1);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(leaks()).toEqual(NO_LEAKS);

    const reloaded = await openPayment({ areas: [local, session] });
    expect(await reloaded.pay()).toBe('unanswered');
    expect(asked).toHaveLength(1);
  });

  test('§7 no answer within 180 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { pay, local, queue, unansweredStore } = await openPayment();
    const asked = serve('never');
    const outcome = pay();
    await vi.advanceTimersByTimeAsync(179_999);
    expect(await Promise.race([outcome, 'still waiting'])).toBe('still waiting');
    expect([local.getItem(SENT_KEY) !== null, unansweredStore.getState()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('unanswered');
    expect([local.getItem(SENT_KEY) !== null, unansweredStore.getState()]).toEqual([true, true]);
    expect(queue).toEqual([systemError]);
    expect(asked).toHaveLength(1);
  });

  test('decisions "Data": with storage that is blocked it is known for the visit', async () => {
    const { pay } = await openPayment({ areas: [blockedStorage, blockedStorage] });
    const asked = serve({ status: 504 }, ok);
    const priced = { quote: quoteFor('S'), amounts };
    expect(await pay(byCard(), priced)).toBe('unanswered');
    expect(await pay(byCard(), priced)).toBe('unanswered');
    expect(asked).toHaveLength(1);
  });
});

test.each([400, 422, 500])('§8 a status of %i is a no: another may be tried', async (status) => {
  const { pay, local, queue, unansweredStore, leaks } = await openPayment();
  const asked = serve({ status, body: {} }, ok);
  const before = contents(local);
  expect(await pay()).toBe('submission-failed');
  expect(contents(local)).toEqual(before);
  expect(unansweredStore.getState()).toBe(false);
  expect(queue).toEqual([systemError]);
  expect(leaks()).toEqual(NO_LEAKS);
  expect(asked).toHaveLength(1);
  expect(await pay()).toBe('accepted');
});

test('decisions "The card frame": it is remembered before the call, so that a reload during it sends no second', async () => {
  const { pay, local, session } = await openPayment();
  const asked = serve('never');
  const { fetch } = globalThis;
  const called = new Promise<string | null>((tell) => {
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
      tell(local.getItem(SENT_KEY));
      return fetch(...call);
    });
  });
  void pay();
  expect(await called).toBe(marker);
  const reloaded = await openPayment({ areas: [local, session] });
  expect(await reloaded.pay()).toBe('unanswered');
  expect(asked).toHaveLength(1);
});

test('decisions "The card frame": a double click sends one submission', async () => {
  const { pay } = await openPayment();
  const asked = serve(ok);
  expect((await Promise.all([pay(), pay()])).sort()).toEqual(['accepted', 'unanswered']);
  expect(asked).toHaveLength(1);
});

describe('decisions "The card frame": another tab', () => {
  test('that has sent it: the card frame is not asked, and nothing is told twice', async () => {
    const { pay, local, queue } = await openPayment();
    const asked = serve(ok);
    local.setItem(SENT_KEY, marker);
    const sent = submission(byCard().answers, vi.fn());
    expect(await pay(sent)).toBe('unanswered');
    expect(sent.complete).not.toHaveBeenCalled();
    expect([asked, queue]).toEqual([[], []]);
  });

  test('that sends it while the card frame is busy', async () => {
    const { pay, local } = await openPayment();
    const asked = serve(ok);
    const busy = async (): Promise<JsonObject> => {
      local.setItem(SENT_KEY, marker);
      return { cardForm: { ...card } };
    };
    expect(await pay(submission(byCard().answers, busy))).toBe('unanswered');
    expect(asked).toEqual([]);
    expect(local.getItem(SENT_KEY)).toBe(marker);
  });
});

describe('decisions "Data": storage that is full or blocked', () => {
  test.each([
    ['full', () => fullStorage()],
    ['blocked', () => blockedStorage],
  ] as const)('%s: the application is sent all the same', async (_case, storage) => {
    const { pay, onAccepted } = await openPayment({ areas: [storage(), storage()] });
    serve(ok);
    expect(await pay(byBank(), { quote: quoteFor('S'), amounts })).toBe('accepted');
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test('a marker that has no room in local storage is in that of the session', async () => {
    const session = memoryStorage();
    const { pay } = await openPayment({ areas: [fullStorage(), session] });
    serve({ status: 504 });
    expect(await pay(byBank(), { quote: quoteFor('S'), amounts })).toBe('unanswered');
    expect(contents(session)).toEqual({ [SENT_KEY]: marker });
  });
});

describe('decisions "Analytics": a tag manager that throws', () => {
  test.each([
    ['accepted', ok, 'purchase'],
    ['submission-failed', { body: { SaveStatus: 'FAILED' } }, 'error'],
    ['unanswered', { status: 504 }, 'error'],
  ])('changes nothing of what is %s', async (outcome, answer, kind) => {
    const { pay, queue, onAccepted, leaks } = await openPayment({ queue: brokenQueue() });
    serve(answer);
    expect(await pay()).toBe(outcome);
    expect(onAccepted).toHaveBeenCalledTimes(outcome === 'accepted' ? 1 : 0);
    expect(queue.map(kindsOf)).toEqual([[kind]]);
    expect(leaks()).toEqual(NO_LEAKS);
  });
});
