import { expect, test } from 'vitest';
import {
  dropSettledOutcomes,
  outcomeStore,
  setOutcome,
} from '../../../../../src/ovhc/store/outcome-store.ts';

test('drops what another tab has found out, and keeps what this page is asking or has told', () => {
  for (const reference of ['a', 'b']) setOutcome(reference, 'unknown');
  setOutcome('c', 'not-received');
  setOutcome('d', 'checking');
  setOutcome('e', 'refused');
  dropSettledOutcomes(['b']);
  expect(outcomeStore.getState()).toEqual({ b: 'unknown', d: 'checking', e: 'refused' });
});

test('notifies nobody where nothing is dropped', () => {
  setOutcome('b', 'unknown');
  const before = outcomeStore.getState();
  dropSettledOutcomes(['b']);
  expect(outcomeStore.getState()).toBe(before);
});
