import { describe, expect, test, vi } from 'vitest';
import { brokenQueue, kindsOf } from '../analytics/tag-manager.ts';
import { amounts, quoteFor } from '../application/record/sample.ts';
import type { Reply } from '../backend/server.ts';
import { fullStorage, memoryStorage, storedJson, UNUSABLE } from '../store/memory-storage.ts';
import * as stores from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { byBank, byCard, down, inTime, notReceived, ok, openPayment, refused, submission, systemError } = tab;

const { CONFIRMATION_KEY, QUOTE_KEY, reference, SUBMISSIONS_KEY, TAB_KEY } = stores;
const lost = { status: 504 };
const priced = { quote: quoteFor('S'), amounts };

tab.stopClock();

describe('§4 a lost answer', () => {
  // for the other cases see pre-submission.test.ts
  test.each<[string, Reply]>([
    ['504', lost],
    ['500, which may come after the charge', { status: 500 }],
    ['429', { status: 429 }],
    ['a broken connection', new TypeError('Failed to fetch')],
    ['an answer of another shape', { body: { mn: 'M0001234' } }],
  ])('asks for the outcome instead of sending again after %s', async (_case, reply) => {
    const page = await openPayment({ sent: [reply, ok], asked: [ok] });
    expect(await inTime(page.pay())).toBe('accepted');
    expect([page.sends(), page.questions(), page.leaks()]).toEqual([1, [reference], []]);
    expect(page.onAccepted).toHaveBeenCalledOnce();
    expect(page.queue).toMatchObject([systemError, { event: 'purchase', purchaseId: 'OR-1' }]);
    expect(storedJson(page.local, CONFIRMATION_KEY)).toMatchObject({ mn: 'M0001234' });
    expect(page.local.getItem(QUOTE_KEY)).toBeNull();
  });

  test('is unknown if the browser has forgotten meanwhile what was sent', async () => {
    const page = await openPayment({
      sent: [
        () => {
          page.local.removeItem(SUBMISSIONS_KEY);
          return lost;
        },
      ],
    });
    expect(await inTime(page.pay())).toBe('unknown');
  });

  test('allows another try if the application was refused', async () => {
    const page = await openPayment({ sent: [lost, ok], asked: [refused] });
    expect(await inTime(page.pay())).toBe('refused');
    expect(page.submissions()).toEqual({ pending: [], refused: reference });
    expect(page.outcomes()).toEqual({ [reference]: 'refused' });
    expect(page.onAccepted).not.toHaveBeenCalled();
    expect(await inTime(page.pay())).toBe('accepted');
    expect([page.sends(), page.outcomes()]).toEqual([2, {}]);
  });

  test.each([
    ['sends the application again if it is still not received', notReceived, 2],
    ['sends nothing if it is received by then', ok, 1],
  ])('asks three times, asks again with the next press and %s', async (_case, reply, count) => {
    const asked = [notReceived, notReceived, notReceived, reply];
    const page = await openPayment({ sent: [lost, ok], asked });
    expect(await inTime(page.pay())).toBe('not received');
    expect(page.questions()).toHaveLength(3);
    expect(page.submissions()).toMatchObject({ pending: [{ reference }] });
    expect(page.outcomes()).toEqual({ [reference]: 'not-received' });
    expect(await inTime(page.pay())).toBe('accepted');
    expect(await page.sentReferences()).toEqual(Array(count).fill(reference));
  });

  test('stays unknown without an outcome and sends nothing, even after a reload', async () => {
    const page = await openPayment({ sent: [lost, ok], asked: [down] });
    expect(await inTime(page.pay())).toBe('unknown');
    expect(page.outcomes()).toEqual({ [reference]: 'unknown' });
    expect(page.submissions()).toMatchObject({ pending: [{ reference, sentAt: expect.any(String) }] });
    const again = submission(byCard().answers, vi.fn());
    expect(await inTime(page.pay(again))).toBe('unknown');
    expect(again.complete).not.toHaveBeenCalled();
    const areas: [Storage, Storage] = [page.local, page.session];
    const reloaded = await openPayment({ areas, sent: [ok], asked: [down] });
    expect(await inTime(reloaded.pay())).toBe('unknown');
    expect([page.sends(), reloaded.sends()]).toEqual([1, 0]);
  });

  test('§7 counts as lost after 180 s', async () => {
    const { pay, submissions, sends, questions } = await openPayment({ sent: ['never'], asked: [ok] });
    const outcome = pay();
    await vi.advanceTimersByTimeAsync(179_999);
    expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
    expect([submissions()?.pending.length, questions()]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('accepted');
    expect(sends()).toBe(1);
  });

  test.each(UNUSABLE)('is remembered for the visit if storage is %s', async (_case, storage) => {
    const areas: Parameters<typeof stores.openStores> = [storage(), storage()];
    const { pay, sends } = await openPayment({ areas, sent: [lost], asked: [down] });
    for (const _press of [1, 2]) expect(await inTime(pay(byBank(), priced))).toBe('unknown');
    expect(sends()).toBe(1);
  });

  test('is remembered in session storage if local storage is full', async () => {
    const session = memoryStorage();
    const { pay } = await openPayment({ areas: [fullStorage(), session], sent: [lost], asked: [down] });
    expect(await inTime(pay(byBank(), priced))).toBe('unknown');
    const own = session.getItem(TAB_KEY);
    expect(storedJson(session, SUBMISSIONS_KEY)).toMatchObject({ pending: [{ reference: own }] });
  });
});

describe('a record rejected by the insurer’s server', () => {
  const ids = { body: [{ hcfBundleId: quoteFor('S').hcfBundleId, productId: 'HV3 XV1' }] };
  test.each([
    ['a new price', ['160.00', '160.00'], 'price changed', 3],
    ['the same price', [amounts.regular, amounts.first], 'refused', 3],
    ['no price', [], 'refused', undefined],
  ])('fetches the price again and finds %s', async (_case, prices, outcome, calls) => {
    const replies = prices.map((Premium) => ({ body: { Premium } }));
    const asked = prices.length > 0 ? [ids] : [];
    const page = await openPayment({ sent: [{ status: 400, body: {} }, ...replies], asked });
    expect(await inTime(page.pay())).toBe(outcome);
    expect([page.submissions(), page.queue]).toEqual([{ pending: [], refused: reference }, [systemError]]);
    if (calls) expect(page.sends()).toBe(calls);
  });
});

test('§4 stores an application before sending so that a reload does not send it again', async () => {
  const reply = vi.fn(() => 'never' as const);
  const { pay, local, session, submissions } = await openPayment({ sent: [reply] });
  const storedBefore = new Promise((resolve) =>
    reply.mockImplementation(() => {
      resolve(submissions());
      return 'never';
    }),
  );
  void pay();
  expect(await storedBefore).toMatchObject({ pending: [{ reference, sentAt: expect.any(String) }] });
  const reloaded = await openPayment({ areas: [local, session], sent: [ok], asked: [ok] });
  expect(await inTime(reloaded.pay())).toBe('accepted');
  expect(reloaded.sends()).toBe(0);
});

test('§4 sends one application for a double click and accepts both presses', async () => {
  const { pay, onAccepted, sends, questions } = await openPayment({ sent: [ok] });
  expect(await inTime(Promise.all([pay(), pay()]))).toEqual(['accepted', 'accepted']);
  expect([sends(), questions()]).toEqual([1, []]);
  expect(onAccepted).toHaveBeenCalled();
});

test.each(UNUSABLE)('sends an application if storage is %s', async (_case, storage) => {
  const { pay, onAccepted } = await openPayment({ areas: [storage(), storage()], sent: [ok] });
  expect(await inTime(pay(byBank(), priced))).toBe('accepted');
  expect(onAccepted).toHaveBeenCalledOnce();
});

test.each([
  ['accepted', ok, ['purchase']],
  ['refused', refused, ['error']],
  ['unknown', lost, ['error']],
])('keeps the outcome %s if the tag manager throws', async (outcome, reply, kinds) => {
  const replies = { sent: [reply], asked: [down] };
  const { pay, queue, onAccepted, leaks } = await openPayment({ queue: brokenQueue(), ...replies });
  expect(await inTime(pay())).toBe(outcome);
  expect(onAccepted).toHaveBeenCalledTimes(outcome === 'accepted' ? 1 : 0);
  expect([queue.flatMap(kindsOf), leaks()]).toEqual([kinds, []]);
});
