import { expect, test } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import {
  outcomeFacts,
  outcomeStore,
  setOutcome,
  settleOutcomes,
} from '../../../../../src/ovhc/store/outcome-store.ts';
import { other, reference } from './tab.ts';

const pending = (...references: string[]) =>
  references.map((one) => ({ reference: one, sentAt: '2026-11-20T09:00:00.000Z', confirmation: {} }));

test('outcomes that another tab has found are taken over; those that this page asks for or shows stay', () => {
  for (const one of ['a', 'b', 'f']) setOutcome(one, 'unknown');
  setOutcome('c', 'not-received');
  setOutcome('d', 'checking');
  setOutcome('e', 'refused');
  settleOutcomes({ pending: pending('b'), refused: 'f' });
  expect(outcomeStore.getState()).toEqual({ b: 'unknown', d: 'checking', e: 'refused', f: 'refused' });
});

test('nothing is notified without a change', () => {
  setOutcome('b', 'unknown');
  const before = outcomeStore.getState();
  settleOutcomes({ pending: pending('b') });
  expect(outcomeStore.getState()).toBe(before);
});

test.each<[Parameters<typeof outcomeFacts>, object]>([
  [[{}, reference, false], {}],
  [[{}, undefined, false], {}],
  [[{}, undefined, true], { isConfirmed: true }],
  [[{ [reference]: 'checking' }, reference, true], { outcome: 'checking', isConfirmed: true }],
  [[{ [reference]: 'unknown' }, reference, false], { outcome: 'unknown' }],
  [[{ [reference]: 'not-received' }, reference, false], { outcome: 'not-received' }],
  [[{ [reference]: 'refused' }, reference, false], { outcome: 'refused' }],
  // applications for earlier quotes; those that took no money are left out
  [[{ [other]: 'checking' }, reference, false], { earlierOutcome: 'checking' }],
  [[{ [other]: 'unknown' }, reference, false], { earlierOutcome: 'unknown' }],
  [[{ [other]: 'not-received' }, reference, false], {}],
  [[{ [other]: 'refused' }, reference, false], {}],
  [[{ [reference]: 'unknown' }, undefined, false], { earlierOutcome: 'unknown' }],
  [
    [{ [other]: 'unknown', [reference]: 'not-received' }, reference, false],
    { outcome: 'not-received', earlierOutcome: 'unknown' },
  ],
])('outcomes, reference and recent confirmation %j have the facts %j', (known, facts) => {
  expect(outcomeFacts(...known)).toEqual(facts);
  expect(createSchemaAjv().validate('schema:/data/facts.schema.json', facts)).toBe(true);
});
