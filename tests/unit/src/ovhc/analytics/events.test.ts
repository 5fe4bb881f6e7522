import { afterEach, expect, test, vi } from 'vitest';
import { pushEvent, reportEngineEvent, reportSystemError } from '../../../../../src/ovhc/analytics/events.ts';
import * as payment from '../../../../../src/ovhc/analytics/payment-events.ts';
import { brokenQueue, kindsOf, standOnPage } from './tag-manager.ts';

const { reportPaymentFailure, reportPurchase, reportSubmissionFailure } = payment;

function expectPushed(report: () => void, event: object, kind: string) {
  const queue: unknown[] = [];
  standOnPage(queue);
  report();
  expect([queue, queue.map(kindsOf)]).toEqual([[event], [[kind]]]);
}
const failure = (errorName: string, errorType: string) => ({ event: 'error', errorName, errorType });
const refusal = failure('preSubmission', 'submission failed');
const cut = { ...refusal, errorDescription: 'x'.repeat(200) };

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, () => void, object]>([
  ['a failed card payment', reportPaymentFailure, failure('payment', 'payment failed')],
  ['a system error', reportSystemError, failure('OVHC: system error', 'system error')],
  ['a refusal without a text', () => reportSubmissionFailure(undefined), refusal],
  ['a refusal with an empty text', () => reportSubmissionFailure(''), refusal],
  ['a refusal with a long text, which is cut (§4)', () => reportSubmissionFailure('x'.repeat(201)), cut],
])('§8 reports an error for %s', (_case, report, event) => {
  expectPushed(report, event, 'error');
});

const update = (fieldName: string, fieldValue: string) => ({ event: 'fieldUpdate', fieldName, fieldValue });
test.each<[Parameters<typeof reportEngineEvent>[0], object, string]>([
  [{ type: 'update', field: 'coverType', label: 'Couple' }, update('coverType', 'Couple'), 'field-update'],
  [{ type: 'update', field: 'age', label: '' }, update('age', ''), 'field-update'],
  [{ type: 'invalid', field: 'age' }, failure('age', 'invalid entry'), 'error'],
  [{ type: 'incomplete', step: 'payment' }, failure('payment', 'incomplete step'), 'error'],
  [{ type: 'failure' }, failure('OVHC: system error', 'system error'), 'error'],
])('§7 reports an event for %j', (report, event, kind) => {
  expectPushed(() => reportEngineEvent(report), event, kind);
});

const product = { productName: 'Extended', productPrice: '1778.40', visaName: 'Working Holiday visa' };
const personal = { mn: 'M0001234', cn: 'CN-9', coverstdt: '2026-12-01', amt: '148.20' };
const nothing = { idType: 'caseID', productName: '', productPrice: '', visaName: '' };
const ordered = { ...product, idType: 'orderID' } as const;
test.each([
  ['the order’s id', { ...personal, ...ordered, orderId: 'OR-1' }, { purchaseId: 'OR-1', ...ordered }],
  ['a case number', { cn: 'CN-9', idType: 'caseID' }, { purchaseId: 'CN-9', ...nothing }],
  ['no id without an order and a case number', { mn: 'M0001234' }, { purchaseId: '', ...nothing }],
  ['no id for an empty confirmation', {}, { purchaseId: '', ...nothing }],
] as const)('§4 reports a purchase with %s and without personal details', (_case, confirmation, event) => {
  expectPushed(() => reportPurchase(confirmation), { event: 'purchase', ...event }, 'purchase');
});

test('§7 sends no event without a tag manager and catches its errors', () => {
  const event = { event: 'error', errorName: 'payment', errorType: 'payment failed' } as const;
  standOnPage();
  expect(pushEvent(event)).toBe(false);
  standOnPage({ push: () => expect.unreachable() });
  expect(pushEvent(event)).toBe(false);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  standOnPage(brokenQueue());
  expect(pushEvent(event)).toBe(true);
  expect(error).toHaveBeenCalledOnce();
});
