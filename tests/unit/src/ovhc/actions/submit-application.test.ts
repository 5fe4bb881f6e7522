import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordDraft } from '../../../../../src/ovhc/application/record/index.ts';
import { setToday } from '../../../content/application/steps.ts';
import { kindsOf } from '../analytics/tag-manager.ts';
import { amounts, COVER_TYPES, card, quoteFor, recordFor } from '../application/record/sample.ts';
import { serveRequests } from '../backend/requests.ts';
import { serve } from '../backend/server.ts';
import {
  byBank,
  byCard,
  CONFIRMATION_KEY,
  contents,
  NO_LEAKS,
  openPayment,
  QUOTE_KEY,
  submission,
} from './payment-tab.ts';

const accepted = {
  SaveStatus: 'OK',
  mn: 'M0001234',
  coverstdt: '2026-12-01',
  amt: '148.20',
  orderId: 'OR-1',
  orderResponse: { description: 'Approved' },
};
const said = (body: object) => ({ body });

beforeEach(() => {
  setToday(2026, 11, 20);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('§4 an application that is accepted', () => {
  test.each(COVER_TYPES)('cover type %s: its record is sent once, with the token', async (coverType) => {
    const { pay } = await openPayment({ coverType });
    const requests = serveRequests(said(accepted));
    expect(await pay(byCard(coverType))).toBe('accepted');
    expect(requests).toHaveLength(1);
    const submissionReference = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(await requests[0]?.json()).toEqual({ ...recordFor(coverType), submissionReference });
  });

  test('decisions "The card frame": every submission has a reference of its own', async () => {
    const { pay } = await openPayment();
    const requests = serveRequests(said({ SaveStatus: 'FAILED' }));
    await pay();
    await pay();
    const bodies = await Promise.all(requests.map((request) => request.json() as Promise<RecordDraft>));
    expect(new Set(bodies.map(({ submissionReference }) => submissionReference)).size).toBe(2);
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

describe('§4 SaveStatus that is not OK', () => {
  const words = 'The application could not be saved';
  test.each([
    ['with its description', { orderResponse: { description: words } }, { errorDescription: words }],
    ['without one', {}, {}],
    ['with one that is null', { orderResponse: { description: null } }, {}],
    ['with no order response', { orderResponse: null }, {}],
  ])('%s: the failure is reported, and another may be tried', async (_case, changes, told) => {
    const { pay, queue, local, onAccepted, leaks } = await openPayment();
    const asked = serve(said({ SaveStatus: 'FAILED', ...changes }), said(accepted));
    const before = contents(local);
    expect(await pay()).toBe('submission-failed');
    expect(queue).toEqual([
      { event: 'error', errorName: 'preSubmission', errorType: 'submission failed', ...told },
    ]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    expect(contents(local)).toEqual(before);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(leaks()).toEqual(NO_LEAKS);
    expect(asked).toHaveLength(1);
    expect(await pay()).toBe('accepted');
  });

  test.each(['ok', '', 'OK '])('%j is not OK', async (SaveStatus) => {
    const { pay } = await openPayment();
    serve(said({ ...accepted, SaveStatus }));
    expect(await pay()).toBe('submission-failed');
  });
});

describe('decisions "Steps": an application is never sent incomplete', () => {
  const other = { ...card, amount: '34.20' };
  test.each([
    ['a record that does not fit', byCard('S', { firstName: undefined })],
    ['no dependants', byCard('F', { dependants: [] })],
    ['a card that has no token', submission(byCard().answers, async () => ({}))],
    ['a token for another amount', submission(byCard().answers, async () => ({ cardForm: other }))],
    ['another frequency than was priced', byCard('S', { paymentFrequency: 'M' })],
    ['another birthday than was priced', byCard('S', { DOB: '1990-01-01' })],
    [
      'a field whose part breaks',
      submission(byCard().answers, () => Promise.reject(new TypeError('broken'))),
    ],
  ])('%s: nothing is sent, and a system error is reported', async (_case, sent) => {
    const { pay, queue, local, session, leaks } = await openPayment();
    const asked = serve(said(accepted));
    const before = [contents(local), contents(session)];
    const quote = sent.answers.dependants ? quoteFor('F') : quoteFor('S');
    expect(await pay(sent, { quote, amounts })).toBe('submission-failed');
    expect(asked).toEqual([]);
    expect(queue).toEqual([{ event: 'error', errorName: 'OVHC: system error', errorType: 'system error' }]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    expect([contents(local), contents(session)]).toEqual(before);
    expect(leaks()).toEqual(NO_LEAKS);
  });

  test('without a current price the card frame is not even asked', async () => {
    const { payUnpriced, queue } = await openPayment();
    const asked = serve(said(accepted));
    const sent = submission(byCard().answers, vi.fn());
    expect(await payUnpriced(sent)).toBe('submission-failed');
    expect(sent.complete).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
  });

  test('nor for another price than the answers are for', async () => {
    const { pay } = await openPayment();
    const sent = submission({ ...byCard().answers, coverStart: '2027-01-01' }, vi.fn());
    expect(await pay(sent)).toBe('submission-failed');
    expect(sent.complete).not.toHaveBeenCalled();
  });
});

describe('§4 a card frame that makes no token', () => {
  test.each([
    ['failed', 'payment-failed'],
    ['timed out', 'submission-failed'],
  ] as const)('%s: nothing is sent, and it is %s', async (reason, outcome) => {
    const { pay, cardFails, queue, local, leaks } = await openPayment();
    const asked = serve(said(accepted));
    const before = contents(local);
    expect(await pay(cardFails(reason))).toBe(outcome);
    expect(asked).toEqual([]);
    expect(queue).toEqual([{ event: 'error', errorName: 'payment', errorType: 'payment failed' }]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    expect(contents(local)).toEqual(before);
    expect(leaks()).toEqual(NO_LEAKS);
    expect(await pay()).toBe('accepted');
  });
});

test('issue 5: the card frame makes no token for a record that cannot be sent', async () => {
  const { pay } = await openPayment();
  const asked = serve(said(accepted));
  const complete = vi.fn(async () => ({ cardForm: { ...card } }));
  const { firstName: _nobody, ...answers } = byCard().answers;
  expect(await pay(submission(answers, complete))).toBe('submission-failed');
  expect(complete).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('decisions "Analytics": the insurer’s words are told without what they say of the person', async () => {
  const { pay, queue, leaks } = await openPayment();
  serve(
    said({ SaveStatus: 'FAILED', orderResponse: { description: 'Amélie: card 411111XXXXXX1111 declined' } }),
  );
  expect(await pay()).toBe('submission-failed');
  expect(queue).toMatchObject([{ errorDescription: '…: card … declined' }]);
  expect(leaks()).toEqual(NO_LEAKS);
});
