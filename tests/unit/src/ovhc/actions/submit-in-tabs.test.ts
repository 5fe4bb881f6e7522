import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { amounts, card } from '../application/record/sample.ts';
import * as keys from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { CONFIRMATION_KEY, other, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } = keys;
const { acceptedSubmission, byCard, down, inTime, notReceived, ok, openPayment, submissions } = tab;

tab.stopClock();

/** Opens the payment step while another tab has stored submissions. */
async function openBeside(stored: string, replies: tab.Replies = {}) {
  const page = await openPayment(replies);
  page.local.setItem(SUBMISSIONS_KEY, stored);
  return page;
}

describe('§4 another tab', () => {
  test('was closed while it sent: its outcome is asked for before anything is sent', async () => {
    const { pay, onAccepted, sends } = await openBeside(submissions(), { sent: [ok], asked: [ok] });
    const sent = tab.submission(byCard().answers, vi.fn());
    expect(await inTime(pay(sent))).toBe('accepted');
    expect(sent.complete).not.toHaveBeenCalled();
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(sends()).toBe(0);
  });

  test('has its answer: its confirmation is taken over, and the quote ends here', async () => {
    const { pay, local, quoteStore, sends, questions } = await openBeside(acceptedSubmission());
    local.setItem(CONFIRMATION_KEY, '{"mn":"M1"}');
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), questions()]).toEqual([0, []]);
    expect([quoteStore.getState(), local.getItem(QUOTE_KEY)]).toEqual([{}, null]);
  });

  test('gets its answer as this one is pressed: nothing is sent under a new reference', async () => {
    const { pay, adoptAcceptance, local, quoteStore, sends } = await openBeside(acceptedSubmission());
    const priced = { quote: quoteStore.getState(), amounts };
    for (const key of [QUOTE_KEY, REFERENCE_KEY]) local.removeItem(key);
    expect(adoptAcceptance()).toBe(true);
    expect(await inTime(pay(byCard(), priced))).toBe('accepted');
    expect(sends()).toBe(0);
  });

  test('has begun the next application: this one’s outcome is asked for by its own reference', async () => {
    const { pay, local, sends, questions } = await openBeside(submissions(), { sent: [ok], asked: [ok] });
    local.setItem(REFERENCE_KEY, other);
    expect(await inTime(pay())).toBe('accepted');
    expect([sends(), questions()]).toEqual([0, [reference]]);
  });

  test('has begun the same application again: both send it under the same reference', async () => {
    const { pay, local, sentReferences } = await openPayment({ sent: [ok] });
    local.setItem(REFERENCE_KEY, other);
    expect(await inTime(pay())).toBe('accepted');
    expect(await sentReferences()).toEqual([other]);
  });

  test('begins the next quote while this one pays: the next press asks for what was sent', async () => {
    const asked = [down, down, down, ok];
    const { pay, local, sends, questions } = await openPayment({ sent: [new Error('lost')], asked });
    const { ownReference } = await import('../../../../../src/ovhc/store/submission-store.ts');
    const complete = async (): Promise<JsonObject> => {
      local.setItem(REFERENCE_KEY, other);
      expect(ownReference()).toBe(other);
      return { cardForm: { ...card } };
    };
    expect(await inTime(pay(tab.submission(byCard().answers, complete)))).toBe('unknown');
    expect(ownReference()).toBe(reference);
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
    expect(new Set(questions())).toEqual(new Set([reference]));
  });

  test('was closed, for the same cover and person: its reference is sent', async () => {
    const page = await openPayment({ sent: [ok], asked: [notReceived] });
    const { applicationKey } = await import('../../../../../src/ovhc/actions/agree-on-reference.ts');
    const key = applicationKey(page.quoteStore.getState(), byCard().answers);
    const pending = [tab.pendingSubmission({ reference: other, key })];
    page.local.setItem(SUBMISSIONS_KEY, submissions({ pending }));
    expect(await inTime(page.pay())).toBe('accepted');
    expect(new Set(page.questions())).toEqual(new Set([other]));
    expect(await page.sentReferences()).toEqual([other]);
  });

  test('has ended the quote: the quote that was paid ends', async () => {
    const { pay, local } = await openBeside(submissions(), { sent: [ok], asked: [notReceived] });
    local.removeItem(REFERENCE_KEY);
    expect(await inTime(pay())).toBe('accepted');
    expect([local.getItem(QUOTE_KEY), local.getItem(REFERENCE_KEY)]).toEqual([null, null]);
  });

  test('has an application for an earlier quote: it stays pending, and this one can be paid', async () => {
    const earlier = tab.pendingSubmission({ reference: 'e'.repeat(32) });
    const { pay, stored, sends } = await openBeside(submissions({ pending: [earlier] }), { sent: [ok] });
    expect(await inTime(pay())).toBe('accepted');
    expect(sends()).toBe(1);
    expect(stored()).toMatchObject({ pending: [earlier], accepted: { reference } });
  });
});
