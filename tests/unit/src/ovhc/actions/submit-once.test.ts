import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { brokenQueue, kindsOf } from '../analytics/tag-manager.ts';
import { amounts, card, quoteFor, reference } from '../application/record/sample.ts';
import { serve } from '../backend/server.ts';
import { blockedStorage, fullStorage, memoryStorage } from '../store/memory-storage.ts';
import { stubNavigator } from '../store/tab.ts';
import {
  byBank,
  byCard,
  contents,
  DRAFT_KEY,
  NO_LEAKS,
  openPayment,
  SENT_KEY,
  stayOnOneDay,
  submission,
} from './payment-tab.ts';

const ok = { body: { SaveStatus: 'OK', mn: 'M0001234' } };
const marker = JSON.stringify({ sentOn: '2026-11-20', submissionReference: reference });
const ownMarker = (text: unknown) => {
  const sent = { sentOn: '2026-11-20', submissionReference: expect.stringMatching(/^[0-9a-f]{32}$/) };
  expect(JSON.parse(String(text))).toEqual(sent);
};
const systemError = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };

stayOnOneDay();

describe('decisions "The card frame": an answer that will not be known', () => {
  test.each<[string, Parameters<typeof serve>[0]]>([
    ['408', { status: 408 }],
    ['502', { status: 502 }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
    ['a connection that breaks', new TypeError('Failed to fetch')],
    ['no JSON', { body: '<!doctype html>' }],
    ['an empty body', { body: '' }],
    ['another shape', { body: { mn: 'M0001234' } }],
  ])('%s: it stays remembered, and nothing is sent again', async (_case, answer) => {
    const { pay, local, session, queue, unansweredStore, onAccepted, leaks } = await openPayment();
    const asked = serve(answer, ok);
    const before = contents(local);
    expect(await pay()).toBe('unanswered');
    const { [SENT_KEY]: sent, ...rest } = contents(local);
    ownMarker(sent);
    expect(rest).toEqual(before);
    expect(unansweredStore.getState()).toEqual({ unanswered: 'this' });
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
    const unanswered = () => unansweredStore.getState().unanswered;
    const asked = serve('never');
    const outcome = pay();
    await vi.advanceTimersByTimeAsync(179_999);
    expect(await Promise.race([outcome, 'still waiting'])).toBe('still waiting');
    expect([local.getItem(SENT_KEY) !== null, unanswered()]).toEqual([true, undefined]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('unanswered');
    expect([local.getItem(SENT_KEY) !== null, unanswered()]).toEqual([true, 'this']);
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
  expect(unansweredStore.getState()).toEqual({ unanswered: undefined });
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
  ownMarker(await called);
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

describe('decisions "The card frame": tabs take turns, where the browser knows locks', () => {
  /** A lock that is free, or held by another tab until it is let go. */
  function lock(held: Promise<unknown> = Promise.resolve()) {
    const names: string[] = [];
    const request = async (name: string, ...others: unknown[]) => {
      names.push(name);
      await held;
      return (others.at(-1) as () => unknown)();
    };
    stubNavigator({ locks: { request: request as LockManager['request'] } });
    return names;
  }

  test('the look for another and the marker are one request of the lock ovhcSubmission', async () => {
    const { pay, local } = await openPayment();
    const asked = serve(ok);
    let inside: unknown[] = [];
    const request = async (name: string, ...others: unknown[]) => {
      const before = local.getItem(SENT_KEY);
      const may = (others.at(-1) as () => unknown)();
      inside = [name, before, may, typeof local.getItem(SENT_KEY), asked.length];
      return may;
    };
    stubNavigator({ locks: { request: request as LockManager['request'] } });
    expect(await pay()).toBe('accepted');
    expect(inside).toEqual(['ovhcSubmission', null, true, 'string', 0]);
    expect(asked).toHaveLength(1);
  });

  test('one that another tab sends while this one waits for its turn is the only one', async () => {
    const { pay, local } = await openPayment();
    const asked = serve(ok);
    let release = () => {};
    const names = lock(new Promise<void>((resolve) => (release = resolve)));
    const outcome = pay();
    await vi.waitFor(() => expect(names).toEqual(['ovhcSubmission']));
    local.setItem(SENT_KEY, marker);
    release();
    expect(await outcome).toBe('unanswered');
    expect(asked).toEqual([]);
    expect(local.getItem(SENT_KEY)).toBe(marker);
  });

  test('the lock is asked for once per application, and never for one that cannot be sent', async () => {
    const { pay } = await openPayment();
    serve(ok);
    const names = lock();
    await pay(submission(byCard().answers, async () => ({})));
    expect(names).toEqual([]);
    await pay();
    expect(names).toEqual(['ovhcSubmission']);
  });

  test('a lock that is not to be had keeps nobody from paying', async () => {
    const { pay } = await openPayment();
    const asked = serve(ok);
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'));
    stubNavigator({ locks: { request } });
    expect(await pay()).toBe('accepted');
    expect(asked).toHaveLength(1);
  });
});

test('decisions "The card frame": an application for an earlier quote that is unanswered keeps nobody from paying', async () => {
  const { pay, local } = await openPayment();
  const asked = serve(ok);
  local.setItem(SENT_KEY, JSON.stringify({ ...JSON.parse(marker), isEarlier: true }));
  expect(await pay()).toBe('accepted');
  expect(asked).toHaveLength(1);
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
    expect(Object.keys(contents(session)).sort()).toEqual([DRAFT_KEY, SENT_KEY].sort());
    ownMarker(session.getItem(SENT_KEY));
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
