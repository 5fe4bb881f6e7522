import { describe, expect, test, vi } from 'vitest';
import { kindsOf } from '../analytics/tag-manager.ts';
import { COVER_TYPES, card, quoteFor, recordFor } from '../application/record/sample.ts';
import { storedJson } from '../store/memory-storage.ts';
import {
  CONFIRMATION_KEY,
  other,
  QUOTE_KEY,
  REFERENCE_KEY,
  reference,
  SUBMISSIONS_KEY,
} from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { accepted, byCard, contents, ok, openPayment, submission } = tab;

tab.stopClock();

const sessionAfter = {
  other: 'theirs',
  ovhcTabReference: reference,
  ovhcConfirmationDetails: expect.stringContaining(reference),
};

describe('§4 an application that is accepted', () => {
  test.each(COVER_TYPES)('is sent once, with the token: cover type %s', async (coverType) => {
    const { pay, records } = await openPayment({ coverType, sent: [ok] });
    expect(await pay()).toBe('accepted');
    expect(await records()).toEqual([{ ...recordFor(coverType), submissionReference: reference }]);
  });

  test('has the same reference after a failure and a reload; the next application has another', async () => {
    const first = await openPayment();
    const { sentReferences } = tab.insurer({ sent: [tab.refused, tab.refused, ok] });
    await first.pay();
    await first.pay();
    const areas: [Storage, Storage] = [first.local, first.session];
    const reloaded = await openPayment({ areas, sent: [ok] });
    await reloaded.pay();
    expect([...(await sentReferences()), ...(await reloaded.sentReferences())]).toEqual(
      Array(3).fill(reference),
    );
    first.local.setItem(QUOTE_KEY, JSON.stringify(quoteFor('S')));
    const next = await openPayment({ areas, sent: [ok] });
    await next.pay();
    expect(await next.sentReferences()).toEqual([next.begun]);
    expect(next.begun).toMatch(/^[0-9a-f]{32}$/);
    expect(next.begun).not.toBe(reference);
  });

  test('keeps a quote that another tab has begun meanwhile', async () => {
    const { pay, local, session, quoteStore } = await openPayment({ sent: [ok] });
    const theirs = { [QUOTE_KEY]: JSON.stringify({ ...quoteFor('F'), age: 40 }), [REFERENCE_KEY]: other };
    const complete = async () => {
      for (const [key, text] of Object.entries(theirs)) local.setItem(key, text);
      return { cardForm: { ...card } };
    };
    expect(await pay(submission(byCard().answers, complete))).toBe('accepted');
    expect(contents(local)).toMatchObject(theirs);
    expect(contents(session)).toEqual(sessionAfter);
    expect(quoteStore.getState()).toEqual({});
  });

  test('§7 has the token of the step’s card form, whatever its field is called', async () => {
    const { pay, records } = await openPayment({ sent: [ok] });
    expect(await pay(submission(byCard().answers, async () => ({ anyName: { ...card } })))).toBe('accepted');
    expect(await records()).toMatchObject([{ cardToken: card.cardToken }]);
  });

  test('§7 has no card if it is paid by bank account', async () => {
    const { pay, records } = await openPayment({ sent: [ok] });
    expect(await pay(tab.byBank())).toBe('accepted');
    const [record] = await records();
    expect(record).toMatchObject({ debitType: 'E', accountNumber: '001234567' });
    expect(record).not.toHaveProperty('cardToken');
  });

  test('stores its confirmation, ends quote, draft, reference and address key, and logs nothing', async () => {
    const { pay, lines, local, session, quoteStore, stored } = await openPayment({
      sent: [{ body: { ...accepted, mn: 1234, amt: 148.2 } }],
    });
    await pay();
    const { other: theirs, ...ours } = contents(local);
    expect(theirs).toBe('theirs');
    expect(Object.keys(ours).sort()).toEqual([CONFIRMATION_KEY, SUBMISSIONS_KEY].sort());
    const acceptedAt = new Date().toISOString();
    expect(stored()).toEqual({ pending: [], accepted: { reference, acceptedAt, key: expect.any(String) } });
    expect(contents(session)).toEqual(sessionAfter);
    expect(quoteStore.getState()).toEqual({});
    expect(storedJson(local, CONFIRMATION_KEY)).toEqual({
      mn: '1234',
      coverstdt: '2026-12-01',
      amt: '148.20',
      productName: 'Extended Visitor Cover',
      idType: 'orderID',
      orderId: 'OR-1',
      visaName: 'Working Holiday visa',
    });
    expect(lines).toEqual([]);
  });

  test('§2 notifies the page after the confirmation is stored and before the quote ends', async () => {
    const { pay, local, onAccepted, quoteStore } = await openPayment({ sent: [ok] });
    onAccepted.mockImplementation(() => {
      expect(local.getItem(CONFIRMATION_KEY)).not.toBeNull();
      expect(local.getItem(QUOTE_KEY)).not.toBeNull();
      expect(quoteStore.getState()).toMatchObject({ coverType: 'S' });
    });
    expect(await pay()).toBe('accepted');
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test('stays accepted if the page or a listener throws', async () => {
    const { pay, onAccepted, local, quoteStore } = await openPayment({ sent: [ok] });
    const fail = vi.fn(() => {
      throw new Error('broken');
    });
    onAccepted.mockImplementation(fail);
    quoteStore.subscribe(fail);
    expect(await pay()).toBe('accepted');
    expect(fail).toHaveBeenCalledTimes(2);
    expect(Object.keys(contents(local)).sort()).toEqual([CONFIRMATION_KEY, 'other', SUBMISSIONS_KEY].sort());
  });

  test.each([
    ['an order', {}, { purchaseId: 'OR-1', idType: 'orderID' }],
    ['a case number', { mn: null, cn: 'CN-9', orderId: null }, { purchaseId: 'CN-9', idType: 'caseID' }],
    ['neither', { mn: undefined, orderId: undefined }, { purchaseId: '', idType: 'caseID' }],
  ])('reports one purchase: %s', async (_case, changes, id) => {
    const { pay, queue, leaks } = await openPayment({ sent: [{ body: { ...accepted, ...changes } }] });
    expect(await pay()).toBe('accepted');
    const product = { productName: 'Extended Visitor Cover', productPrice: '' };
    expect(queue).toEqual([{ event: 'purchase', ...id, ...product, visaName: 'Working Holiday visa' }]);
    expect(queue.map(kindsOf)).toEqual([['purchase']]);
    expect(leaks()).toEqual([]);
  });
});
