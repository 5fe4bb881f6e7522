import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { applicationKey } from '../../../../../src/ovhc/actions/agree-on-reference.ts';
import { amounts, card, reference } from '../application/record/sample.ts';
import {
  accepted,
  acceptedSubmission,
  byCard,
  insurer,
  inTime,
  notReceived,
  openPayment,
  pendingSubmission,
  QUOTE_KEY,
  REFERENCE_KEY,
  SUBMISSIONS_KEY,
  stayOnOneDay,
  submission,
  submissions,
} from './payment-tab.ts';

const ok = { body: accepted };
const down = { status: 503 };
/** The reference of another tab’s application. */
const other = 'f'.repeat(32);

stayOnOneDay();

describe('§4 another tab', () => {
  test('that was left while it sent: asks for its outcome before anything is sent', async () => {
    const { pay, local, onAccepted } = await openPayment();
    const { sends } = insurer({ sent: [ok], asked: [ok] });
    local.setItem(SUBMISSIONS_KEY, submissions());
    const sent = submission(byCard().answers, vi.fn());
    expect(await inTime(pay(sent))).toBe('accepted');
    expect(sent.complete).not.toHaveBeenCalled();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(sends()).toBe(0);
  });

  test('that has its answer: takes over its confirmation, and ends the quote here', async () => {
    const { pay, local, quoteStore } = await openPayment();
    const { sends, questions } = insurer({});
    local.setItem(SUBMISSIONS_KEY, acceptedSubmission());
    local.setItem('ovhcConfirmation', '{"mn":"M1"}');
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), questions()]).toEqual([0, []]);
    expect([quoteStore.getState(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
  });

  test('that has its answer as this one is pressed: nothing is sent under a new reference', async () => {
    const { pay, takeAcceptance, local, quoteStore } = await openPayment();
    const { sends } = insurer({ sent: [ok] });
    const priced = { quote: quoteStore.getState(), amounts };
    local.setItem(SUBMISSIONS_KEY, acceptedSubmission());
    for (const key of [QUOTE_KEY, REFERENCE_KEY]) local.removeItem(key);
    expect(takeAcceptance()).toBe(true);
    expect(await inTime(pay(byCard(), priced))).toBe('accepted');
    expect(sends()).toBe(0);
  });

  test('that has begun another application: what was sent here is asked for under its own reference', async () => {
    const { pay, local } = await openPayment();
    const { sends, questions } = insurer({ sent: [ok], asked: [ok] });
    local.setItem(SUBMISSIONS_KEY, submissions());
    local.setItem(REFERENCE_KEY, other);
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(0);
    expect(questions().map(({ search }) => search)).toEqual([expect.stringContaining(reference)]);
  });

  test('that has begun the application anew: both send it under the same reference', async () => {
    const { pay, local } = await openPayment();
    const { records } = insurer({ sent: [ok] });
    local.setItem(REFERENCE_KEY, other);
    expect(await inTime(pay())).toBe('accepted');
    expect(await records()).toMatchObject([{ submissionReference: other }]);
  });

  test('that has begun the next quote while this one pays: the next press asks for what was sent', async () => {
    const { pay, local } = await openPayment();
    const { ownReference } = await import('../../../../../src/ovhc/store/submission-store.ts');
    const { sends, questions } = insurer({ sent: [new Error('lost')], asked: [...Array(3).fill(down), ok] });
    const complete = async (): Promise<JsonObject> => {
      local.setItem(REFERENCE_KEY, other);
      expect(ownReference()).toBe(other);
      return { cardForm: { ...card } };
    };
    expect(await inTime(pay(submission(byCard().answers, complete)))).toBe('unknown');
    expect(ownReference()).toBe(reference);
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
    expect(questions().every(({ search }) => search.includes(reference))).toBe(true);
  });

  test('that was closed, for the same cover and person: its reference is the one that is sent', async () => {
    const { pay, local, quoteStore } = await openPayment();
    const { records, questions } = insurer({ sent: [ok], asked: [notReceived] });
    const key = applicationKey(quoteStore.getState(), byCard().answers);
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [pendingSubmission({ reference: other, key })] }));
    expect(await inTime(pay())).toBe('accepted');
    const asked = questions().map(({ searchParams }) => searchParams.get('reference'));
    expect(new Set(asked)).toEqual(new Set([other]));
    expect(await records()).toMatchObject([{ submissionReference: other }]);
  });

  test('that has ended the quote: the next quote is the one that was paid, and ends', async () => {
    const { pay, local } = await openPayment();
    insurer({ sent: [ok], asked: [notReceived] });
    local.setItem(SUBMISSIONS_KEY, submissions());
    local.removeItem(REFERENCE_KEY);
    expect(await inTime(pay())).toBe('accepted');
    expect([local.getItem(QUOTE_KEY), local.getItem(REFERENCE_KEY)]).toEqual([null, null]);
  });

  test('with an application for an earlier quote keeps nobody from paying, and stays known', async () => {
    const { pay, local, stored } = await openPayment();
    const { sends } = insurer({ sent: [ok] });
    const earlier = pendingSubmission({ reference: 'e'.repeat(32) });
    local.setItem(SUBMISSIONS_KEY, submissions({ pending: [earlier] }));
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
    expect(stored()).toMatchObject({ pending: [earlier], accepted: { reference } });
  });
});
