import { expect, test } from 'vitest';
import type { EngineReport } from '../../../../../src/engine/engine-context.ts';
import { reportEngineEvent } from '../../../../../src/ovhc/analytics/events.ts';
import { kindsOf, standOnPage } from './tag-manager.ts';

test.each<[string, EngineReport, object, string]>([
  [
    'a field that was answered',
    { type: 'update', field: 'coverType', label: 'Couple' },
    { event: 'fieldUpdate', fieldName: 'coverType', fieldValue: 'Couple' },
    'field-update',
  ],
  [
    'an entry that is not valid',
    { type: 'invalid', field: 'age' },
    { event: 'error', errorName: 'age', errorType: 'invalid entry' },
    'error',
  ],
  [
    'a step that was refused',
    { type: 'incomplete', step: 'payment' },
    { event: 'error', errorName: 'payment', errorType: 'incomplete step' },
    'error',
  ],
  [
    'code that could not be loaded',
    { type: 'failure' },
    { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' },
    'error',
  ],
])('§7 the tag manager gets an event for %s', (_case, report, event, kind) => {
  const queue: unknown[] = [];
  standOnPage(queue);
  reportEngineEvent(report);
  expect(queue).toEqual([event]);
  expect(queue.map(kindsOf)).toEqual([[kind]]);
});
