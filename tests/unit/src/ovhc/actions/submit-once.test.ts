import { describe, expect, test, vi } from 'vitest';
import { brokenQueue, kindsOf } from '../analytics/tag-manager.ts';
import { amounts, quoteFor, reference } from '../application/record/sample.ts';
import { blockedStorage, fullStorage, memoryStorage } from '../store/memory-storage.ts';
import {
  accepted,
  byBank,
  byCard,
  contents,
  insurer,
  inTime,
  NO_LEAKS,
  notReceived,
  openPayment,
  QUOTE_KEY,
  REFERENCE_KEY,
  SUBMISSIONS_KEY,
  stayOnOneDay,
  submission,
} from './payment-tab.ts';

const ok = { body: accepted };
const refused = { body: { SaveStatus: 'FAILED' } };
const systemError = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };

stayOnOneDay();

describe('an answer that is lost', () => {
  test.each<[string, Parameters<typeof insurer>[0]['sent']]>([
    ['408', [{ status: 408 }]],
    ['502', [{ status: 502 }]],
    ['503', [{ status: 503 }]],
    ['504', [{ status: 504 }]],
    ['a connection that breaks', [new TypeError('Failed to fetch')]],
    ['no JSON', [{ body: '<!doctype html>' }]],
    ['an empty body', [{ body: '' }]],
    ['another shape', [{ body: { mn: 'M0001234' } }]],
  ])('%s: asks for the outcome by the reference, and sends nothing again', async (_case, sent) => {
    const { pay, onAccepted, queue, local, leaks } = await openPayment();
    const { sends, questions } = insurer({ sent: [...(sent ?? []), ok], asked: [ok] });
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
    expect(questions().map(({ pathname, search }) => pathname + search)).toEqual([
      `/hcf/preSubmission?reference=${reference}`,
    ]);
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(queue).toMatchObject([systemError, { event: 'purchase', purchaseId: 'OR-1' }]);
    expect(JSON.parse(String(local.getItem('ovhcConfirmation')))).toMatchObject({ mn: 'M0001234' });
    expect(local.getItem(QUOTE_KEY)).toBeNull();
    expect(leaks()).toEqual(NO_LEAKS);
  });

  test('and was a no: says so, and can be tried again', async () => {
    const { pay, stored, outcomes, onAccepted } = await openPayment();
    const { sends } = insurer({ sent: [{ status: 504 }, ok], asked: [refused] });
    expect(await inTime(pay())).toBe('submission-failed');
    expect([stored(), outcomes()]).toEqual([{ pending: [], refused: reference }, { [reference]: 'refused' }]);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), outcomes()]).toEqual([2, {}]);
  });

  test('and the insurer has none of it: asks three times, then lets the visitor try again', async () => {
    const { pay, stored, outcomes } = await openPayment();
    const { sends, questions, records } = insurer({ sent: [{ status: 504 }, ok], asked: [notReceived] });
    expect(await inTime(pay())).toBe('not-received');
    expect(questions()).toHaveLength(3);
    expect(stored()).toMatchObject({ pending: [{ reference }] });
    expect(outcomes()).toEqual({ [reference]: 'not-received' });
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(2);
    const references = (await records()).map(({ submissionReference }) => submissionReference);
    expect(references).toEqual([reference, reference]);
  });

  test('and the insurer had it after all: the second press sends nothing', async () => {
    const { pay } = await openPayment();
    const { sends } = insurer({
      sent: [{ status: 504 }],
      asked: [notReceived, notReceived, notReceived, ok],
    });
    expect(await inTime(pay())).toBe('not-received');
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
  });

  test.each<[string, Parameters<typeof insurer>[0]['asked']]>([
    ['a server error', [{ status: 503 }]],
    ['a page that is not found', [{ status: 404, body: '<!doctype html>' }]],
    ['a broken connection', [new TypeError('Failed to fetch')]],
  ])('and asking brings %s: the outcome is unknown, and nothing more is sent', async (_case, asked) => {
    const { pay, stored, outcomes, local, session } = await openPayment();
    const { sends } = insurer({ sent: [{ status: 504 }, ok], asked });
    expect(await inTime(pay())).toBe('unknown');
    expect(outcomes()).toEqual({ [reference]: 'unknown' });
    expect(stored()).toMatchObject({ pending: [{ reference, sentAt: expect.any(String) }] });

    const again = submission(byCard().answers, vi.fn());
    expect(await inTime(pay(again))).toBe('unknown');
    expect(again.complete).not.toHaveBeenCalled();
    const reloaded = await openPayment({ areas: [local, session] });
    expect(await inTime(reloaded.pay())).toBe('unknown');
    expect(sends()).toBe(1);
  });

  test('comes after 180 s (§7)', async () => {
    const { pay, stored } = await openPayment();
    const { sends, questions } = insurer({ sent: ['never'], asked: [ok] });
    const outcome = pay();
    await vi.advanceTimersByTimeAsync(179_999);
    expect(await Promise.race([outcome, 'still waiting'])).toBe('still waiting');
    expect([stored()?.pending.length, questions()]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('accepted');
    expect(sends()).toBe(1);
  });

  test('is looked for in the visit where storage is blocked', async () => {
    const { pay } = await openPayment({ areas: [blockedStorage, blockedStorage] });
    const { sends } = insurer({ sent: [{ status: 504 }], asked: [{ status: 503 }] });
    const priced = { quote: quoteFor('S'), amounts };
    expect(await inTime(pay(byCard(), priced))).toBe('unknown');
    expect(await inTime(pay(byCard(), priced))).toBe('unknown');
    expect(sends()).toBe(1);
  });
});

describe('a record that the insurer’s servers do not take', () => {
  const ids = { body: [{ hcfBundleId: quoteFor('S').hcfBundleId, productId: 'HV3 XV1' }] };
  test.each([
    ['has changed', '160.00', 'price-changed'],
    ['is the same', amounts.first, 'submission-failed'],
  ])('asks for the price anew, which %s: %s', async (_case, Premium, outcome) => {
    const { pay, stored, queue } = await openPayment();
    const prices = amounts.first === Premium ? [amounts.regular, amounts.first] : [Premium, Premium];
    const { sends } = insurer({
      sent: [{ status: 400, body: {} }, ...prices.map((price) => ({ body: { Premium: price } }))],
      asked: [ids],
    });
    expect(await inTime(pay())).toBe(outcome);
    expect([sends(), stored(), queue]).toEqual([3, { pending: [], refused: reference }, [systemError]]);
  });

  test('has failed where the price can’t be asked for', async () => {
    const { pay, queue } = await openPayment();
    insurer({ sent: [{ status: 400, body: {} }] });
    expect(await inTime(pay())).toBe('submission-failed');
    expect(queue).toEqual([systemError]);
  });
});

test('§4 is stored before the call, so that a reload during it sends no second one', async () => {
  const { pay, local, session } = await openPayment();
  const { sends } = insurer({ sent: ['never'], asked: [ok] });
  const { fetch } = globalThis;
  const called = new Promise<string | null>((resolve) => {
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
      resolve(local.getItem(SUBMISSIONS_KEY));
      return fetch(...call);
    });
  });
  void pay();
  expect(JSON.parse(String(await called))).toMatchObject({
    pending: [{ reference, sentAt: new Date().toISOString() }],
  });
  const reloaded = await openPayment({ areas: [local, session] });
  expect(await inTime(reloaded.pay())).toBe('accepted');
  expect(sends()).toBe(1);
});

test('§4 a double click sends one application, and both clicks learn that it was accepted', async () => {
  const { pay, onAccepted } = await openPayment();
  const { sends, questions } = insurer({ sent: [ok] });
  expect(await inTime(Promise.all([pay(), pay()]))).toEqual(['accepted', 'accepted']);
  expect([sends(), questions()]).toEqual([1, []]);
  expect(onAccepted).toHaveBeenCalled();
});

describe('storage that is full or blocked', () => {
  test.each([
    ['full', () => fullStorage()],
    ['blocked', () => blockedStorage],
  ] as const)('%s: the application is sent all the same', async (_case, storage) => {
    const { pay, onAccepted } = await openPayment({ areas: [storage(), storage()] });
    insurer({ sent: [ok] });
    expect(await inTime(pay(byBank(), { quote: quoteFor('S'), amounts }))).toBe('accepted');
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test('keeps the submission in session storage where local storage has no room', async () => {
    const session = memoryStorage();
    const { pay } = await openPayment({ areas: [fullStorage(), session] });
    insurer({ sent: [{ status: 504 }], asked: [{ status: 503 }] });
    expect(await inTime(pay(byBank(), { quote: quoteFor('S'), amounts }))).toBe('unknown');
    const { [REFERENCE_KEY]: own, [SUBMISSIONS_KEY]: sent } = contents(session);
    expect(JSON.parse(String(sent))).toMatchObject({ pending: [{ reference: own }] });
  });
});

describe('a tag manager that throws', () => {
  test.each([
    ['accepted', ok, ['purchase']],
    ['submission-failed', refused, ['error']],
    ['unknown', { status: 504 }, ['error']],
  ])('changes nothing of what is %s', async (outcome, answer, kinds) => {
    const { pay, queue, onAccepted, leaks } = await openPayment({ queue: brokenQueue() });
    insurer({ sent: [answer], asked: [{ status: 503 }] });
    expect(await inTime(pay())).toBe(outcome);
    expect(onAccepted).toHaveBeenCalledTimes(outcome === 'accepted' ? 1 : 0);
    expect(queue.flatMap(kindsOf)).toEqual(kinds);
    expect(leaks()).toEqual(NO_LEAKS);
  });
});
