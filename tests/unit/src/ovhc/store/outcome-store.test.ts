import { expect, test } from 'vitest';
import { outcomeStore, setOutcome, settleOutcomes } from '../../../../../src/ovhc/store/outcome-store.ts';

const pending = (...references: string[]) =>
  references.map((reference) => ({ reference, sentAt: '2026-11-20T09:00:00.000Z', confirmation: {} }));

test('takes over what another tab has found out, and keeps what this page is asking for or shows', () => {
  for (const reference of ['a', 'b', 'f']) setOutcome(reference, 'unknown');
  setOutcome('c', 'not-received');
  setOutcome('d', 'checking');
  setOutcome('e', 'refused');
  settleOutcomes({ pending: pending('b'), refused: 'f' });
  expect(outcomeStore.getState()).toEqual({ b: 'unknown', d: 'checking', e: 'refused', f: 'refused' });
});

test('notifies nobody where nothing changes', () => {
  setOutcome('b', 'unknown');
  const before = outcomeStore.getState();
  settleOutcomes({ pending: pending('b') });
  expect(outcomeStore.getState()).toBe(before);
});
