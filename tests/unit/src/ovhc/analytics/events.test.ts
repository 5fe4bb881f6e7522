import { afterEach, describe, expect, test, vi } from 'vitest';
import type { EngineReport } from '../../../../../src/engine/engine-context.ts';
import { pushEvent, reportEngineEvent, reportSystemError } from '../../../../../src/ovhc/analytics/events.ts';
import {
  reportPaymentFailure,
  reportPurchase,
  reportSubmissionFailure,
} from '../../../../../src/ovhc/analytics/payment-events.ts';
import { brokenQueue, kindsOf, standOnPage } from './tag-manager.ts';

/** Returns the one event that a report pushes, and which schema it fits. */
function pushedBy(report: () => void) {
  const queue: unknown[] = [];
  standOnPage(queue);
  report();
  expect(queue).toHaveLength(1);
  return { event: queue[0], kinds: kindsOf(queue[0]) };
}
const failure = (errorName: string, errorType: string) => ({ event: 'error', errorName, errorType });
const refusal = failure('preSubmission', 'submission failed');

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, () => void, object]>([
  ['a failed card payment', reportPaymentFailure, failure('payment', 'payment failed')],
  ['a system error', reportSystemError, failure('OVHC: system error', 'system error')],
  ['a refusal without a text', () => reportSubmissionFailure(undefined), refusal],
  ['a refusal with an empty text', () => reportSubmissionFailure(''), refusal],
  [
    'a refusal, whose text is cut (§4)',
    () => reportSubmissionFailure('x'.repeat(201)),
    { ...refusal, errorDescription: 'x'.repeat(200) },
  ],
])('§8 an error is reported for %s', (_case, report, event) => {
  expect(pushedBy(report)).toEqual({ event, kinds: ['error'] });
});

test.each<[EngineReport, object, string]>([
  [
    { type: 'update', field: 'coverType', label: 'Couple' },
    { event: 'fieldUpdate', fieldName: 'coverType', fieldValue: 'Couple' },
    'field-update',
  ],
  [
    { type: 'update', field: 'age', label: '' },
    { event: 'fieldUpdate', fieldName: 'age', fieldValue: '' },
    'field-update',
  ],
  [{ type: 'invalid', field: 'age' }, failure('age', 'invalid entry'), 'error'],
  [{ type: 'incomplete', step: 'payment' }, failure('payment', 'incomplete step'), 'error'],
  [{ type: 'failure' }, failure('OVHC: system error', 'system error'), 'error'],
])('§7 an event is reported for %j', (report, event, kind) => {
  expect(pushedBy(() => reportEngineEvent(report))).toEqual({ event, kinds: [kind] });
});

describe('§4 a purchase', () => {
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

  test('has the order’s id and the product, and nothing of the person', () => {
    const { event, kinds } = pushedBy(() => reportPurchase(confirmation));
    const { productName, productPrice, visaName } = confirmation;
    const product = { productName, productPrice, visaName };
    expect(event).toEqual({ event: 'purchase', purchaseId: 'OR-1', idType: 'orderID', ...product });
    expect(kinds).toEqual(['purchase']);
  });

  test.each([
    ['the case number without an order', { cn: 'CN-9', idType: 'caseID' }, 'CN-9'],
    ['nothing without either', { mn: 'M0001234' }, ''],
    ['nothing for an empty confirmation', {}, ''],
  ] as const)('has as its id %s', (_case, given, purchaseId) => {
    const { event, kinds } = pushedBy(() => reportPurchase(given));
    expect(event).toMatchObject({ purchaseId, idType: 'caseID' });
    expect(kinds).toEqual(['purchase']);
  });
});

describe('§7 the tag manager', () => {
  const event = { event: 'error', errorName: 'payment', errorType: 'payment failed' } as const;

  test('gets no events if there is none, or no list', () => {
    standOnPage();
    expect(pushEvent(event)).toBe(false);
    standOnPage({ push: () => expect.unreachable() });
    expect(pushEvent(event)).toBe(false);
  });

  test('may throw: the event counts as sent', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    standOnPage(brokenQueue());
    expect(pushEvent(event)).toBe(true);
    expect(error).toHaveBeenCalledOnce();
  });
});
