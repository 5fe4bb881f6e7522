import { describe, expect, test } from 'vitest';
import type { RecordDraft } from '../../../../../src/ovhc/application/record/index.ts';
import { kindsOf } from '../analytics/tag-manager.ts';
import { amounts, COVER_TYPES, card, quoteFor, recordFor } from '../application/record/sample.ts';
import { serveRequests } from '../backend/requests.ts';
import { serve } from '../backend/server.ts';
import {
  accepted,
  byBank,
  byCard,
  CONFIRMATION_KEY,
  contents,
  NO_LEAKS,
  openPayment,
  QUOTE_KEY,
  said,
  stayOnOneDay,
  submission,
} from './payment-tab.ts';

stayOnOneDay();

describe('§4 an application that is accepted', () => {
  test.each(COVER_TYPES)('cover type %s: its record is sent once, with the token', async (coverType) => {
    const { pay } = await openPayment({ coverType });
    const requests = serveRequests(said(accepted));
    expect(await pay(byCard(coverType))).toBe('accepted');
    expect(requests).toHaveLength(1);
    const submissionReference = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(await requests[0]?.json()).toEqual({ ...recordFor(coverType), submissionReference });
  });

  test('decisions "The card frame": after a failure it is sent again under the same reference', async () => {
    const { pay, local, session } = await openPayment();
    const requests = serveRequests(said({ SaveStatus: 'FAILED' }));
    await pay();
    await pay();
    await (await openPayment({ areas: [local, session] })).pay();
    const bodies = await Promise.all(requests.map((request) => request.json() as Promise<RecordDraft>));
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map(({ submissionReference }) => submissionReference)).size).toBe(1);
  });

  test('decisions "The card frame": once one is accepted, another has another reference', async () => {
    const { pay } = await openPayment();
    const requests = serveRequests(said(accepted));
    await pay();
    await pay(byCard(), { quote: quoteFor('S'), amounts });
    const bodies = await Promise.all(requests.map((request) => request.json() as Promise<RecordDraft>));
    expect(new Set(bodies.map(({ submissionReference }) => submissionReference)).size).toBe(2);
  });

  test('§4 a quote that another tab has begun meanwhile stays', async () => {
    const { pay, local, session, quoteStore } = await openPayment();
    serve(said(accepted));
    const theirs = JSON.stringify({ ...quoteFor('F'), age: 40 });
    const busy = async () => {
      local.setItem(QUOTE_KEY, theirs);
      return { cardForm: { ...card } };
    };
    expect(await pay(submission(byCard().answers, busy))).toBe('accepted');
    expect(contents(local)).toEqual({
      other: 'theirs',
      [QUOTE_KEY]: theirs,
      [CONFIRMATION_KEY]: expect.any(String),
    });
    expect(contents(session)).toEqual({ other: 'theirs' });
    expect(quoteStore.getState()).toEqual({});
  });

  test('§7 the token is what the step makes, whatever the field is called', async () => {
    const { pay } = await openPayment();
    const requests = serveRequests(said(accepted));
    const sent = submission(byCard().answers, async () => ({ anyName: { ...card } }));
    expect(await pay(sent)).toBe('accepted');
    expect(await requests[0]?.json()).toMatchObject({ cardToken: card.cardToken });
  });

  test('decisions "The card frame": numbers that come as numbers are kept as texts', async () => {
    const { pay, local } = await openPayment();
    serve(said({ ...accepted, mn: 1234, orderId: 77, amt: 148.2 }));
    expect(await pay()).toBe('accepted');
    expect(JSON.parse(String(local.getItem(CONFIRMATION_KEY)))).toMatchObject({
      mn: '1234',
      orderId: '77',
      amt: '148.20',
    });
  });

  test('issue 5: whatever goes wrong once it is accepted, it is accepted, and all else is done', async () => {
    const { pay, onAccepted, local, session, quoteStore } = await openPayment();
    serve(said(accepted));
    onAccepted.mockImplementation(() => {
      throw new Error('the page is gone');
    });
    quoteStore.subscribe(() => {
      throw new Error('a listener is broken');
    });
    expect(await pay()).toBe('accepted');
    expect(Object.keys(contents(local)).sort()).toEqual(['other', CONFIRMATION_KEY].sort());
    expect(contents(session)).toEqual({ other: 'theirs' });
  });

  test('§7 by bank account no card is told of', async () => {
    const { pay } = await openPayment();
    const [requests, sent] = [serveRequests(said(accepted)), byBank()];
    expect(await pay(sent)).toBe('accepted');
    expect(await requests[0]?.json()).toMatchObject({ debitType: 'E', accountNumber: '001234567' });
  });

  test('the confirmation is kept, and neither quote, draft, marker nor the key of address lookup', async () => {
    const { pay, local, session, quoteStore } = await openPayment();
    serve(said(accepted));
    await pay();
    expect(contents(local)).toEqual({ other: 'theirs', [CONFIRMATION_KEY]: expect.any(String) });
    expect(contents(session)).toEqual({ other: 'theirs' });
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

  test('§2 the page is told once the confirmation is kept, and before the quote goes', async () => {
    const { pay, local, onAccepted, quoteStore } = await openPayment();
    serve(said(accepted));
    onAccepted.mockImplementation(() => {
      expect(local.getItem(CONFIRMATION_KEY)).not.toBeNull();
      expect(local.getItem(QUOTE_KEY)).not.toBeNull();
      expect(quoteStore.getState()).toMatchObject({ coverType: 'S' });
    });
    expect(await pay()).toBe('accepted');
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test.each([
    ['member number and order', {}, { purchaseId: 'OR-1', idType: 'orderID' }],
    ['a case number', { mn: null, cn: 'CN-9', orderId: null }, { purchaseId: 'CN-9', idType: 'caseID' }],
    ['neither', { mn: undefined, orderId: undefined }, { purchaseId: '', idType: 'caseID' }],
  ])('with %s: one purchase event', async (_case, changes, id) => {
    const { pay, queue, leaks } = await openPayment();
    serve(said({ ...accepted, ...changes }));
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

  test('nothing is told to the console', async () => {
    const { pay, lines } = await openPayment();
    serve(said(accepted));
    await pay();
    expect(lines).toEqual([]);
  });
});
