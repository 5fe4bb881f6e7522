import { describe, expect, test, vi } from 'vitest';
import { kindsOf } from '../analytics/tag-manager.ts';
import { COVER_TYPES, card, quoteFor, recordFor, reference } from '../application/record/sample.ts';
import {
  accepted,
  byBank,
  byCard,
  CONFIRMATION_KEY,
  contents,
  insurer,
  NO_LEAKS,
  openPayment,
  QUOTE_KEY,
  REFERENCE_KEY,
  SUBMISSIONS_KEY,
  stayOnOneDay,
  submission,
} from './payment-tab.ts';

stayOnOneDay();

describe('an application that is accepted (§4)', () => {
  test.each(COVER_TYPES)('cover type %s: its record is sent once, with the token', async (coverType) => {
    const { pay } = await openPayment({ coverType });
    const { records } = insurer({ sent: [{ body: accepted }] });
    expect(await pay(byCard(coverType))).toBe('accepted');
    expect(await records()).toEqual([{ ...recordFor(coverType), submissionReference: reference }]);
  });

  test('is sent under the same reference after a failure, also after a reload', async () => {
    const { pay, local, session } = await openPayment();
    const { records } = insurer({ sent: [{ body: { SaveStatus: 'FAILED' } }] });
    await pay();
    await pay();
    await (await openPayment({ areas: [local, session] })).pay();
    const references = (await records()).map(({ submissionReference }) => submissionReference);
    expect(references).toEqual([reference, reference, reference]);
  });

  test('leaves its reference behind: the next application has another', async () => {
    const first = await openPayment();
    const { records } = insurer({ sent: [{ body: accepted }] });
    await first.pay();
    first.local.setItem(QUOTE_KEY, JSON.stringify(quoteFor('S')));
    const next = await openPayment({ areas: [first.local, first.session] });
    await next.pay();
    const references = (await records()).map(({ submissionReference }) => submissionReference);
    expect(references).toEqual([reference, next.begun]);
    expect(next.begun).toMatch(/^[0-9a-f]{32}$/);
    expect(next.begun).not.toBe(reference);
  });

  test('leaves alone a quote that another tab has begun meanwhile', async () => {
    const { pay, local, session, quoteStore } = await openPayment();
    insurer({ sent: [{ body: accepted }] });
    const theirs = {
      [QUOTE_KEY]: JSON.stringify({ ...quoteFor('F'), age: 40 }),
      [REFERENCE_KEY]: 'f'.repeat(32),
    };
    const busy = async () => {
      for (const [key, text] of Object.entries(theirs)) local.setItem(key, text);
      return { cardForm: { ...card } };
    };
    expect(await pay(submission(byCard().answers, busy))).toBe('accepted');
    expect(contents(local)).toMatchObject(theirs);
    expect(contents(session)).toEqual({
      other: 'theirs',
      ovhcTabReference: reference,
      ovhcConfirmationDetails: expect.stringContaining(String(reference)),
    });
    expect(quoteStore.getState()).toEqual({});
  });

  test('carries the token of the step’s card form, whatever its field is called (§7)', async () => {
    const { pay } = await openPayment();
    const { records } = insurer({ sent: [{ body: accepted }] });
    const sent = submission(byCard().answers, async () => ({ anyName: { ...card } }));
    expect(await pay(sent)).toBe('accepted');
    expect(await records()).toMatchObject([{ cardToken: card.cardToken }]);
  });

  test('by bank account carries no card (§7)', async () => {
    const { pay } = await openPayment();
    const { records } = insurer({ sent: [{ body: accepted }] });
    expect(await pay(byBank())).toBe('accepted');
    const [record] = await records();
    expect(record).toMatchObject({ debitType: 'E', accountNumber: '001234567' });
    expect(record).not.toHaveProperty('cardToken');
  });

  test('stores numbers that the insurer writes as numbers as texts', async () => {
    const { pay, local } = await openPayment();
    insurer({ sent: [{ body: { ...accepted, mn: 1234, orderId: 77, amt: 148.2 } }] });
    expect(await pay()).toBe('accepted');
    expect(JSON.parse(String(local.getItem(CONFIRMATION_KEY)))).toMatchObject({
      mn: '1234',
      orderId: '77',
      amt: '148.20',
    });
  });

  test('stores the confirmation, and neither quote, draft, reference nor the key of the address lookup', async () => {
    const { pay, local, session, quoteStore, stored } = await openPayment();
    insurer({ sent: [{ body: accepted }] });
    await pay();
    const { other, ...ours } = contents(local);
    expect(other).toBe('theirs');
    expect(Object.keys(ours).sort()).toEqual([CONFIRMATION_KEY, SUBMISSIONS_KEY].sort());
    expect(stored()).toEqual({
      pending: [],
      accepted: { reference, acceptedAt: new Date().toISOString(), key: expect.any(String) },
    });
    expect(contents(session)).toEqual({
      other: 'theirs',
      ovhcTabReference: reference,
      ovhcConfirmationDetails: expect.stringContaining(String(reference)),
    });
    expect(quoteStore.getState()).toEqual({});
    expect(JSON.parse(String(local.getItem(CONFIRMATION_KEY)))).toEqual({
      mn: 'M0001234',
      coverstdt: '2026-12-01',
      amt: '148.20',
      productName: 'Extended Visitor Cover',
      idType: 'orderID',
      orderId: 'OR-1',
      visaName: 'Working Holiday visa',
    });
  });

  test('calls the page once the confirmation is stored, and before the quote goes (§2)', async () => {
    const { pay, local, onAccepted, quoteStore } = await openPayment();
    insurer({ sent: [{ body: accepted }] });
    onAccepted.mockImplementation(() => {
      expect(local.getItem(CONFIRMATION_KEY)).not.toBeNull();
      expect(local.getItem(QUOTE_KEY)).not.toBeNull();
      expect(quoteStore.getState()).toMatchObject({ coverType: 'S' });
    });
    expect(await pay()).toBe('accepted');
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test('stays accepted where the page or a listener breaks, and all else is done', async () => {
    const { pay, onAccepted, local, quoteStore } = await openPayment();
    insurer({ sent: [{ body: accepted }] });
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
    ['member number and order', {}, { purchaseId: 'OR-1', idType: 'orderID' }],
    ['a case number', { mn: null, cn: 'CN-9', orderId: null }, { purchaseId: 'CN-9', idType: 'caseID' }],
    ['neither', { mn: undefined, orderId: undefined }, { purchaseId: '', idType: 'caseID' }],
  ])('with %s: reports one purchase', async (_case, changes, id) => {
    const { pay, queue, leaks } = await openPayment();
    insurer({ sent: [{ body: { ...accepted, ...changes } }] });
    expect(await pay()).toBe('accepted');
    expect(queue).toEqual([
      {
        event: 'purchase',
        ...id,
        productName: 'Extended Visitor Cover',
        productPrice: '',
        visaName: 'Working Holiday visa',
      },
    ]);
    expect(queue.map(kindsOf)).toEqual([['purchase']]);
    expect(leaks()).toEqual(NO_LEAKS);
  });

  test('writes nothing to the console', async () => {
    const { pay, lines } = await openPayment();
    insurer({ sent: [{ body: accepted }] });
    await pay();
    expect(lines).toEqual([]);
  });
});
