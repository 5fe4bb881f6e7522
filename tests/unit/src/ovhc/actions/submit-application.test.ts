import { describe, expect, test, vi } from 'vitest';
import { kindsOf } from '../analytics/tag-manager.ts';
import { amounts, card, quoteFor } from '../application/record/sample.ts';
import type { Reply } from '../backend/server.ts';
import { reference, SUBMISSIONS_KEY, stubNavigator } from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { accepted, byCard, contents, ok, openPayment, submission, submissions, systemError } = tab;

tab.stopClock();

describe('§4 an application that the insurer refuses', () => {
  const failure = { event: 'error', errorName: 'preSubmission', errorType: 'submission failed' };
  const description = 'The application could not be saved';
  const personal = 'AMELIE: card 411111XXXXXX1111 declined';
  const body = { SaveStatus: 'FAILED' };

  test.each<[string, Reply, object]>([
    [
      'with a description',
      { body: { ...body, orderResponse: { description } } },
      { ...failure, errorDescription: description },
    ],
    [
      'with personal details, which are removed',
      { body: { ...body, orderResponse: { description: personal } } },
      { ...failure, errorDescription: '…: card … declined' },
    ],
    ['without a description', { body }, failure],
    ['with an empty response', { body: { ...body, orderResponse: { description: null } } }, failure],
    ['with no response', { body: { ...body, orderResponse: null } }, failure],
    ['by status 422 (§8)', { status: 422, body: {} }, systemError],
    ['by status 500 (§8)', { status: 500, body: {} }, systemError],
  ])('%s is reported and can be sent again', async (_case, reply, event) => {
    const { pay, queue, local, outcomes, onAccepted, leaks, sends, questions } = await openPayment({
      sent: [reply, ok],
    });
    const before = contents(local);
    expect(await pay()).toBe('submission-failed');
    expect(queue).toEqual([event]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    const stored = submissions({ pending: [], refused: reference });
    expect(contents(local)).toEqual({ ...before, [SUBMISSIONS_KEY]: stored });
    expect(onAccepted).not.toHaveBeenCalled();
    expect([outcomes(), leaks(), sends(), questions()]).toEqual([{}, [], 1, []]);
    expect(await pay()).toBe('accepted');
  });

  test.each(['ok', '', 'OK '])('has SaveStatus %j', async (SaveStatus) => {
    const { pay } = await openPayment({ sent: [{ body: { ...accepted, SaveStatus } }] });
    expect(await pay()).toBe('submission-failed');
  });
});

describe('an application that cannot be sent', () => {
  const otherAmount = { ...card, amount: '34.20' };
  test.each([
    ['an invalid record', byCard('S', { firstName: undefined })],
    ['no dependants', byCard('F', { dependants: [] })],
    ['a card without a token', submission(byCard().answers, async () => ({}))],
    ['a token for another amount', submission(byCard().answers, async () => ({ cardForm: otherAmount }))],
    ['a field that throws', submission(byCard().answers, () => Promise.reject(new TypeError('broken')))],
  ])('is a system error: %s', async (_case, sent) => {
    const { pay, queue, local, session, leaks, sends } = await openPayment({ sent: [ok] });
    const before = [contents(local), { ...contents(session), ovhcTabReference: reference }];
    const quote = sent.answers.dependants ? quoteFor('F') : quoteFor('S');
    expect(await pay(sent, { quote, amounts })).toBe('submission-failed');
    expect([sends(), queue, leaks()]).toEqual([0, [systemError], []]);
    expect(queue.map(kindsOf)).toEqual([['error']]);
    expect([contents(local), contents(session)]).toEqual(before);
  });

  test('asks the card frame for no token, without a price or with an invalid record', async () => {
    const { pay, payUnpriced, queue, sends } = await openPayment({ sent: [ok] });
    const complete = vi.fn(async () => ({ cardForm: { ...card } }));
    const { firstName: _nobody, ...answers } = byCard().answers;
    expect(await payUnpriced(submission(byCard().answers, complete))).toBe('submission-failed');
    expect(await pay(submission(answers, complete))).toBe('submission-failed');
    expect(complete).not.toHaveBeenCalled();
    expect(sends()).toBe(0);
    expect(queue.map(kindsOf)).toEqual([['error'], ['error']]);
  });
});

describe('§4 answers that differ from those that were priced', () => {
  test.each([
    ['frequency', byCard('S', { paymentFrequency: 'M' })],
    ['birthday', byCard('S', { DOB: '1990-01-01' })],
    ['start of cover', byCard('S', { coverStart: '2027-01-01' })],
    ['current cover', byCard('S', { currentHealthCover: 'yes' })],
    ['start of cover, which has passed', byCard(), new Date(2026, 11, 2, 0, 5)],
  ])(
    'need a new price, and nothing is sent or reported: %s',
    async (_case, { answers }, now = new Date()) => {
      const { pay, queue, local, onAccepted, leaks, sends } = await openPayment({ sent: [ok] });
      vi.setSystemTime(now);
      const sent = submission(answers, vi.fn());
      const before = contents(local);
      expect(await pay(sent)).toBe('price-changed');
      expect(sent.complete).not.toHaveBeenCalled();
      expect([sends(), queue, leaks()]).toEqual([0, [], []]);
      expect(contents(local)).toEqual(before);
      expect(onAccepted).not.toHaveBeenCalled();
    },
  );
});

test('nothing is sent or stored while the browser is offline; the next press is', async () => {
  const { pay, queue, local, outcomes, leaks, sends } = await openPayment({ sent: [ok] });
  const before = contents(local);
  stubNavigator({ onLine: false });
  expect(await pay()).toBe('submission-failed');
  expect([sends(), queue, outcomes(), leaks()]).toEqual([0, [], {}, []]);
  expect(contents(local)).toEqual(before);
  stubNavigator();
  expect(await pay()).toBe('accepted');
});

test.each([
  ['refused', 'payment-failed'],
  ['failed', 'submission-failed'],
  ['timed out', 'submission-failed'],
] as const)('§4 nothing is sent if the card frame has %s: %s', async (reason, outcome) => {
  const { pay, cardFails, queue, local, leaks, sends } = await openPayment({ sent: [ok] });
  const before = contents(local);
  expect(await pay(cardFails(reason))).toBe(outcome);
  expect([sends(), leaks()]).toEqual([0, []]);
  expect(queue).toEqual([{ event: 'error', errorName: 'payment', errorType: 'payment failed' }]);
  expect(queue.map(kindsOf)).toEqual([['error']]);
  expect(contents(local)).toEqual(before);
  expect(await pay()).toBe('accepted');
});
