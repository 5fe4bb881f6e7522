import { describe, expect, test, vi } from 'vitest';
import { setToday } from '../../../content/application/steps.ts';
import { kindsOf } from '../analytics/tag-manager.ts';
import { amounts, card, quoteFor } from '../application/record/sample.ts';
import { serve } from '../backend/server.ts';
import { stubNavigator } from '../store/tab.ts';
import {
  accepted,
  byCard,
  contents,
  DRAFT_KEY,
  NO_LEAKS,
  openPayment,
  said,
  stayOnOneDay,
  submission,
} from './payment-tab.ts';

stayOnOneDay();

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
