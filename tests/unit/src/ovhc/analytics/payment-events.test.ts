import { afterEach, describe, expect, test, vi } from 'vitest';
import { pushEvent, reportSystemError } from '../../../../../src/ovhc/analytics/events.ts';
import {
  reportPaymentFailure,
  reportPurchase,
  reportSubmissionFailure,
} from '../../../../../src/ovhc/analytics/payment-events.ts';
import { brokenQueue, kindsOf, standOnPage } from './tag-manager.ts';

const confirmation = {
  mn: 'M0001234',
  cn: 'CN-9',
  coverstdt: '2026-12-01',
  amt: '148.20',
  productName: 'Extended Visitor Cover',
  productPrice: '1778.40',
  idType: 'orderID',
  orderId: 'OR-1',
  visaName: 'Working Holiday visa',
} as const;

/** The events that a report pushes. */
function pushedBy(report: () => void): unknown[] {
  const queue: unknown[] = [];
  standOnPage(queue);
  report();
  return queue;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('§4 purchase', () => {
  test('carries the order’s id and the product, and nothing of the person', () => {
    const events = pushedBy(() => reportPurchase(confirmation));
    expect(events).toEqual([
      {
        event: 'purchase',
        purchaseId: 'OR-1',
        idType: 'orderID',
        productName: 'Extended Visitor Cover',
        productPrice: '1778.40',
        visaName: 'Working Holiday visa',
      },
    ]);
    expect(events.map(kindsOf)).toEqual([['purchase']]);
  });

  test.each([
    [
      'the case number where there is no order',
      { ...confirmation, orderId: undefined, idType: 'caseID' },
      'CN-9',
    ],
    ['nothing where there is neither', { mn: 'M0001234' }, ''],
    ['nothing of an empty confirmation', {}, ''],
  ] as const)('its id: %s', (_case, { ...said }, purchaseId) => {
    const events = pushedBy(() => reportPurchase(JSON.parse(JSON.stringify(said))));
    expect(events).toMatchObject([{ purchaseId, idType: 'caseID' }]);
    expect(events.map(kindsOf)).toEqual([['purchase']]);
  });
});

describe('§8 what fails', () => {
  test.each([
    ['a card that the frame could not take', reportPaymentFailure, 'payment', 'payment failed'],
    ['what nobody has refused', reportSystemError, 'OVHC: system error', 'system error'],
    [
      'a refusal without words',
      () => reportSubmissionFailure(undefined),
      'preSubmission',
      'submission failed',
    ],
    ['a refusal with empty words', () => reportSubmissionFailure(''), 'preSubmission', 'submission failed'],
  ] as const)('%s: name and type', (_case, report, errorName, errorType) => {
    const events = pushedBy(report);
    expect(events).toEqual([{ event: 'error', errorName, errorType }]);
    expect(events.map(kindsOf)).toEqual([['error']]);
  });

  test.each([
    ['The application could not be saved', 34],
    ['x'.repeat(200), 200],
    ['x'.repeat(201), 200],
  ])('§4 the order response description, as long as the event may carry it', (description, length) => {
    const events = pushedBy(() => reportSubmissionFailure(description));
    expect(events).toMatchObject([{ errorDescription: description.slice(0, length) }]);
    expect(events.map(kindsOf)).toEqual([['error']]);
  });
});

describe('§7 the tag manager', () => {
  const event = { event: 'error', errorName: 'payment', errorType: 'payment failed' } as const;

  test('where there is none, or what is no list, nothing is pushed', () => {
    standOnPage();
    expect(pushEvent(event)).toBe(false);
    standOnPage({ push: () => expect.unreachable() });
    expect(pushEvent(event)).toBe(false);
  });

  test('one that throws undoes nothing: the event counts as taken', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    standOnPage(brokenQueue());
    expect(pushEvent(event)).toBe(true);
    expect(said).toHaveBeenCalledOnce();
  });
});
