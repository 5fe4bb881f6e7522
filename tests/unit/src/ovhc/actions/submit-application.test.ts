import { describe, expect, test, vi } from 'vitest';
import { kindsOf } from '../analytics/tag-manager.ts';
import { amounts, card, quoteFor, reference } from '../application/record/sample.ts';
import { stubNavigator } from '../store/tab.ts';
import {
  accepted,
  byCard,
  contents,
  insurer,
  NO_LEAKS,
  openPayment,
  SUBMISSIONS_KEY,
  stayOnOneDay,
  submission,
  submissions,
} from './payment-tab.ts';

const systemError = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };

stayOnOneDay();

describe('an application that the insurer does not accept (§4)', () => {
  const words = 'The application could not be saved';
  test.each([
    ['with its description', { orderResponse: { description: words } }, { errorDescription: words }],
    ['without one', {}, {}],
    ['with one that is null', { orderResponse: { description: null } }, {}],
    ['with no order response', { orderResponse: null }, {}],
  ])('%s: reports the failure and can be tried again', async (_case, changes, reported) => {
    const { pay, queue, local, onAccepted, leaks } = await openPayment();
    const { sends } = insurer({
      sent: [{ body: { SaveStatus: 'FAILED', ...changes } }, { body: accepted }],
    });
    const before = contents(local);
    expect(await pay()).toBe('submission-failed');
    expect(queue).toEqual([
      { event: 'error', errorName: 'preSubmission', errorType: 'submission failed', ...reported },
    ]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    expect(contents(local)).toEqual({
      ...before,
      [SUBMISSIONS_KEY]: submissions({ pending: [], refused: reference }),
    });
    expect(onAccepted).not.toHaveBeenCalled();
    expect(leaks()).toEqual(NO_LEAKS);
    expect(sends()).toBe(1);
    expect(await pay()).toBe('accepted');
  });

  test.each(['ok', '', 'OK '])('takes SaveStatus %j for a no', async (SaveStatus) => {
    const { pay } = await openPayment();
    insurer({ sent: [{ body: { ...accepted, SaveStatus } }] });
    expect(await pay()).toBe('submission-failed');
  });

  test('reports the insurer’s words without what they say of the person', async () => {
    const { pay, queue, leaks } = await openPayment();
    const description = 'AMELIE: card 411111XXXXXX1111 declined';
    insurer({ sent: [{ body: { SaveStatus: 'FAILED', orderResponse: { description } } }] });
    expect(await pay()).toBe('submission-failed');
    expect(queue).toMatchObject([{ errorDescription: '…: card … declined' }]);
    expect(leaks()).toEqual(NO_LEAKS);
  });

  test.each([422, 500])('takes status %i for a no, and can be tried again (§8)', async (status) => {
    const { pay, local, queue, outcomes, leaks } = await openPayment();
    const { sends, questions } = insurer({ sent: [{ status, body: {} }, { body: accepted }] });
    const before = contents(local);
    expect(await pay()).toBe('submission-failed');
    expect(contents(local)).toEqual({
      ...before,
      [SUBMISSIONS_KEY]: submissions({ pending: [], refused: reference }),
    });
    expect(outcomes()).toEqual({});
    expect(queue).toEqual([systemError]);
    expect(leaks()).toEqual(NO_LEAKS);
    expect([sends(), questions()]).toEqual([1, []]);
    expect(await pay()).toBe('accepted');
  });
});

describe('an application that is not complete', () => {
  const other = { ...card, amount: '34.20' };
  test.each([
    ['a record that does not fit', byCard('S', { firstName: undefined })],
    ['no dependants', byCard('F', { dependants: [] })],
    ['a card without a token', submission(byCard().answers, async () => ({}))],
    ['a token for another amount', submission(byCard().answers, async () => ({ cardForm: other }))],
    ['a field that breaks', submission(byCard().answers, () => Promise.reject(new TypeError('broken')))],
  ])('%s: sends nothing, and reports a system error', async (_case, sent) => {
    const { pay, queue, local, session, leaks } = await openPayment();
    const { sends } = insurer({ sent: [{ body: accepted }] });
    const before = [contents(local), contents(session)];
    const quote = sent.answers.dependants ? quoteFor('F') : quoteFor('S');
    expect(await pay(sent, { quote, amounts })).toBe('submission-failed');
    expect(sends()).toBe(0);
    expect(queue).toEqual([systemError]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    expect([contents(local), contents(session)]).toEqual([
      before[0],
      { ...before[1], ovhcTabReference: reference },
    ]);
    expect(leaks()).toEqual(NO_LEAKS);
  });

  test('does not ask the card frame for a token while there is no current price', async () => {
    const { payUnpriced, queue } = await openPayment();
    const { sends } = insurer({ sent: [{ body: accepted }] });
    const sent = submission(byCard().answers, vi.fn());
    expect(await payUnpriced(sent)).toBe('submission-failed');
    expect(sent.complete).not.toHaveBeenCalled();
    expect(sends()).toBe(0);
    expect(queue.map(kindsOf)).toEqual([['error']]);
  });

  test('does not ask the card frame for a token where the record can’t be sent', async () => {
    const { pay } = await openPayment();
    const { sends } = insurer({ sent: [{ body: accepted }] });
    const complete = vi.fn(async () => ({ cardForm: { ...card } }));
    const { firstName: _nobody, ...answers } = byCard().answers;
    expect(await pay(submission(answers, complete))).toBe('submission-failed');
    expect(complete).not.toHaveBeenCalled();
    expect(sends()).toBe(0);
  });
});

describe('answers that are not those that were priced (§4)', () => {
  test.each([
    ['frequency', byCard('S', { paymentFrequency: 'M' })],
    ['birthday', byCard('S', { DOB: '1990-01-01' })],
    ['start of cover', byCard('S', { coverStart: '2027-01-01' })],
    ['cover of another fund', byCard('S', { currentHealthCover: 'yes' })],
  ])('another %s: asks for no token, sends nothing and reports no failure', async (_case, { answers }) => {
    const { pay, queue, local, onAccepted, leaks } = await openPayment();
    const { sends } = insurer({ sent: [{ body: accepted }] });
    const sent = submission(answers, vi.fn());
    const before = contents(local);
    expect(await pay(sent)).toBe('price-changed');
    expect(sent.complete).not.toHaveBeenCalled();
    expect([sends(), queue]).toEqual([0, []]);
    expect(contents(local)).toEqual(before);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(leaks()).toEqual(NO_LEAKS);
  });

  test('nor a start of cover that has passed since it was priced', async () => {
    const { pay } = await openPayment();
    const { sends } = insurer({ sent: [{ body: accepted }] });
    vi.setSystemTime(new Date(2026, 11, 2, 0, 5));
    const sent = submission(byCard().answers, vi.fn());
    expect(await pay(sent)).toBe('price-changed');
    expect(sent.complete).not.toHaveBeenCalled();
    expect(sends()).toBe(0);
  });
});

test('sends and stores nothing while the browser is offline, and can be tried again', async () => {
  const { pay, queue, local, outcomes, leaks } = await openPayment();
  const { sends } = insurer({ sent: [{ body: accepted }] });
  const before = contents(local);
  stubNavigator({ onLine: false });
  expect(await pay()).toBe('submission-failed');
  expect([sends(), queue, outcomes()]).toEqual([0, [], {}]);
  expect(contents(local)).toEqual(before);
  expect(leaks()).toEqual(NO_LEAKS);
  stubNavigator();
  expect(await pay()).toBe('accepted');
});

test.each([
  ['refused', 'payment-failed'],
  ['failed', 'submission-failed'],
  ['timed out', 'submission-failed'],
] as const)('sends nothing where the card frame has %s: the outcome is %s (§4)', async (reason, outcome) => {
  const { pay, cardFails, queue, local, leaks } = await openPayment();
  const { sends } = insurer({ sent: [{ body: accepted }] });
  const before = contents(local);
  expect(await pay(cardFails(reason))).toBe(outcome);
  expect(sends()).toBe(0);
  expect(queue).toEqual([{ event: 'error', errorName: 'payment', errorType: 'payment failed' }]);
  expect(queue.map(kindsOf)).toEqual([['error']]);
  expect(contents(local)).toEqual(before);
  expect(leaks()).toEqual(NO_LEAKS);
  expect(await pay()).toBe('accepted');
});
