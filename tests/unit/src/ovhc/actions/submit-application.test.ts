import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordDraft } from '../../../../../src/ovhc/application/record/index.ts';
import { setToday } from '../../../content/application/steps.ts';
import { kindsOf } from '../analytics/tag-manager.ts';
import { amounts, COVER_TYPES, card, quoteFor, recordFor } from '../application/record/sample.ts';
import { serveRequests } from '../backend/requests.ts';
import { serve } from '../backend/server.ts';
import { stubNavigator } from '../store/tab.ts';
import {
  byBank,
  byCard,
  CONFIRMATION_KEY,
  contents,
  DRAFT_KEY,
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
    [
      'a field whose part breaks',
      submission(byCard().answers, () => Promise.reject(new TypeError('broken'))),
    ],
  ])('%s: nothing is sent, and a system error is reported', async (_case, sent) => {
    const { pay, queue, local, session, leaks } = await openPayment();
    const asked = serve(said(accepted));
    const before = contents(local);
    const quote = sent.answers.dependants ? quoteFor('F') : quoteFor('S');
    expect(await pay(sent, { quote, amounts })).toBe('submission-failed');
    expect(asked).toEqual([]);
    expect(queue).toEqual([{ event: 'error', errorName: 'OVHC: system error', errorType: 'system error' }]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    expect(contents(local)).toEqual(before);
    expect(JSON.parse(String(session.getItem(DRAFT_KEY)))).toEqual({
      firstName: 'Amélie',
      submissionReference: expect.any(String),
    });
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
});

describe('§4 what was priced is not what was answered', () => {
  test.each([
    ['frequency', byCard('S', { paymentFrequency: 'M' })],
    ['birthday', byCard('S', { DOB: '1990-01-01' })],
    ['start of cover', byCard('S', { coverStart: '2027-01-01' })],
    ['cover of another fund', byCard('S', { currentHealthCover: 'yes' })],
  ])(
    'another %s: the card frame is not asked, nothing is sent, and nothing has failed',
    async (_case, { answers }) => {
      const { pay, queue, local, session, onAccepted, leaks } = await openPayment();
      const asked = serve(said(accepted));
      const sent = submission(answers, vi.fn());
      const before = [contents(local), contents(session)];
      expect(await pay(sent)).toBe('price-changed');
      expect(sent.complete).not.toHaveBeenCalled();
      expect([asked, queue]).toEqual([[], []]);
      expect([contents(local), contents(session)]).toEqual(before);
      expect(onAccepted).not.toHaveBeenCalled();
      expect(leaks()).toEqual(NO_LEAKS);
    },
  );

  test('decisions "Dates": nor a start of cover that has passed since it was priced', async () => {
    const { pay } = await openPayment();
    const asked = serve(said(accepted));
    setToday(2026, 12, 2);
    const sent = submission(byCard().answers, vi.fn());
    expect(await pay(sent)).toBe('price-changed');
    expect(sent.complete).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });
});

describe('decisions "The card frame": a browser that is offline', () => {
  test('sends nothing and remembers nothing, and another may be tried', async () => {
    const { pay, queue, local, unansweredStore, leaks } = await openPayment();
    const asked = serve(said(accepted));
    const before = contents(local);
    stubNavigator({ onLine: false });
    expect(await pay()).toBe('submission-failed');
    expect([asked, queue]).toEqual([[], []]);
    expect(contents(local)).toEqual(before);
    expect(unansweredStore.getState()).toEqual({ unanswered: undefined });
    expect(leaks()).toEqual(NO_LEAKS);
    stubNavigator();
    expect(await pay()).toBe('accepted');
  });
});

describe('§4 a card frame that makes no token', () => {
  test.each([
    ['refused', 'payment-failed'],
    ['failed', 'submission-failed'],
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
    said({ SaveStatus: 'FAILED', orderResponse: { description: 'AMELIE: card 411111XXXXXX1111 declined' } }),
  );
  expect(await pay()).toBe('submission-failed');
  expect(queue).toMatchObject([{ errorDescription: '…: card … declined' }]);
  expect(leaks()).toEqual(NO_LEAKS);
});
