import { describe, expect, test, vi } from 'vitest';
import { kindsOf } from '../analytics/tag-manager.ts';
import { amounts, COVER_TYPES, card, quoteFor, recordFor } from '../application/record/sample.ts';
import type { Reply } from '../backend/server.ts';
import { contents, storedJson } from '../store/memory-storage.ts';
import * as keys from '../store/tab.ts';
import * as tab from './payment-tab.ts';

const { CONFIRMATION_KEY, other, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } = keys;
const { accepted, byCard, ok, openPayment, submission, submissions, systemError } = tab;

type Page = Awaited<ReturnType<typeof openPayment>>;

tab.stopClock();

const sessionAfter = {
  other: 'theirs',
  ovhcTabReference: reference,
  ovhcConfirmationDetails: expect.stringContaining(reference),
};

describe('§4 an accepted application', () => {
  test.each(COVER_TYPES)('sends one record with any field’s token for cover type %s', async (coverType) => {
    const { pay, records } = await openPayment({ coverType, sent: [ok] });
    const sent = submission(byCard(coverType).answers, async () => ({ anyName: { ...card } }));
    expect(await pay(sent)).toBe('accepted');
    expect(await records()).toEqual([{ ...recordFor(coverType), submissionReference: reference }]);
  });

  test('keeps one reference through failures and a reload until it is accepted', async () => {
    const first = await openPayment({ sent: [tab.refused] });
    await first.pay();
    await first.pay();
    const areas: [Storage, Storage] = [first.local, first.session];
    const reloaded = await openPayment({ areas, sent: [ok] });
    await reloaded.pay();
    const references = [await first.sentReferences(), await reloaded.sentReferences()];
    expect(references).toEqual([[reference, reference], [reference]]);
    first.local.setItem(QUOTE_KEY, JSON.stringify(quoteFor('S')));
    const next = await openPayment({ areas, sent: [ok] });
    await next.pay();
    expect(await next.sentReferences()).toEqual([next.begun]);
    expect(next.begun).toMatch(/^[0-9a-f]{32}$/);
    expect(next.begun).not.toBe(reference);
  });

  test('keeps a quote that another tab begins during the payment', async () => {
    const { pay, local, session, quoteStore } = await openPayment({ sent: [ok] });
    const quote = { ...quoteFor('F'), age: 40 };
    const theirs = { [QUOTE_KEY]: JSON.stringify(quote), [REFERENCE_KEY]: keys.begun(other, quote) };
    const complete = async () => {
      for (const [key, text] of Object.entries(theirs)) local.setItem(key, text);
      return { cardForm: { ...card } };
    };
    expect(await pay(submission(byCard().answers, complete))).toBe('accepted');
    expect(contents(local)).toMatchObject(theirs);
    expect(contents(session)).toEqual(sessionAfter);
    expect(quoteStore.getState()).toEqual({});
  });

  test('§2 stores the confirmation, ends the quote and reports one purchase', async () => {
    const page = await openPayment({ sent: [{ body: { ...accepted, mn: 1234, amt: 148.2 } }] });
    const { local, onAccepted, queue, quoteStore } = page;
    const then = vi.fn();
    onAccepted.mockImplementation(() => then(Object.keys(contents(local)), quoteStore.getState()));
    await page.pay();
    const keysThen = expect.arrayContaining([CONFIRMATION_KEY, QUOTE_KEY]);
    expect(then).toHaveBeenCalledExactlyOnceWith(keysThen, expect.objectContaining({ coverType: 'S' }));
    expect(Object.keys(contents(local)).sort()).toEqual(['other', CONFIRMATION_KEY, SUBMISSIONS_KEY].sort());
    const acceptedAt = new Date().toISOString();
    const acceptance = { reference, acceptedAt, key: expect.any(String) };
    expect(page.submissions()).toEqual({ pending: [], accepted: acceptance });
    expect(contents(page.session)).toEqual(sessionAfter);
    expect(quoteStore.getState()).toEqual({});
    const shown = { productName: 'Extended Visitor Cover', visaName: 'Working Holiday visa' };
    const numbers = { mn: '1234', coverstdt: '2026-12-01', amt: '148.20' };
    const confirmation = { ...numbers, ...shown, idType: 'orderID', orderId: 'OR-1' };
    expect(storedJson(local, CONFIRMATION_KEY)).toEqual(confirmation);
    const purchase = { event: 'purchase', purchaseId: 'OR-1', idType: 'orderID', ...shown, productPrice: '' };
    expect([queue, queue.map(kindsOf)]).toEqual([[purchase], [['purchase']]]);
    expect([page.leaks(), page.lines()]).toEqual([[], []]);
  });
});

describe('§4 a refused application', () => {
  const failure = { event: 'error', errorName: 'preSubmission', errorType: 'submission failed' };
  const says = (description: unknown) => ({ body: { SaveStatus: 'FAILED', orderResponse: { description } } });
  const described = (errorDescription: string) => ({ ...failure, errorDescription });

  test.each<[string, Reply, object]>([
    ['with a description', says('It is not sold'), described('It is not sold')],
    ['with personal details', says('AMELIE: card 411111XXXXXX1111'), described('…: card …')],
    ['with an empty description', says(null), failure],
    ['with an empty response', { body: { SaveStatus: 'FAILED', orderResponse: null } }, failure],
    ['without a response', tab.refused, failure],
    ['with an unknown status', { body: { ...accepted, SaveStatus: 'ok' } }, failure],
    ['with an empty status', { body: { ...accepted, SaveStatus: '' } }, failure],
    ['by status 422 (§8)', { status: 422, body: {} }, systemError],
  ])('reports a refusal %s and allows another try', async (_case, reply, event) => {
    const page = await openPayment({ sent: [reply, ok] });
    const before = contents(page.local);
    expect(await page.pay()).toBe('refused');
    expect([page.queue, page.queue.map(kindsOf)]).toMatchObject([[event], [['error']]]);
    const stored = submissions({ pending: [], refused: reference });
    expect(contents(page.local)).toEqual({ ...before, [SUBMISSIONS_KEY]: stored });
    expect(page.onAccepted).not.toHaveBeenCalled();
    expect([page.outcomes(), page.leaks(), page.sends(), page.questions()]).toEqual([{}, [], 1, []]);
    expect(await page.pay()).toBe('accepted');
  });
});

/** Expects that a press has this outcome, without a request, and stores nothing. */
async function expectNotSent(outcome: string, page: Page, press: () => Promise<string>, events: object[]) {
  const before = contents(page.local);
  expect(await press()).toBe(outcome);
  expect([page.sends(), page.outcomes(), page.leaks()]).toEqual([0, {}, []]);
  expect([page.queue, page.queue.map(kindsOf)]).toEqual([events, events.map(() => ['error'])]);
  expect(contents(page.local)).toEqual(before);
  expect(page.onAccepted).not.toHaveBeenCalled();
}

describe('an application that cannot be sent', () => {
  const otherAmount = { ...card, amount: '34.20' };
  test.each([
    ['an invalid record', byCard('S', { firstName: undefined })],
    ['a family without dependants', byCard('F', { dependants: [] })],
    ['a card without a token', submission(byCard().answers, async () => ({}))],
    ['a token for another amount', submission(byCard().answers, async () => ({ cardForm: otherAmount }))],
    ['a field that throws', submission(byCard().answers, () => Promise.reject(new TypeError('broken')))],
  ])('reports a system error for %s', async (_case, sent) => {
    const page = await openPayment({ sent: [ok] });
    const quote = sent.answers.dependants ? quoteFor('F') : quoteFor('S');
    const before = { ...contents(page.session), ovhcTabReference: reference };
    const press = () => page.pay(sent, { quote, amounts });
    await expectNotSent('not sent', page, press, [systemError]);
    expect(contents(page.session)).toEqual(before);
  });

  test('asks for no card token without a price or with an invalid record', async () => {
    const page = await openPayment({ sent: [ok] });
    const sent = submission(byCard().answers, vi.fn());
    await expectNotSent('not sent', page, () => page.pay(sent, null), [systemError]);
    const { firstName: _nobody, ...answers } = sent.answers;
    const press = () => page.pay({ ...sent, answers });
    await expectNotSent('not sent', page, press, [systemError, systemError]);
    expect(sent.complete).not.toHaveBeenCalled();
  });

  test.each([
    ['another frequency', byCard('S', { paymentFrequency: 'M' })],
    ['a start of cover that has passed', byCard(), new Date(2026, 11, 2, 0, 5)],
  ])('requires a new price for %s', async (_case, { answers }, now = new Date()) => {
    const page = await openPayment({ sent: [ok] });
    vi.setSystemTime(now);
    const sent = submission(answers, vi.fn());
    await expectNotSent('price changed', page, () => page.pay(sent), []);
    expect(sent.complete).not.toHaveBeenCalled();
  });

  test('fails while offline and succeeds with the next press', async () => {
    const page = await openPayment({ sent: [ok] });
    keys.stubNavigator({ onLine: false });
    await expectNotSent('not sent', page, () => page.pay(), []);
    keys.stubNavigator();
    expect(await page.pay()).toBe('accepted');
  });

  test.each([
    ['refused', 'card declined'],
    ['failed', 'not sent'],
    ['timed out', 'not sent'],
  ] as const)('when the card frame has %s, returns %s and allows another try', async (reason, outcome) => {
    const page = await openPayment({ sent: [ok] });
    const failure = { event: 'error', errorName: 'payment', errorType: 'payment failed' };
    const { SubmitFailure } = await import('../../../../../src/engine/journey/submit-handlers.ts');
    const sent = submission(byCard().answers, () => Promise.reject(new SubmitFailure(reason, 'by the test')));
    await expectNotSent(outcome, page, () => page.pay(sent), [failure]);
    expect(await page.pay()).toBe('accepted');
  });
});
