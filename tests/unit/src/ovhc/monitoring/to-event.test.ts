import { expect, test } from 'vitest';
import type { MonitoringEvent } from '#types/events/monitoring';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import type { Recorded } from '../../../../../src/ovhc/monitoring/record.ts';
import { createConverter } from '../../../../../src/ovhc/monitoring/to-event.ts';

const isBatch = createSchemaAjv().getSchema('schema:/events/monitoring.schema.json');
const about = { build: 'Dk3fA_x9', page: 'quote', visit: '0a'.repeat(16) };

const opened = (stepName: string): Recorded => ({ event: 'pageStepLoad', pageName: 'Get a quote', stepName });
const update = (fieldName: string, fieldValue = ''): Recorded => ({
  event: 'fieldUpdate',
  fieldName,
  fieldValue,
});
const error = (
  errorName: string,
  errorType: 'invalid entry' | 'incomplete step' | 'payment failed',
): Recorded => ({
  event: 'error',
  errorName,
  errorType,
});
const refusal: Recorded = {
  event: 'error',
  errorName: 'preSubmission',
  errorType: 'submission failed',
  errorDescription: 'Amélie is not covered',
};

test.each<[Recorded, MonitoringEvent]>([
  [update('coverType', 'Couple'), { type: 'answered', step: 'age', field: 'coverType' }],
  [
    update('dependants[0].firstNameDependant'),
    { type: 'answered', step: 'age', field: 'dependants.firstNameDependant' },
  ],
  [error('age', 'invalid entry'), { type: 'invalid', step: 'age', field: 'age' }],
  [error('payment', 'incomplete step'), { type: 'incomplete', step: 'payment' }],
  [error('payment', 'payment failed'), { type: 'error', kind: 'payment', step: 'age' }],
  [refusal, { type: 'error', kind: 'submission', step: 'age' }],
  [{ type: 'retry' }, { type: 'recovery', kind: 'retry', step: 'age' }],
  [{ type: 'reload' }, { type: 'recovery', kind: 'reload', step: 'age' }],
  [
    { type: 'failure', error: 'Amélie' },
    { type: 'error', kind: 'failure', step: 'age' },
  ],
])('converts %j to %j', (recorded, event) => {
  const { toEvent } = createConverter();
  expect(toEvent(opened('age'))).toEqual({ type: 'step', step: 'age' });
  expect(toEvent(recorded)).toEqual(event);
  expect(isBatch?.({ ...about, events: [event] })).toBe(true);
});

test('§7 sends no purchase and no field whose name could be a text', () => {
  const { toEvent } = createConverter();
  const purchase = {
    purchaseId: 'OR-1',
    idType: 'orderID',
    productName: '',
    productPrice: '',
    visaName: '',
  } as const;
  expect(toEvent({ event: 'purchase', ...purchase })).toBeUndefined();
  for (const name of ['a sentence', 'ada@example.com', 'x'.repeat(81)])
    expect(toEvent(update(name))).toBeUndefined();
});

test('sends no step whose hash the schema does not allow, and no unknown event', () => {
  const { toEvent, place } = createConverter();
  for (const hash of ['A step', 'x'.repeat(61)]) {
    expect(toEvent(opened(hash))).toBeUndefined();
    expect(toEvent(error(hash, 'incomplete step'))).toBeUndefined();
  }
  expect(place()).toEqual({});
  // a page or an extension may send its own
  expect(toEvent(new Event('error') as ErrorEvent)).toBeUndefined();
});

test('knows the open step, and the field that had the focus last in it', () => {
  const { toEvent, touch, place } = createConverter();
  expect(place()).toEqual({});
  touch('visaType');
  expect(place()).toEqual({ field: 'visaType' });
  toEvent(opened('cover-type'));
  expect(place()).toEqual({ step: 'cover-type' });
  toEvent(update('coverType'));
  touch('dependants[1].DOBDependant');
  toEvent(error('coverType', 'invalid entry'));
  expect(place()).toEqual({ step: 'cover-type', field: 'dependants.DOBDependant' });
});

test.each([
  { type: 'step', step: 'Amélie O’Brien' },
  { type: 'answered', field: 'ada@example.com' },
  { type: 'answered', field: '12 Smith Street' },
  { type: 'answered', field: 'age', value: 47 },
  { type: 'error', kind: 'uncaught', message: 'Amélie' },
  { type: 'error', kind: 'uncaught', name: 'Amélie' },
  { type: 'error', kind: 'uncaught', file: 'https://insurer.example/core.js?quote=abc' },
  { type: 'leave', step: 'age', hash: '#age' },
])('the schema has no room for %j', (event) => {
  expect(isBatch?.({ ...about, events: [event] })).toBe(false);
});
