import { createStore } from 'zustand/vanilla';
import type { Outcome, Outcomes } from '../application/outcome-facts.ts';

/** The outcomes that this page has to show, by the references of their applications. */
export const outcomeStore = createStore<Outcomes>(() => ({}));

/** Drops outcomes that another tab has found out: their applications are not pending any more. */
export function dropSettledOutcomes(pending: readonly string[]): void {
  const outcomes = outcomeStore.getState();
  const isOver = ([reference, outcome]: [string, Outcome]) =>
    (outcome === 'unknown' || outcome === 'not-received') && !pending.includes(reference);
  const rest = Object.entries(outcomes).filter((entry) => !isOver(entry));
  if (rest.length < Object.keys(outcomes).length) outcomeStore.setState(Object.fromEntries(rest), true);
}

/** Stores an outcome; without one the application's end is known to the visitor. */
export function setOutcome(reference: string, outcome?: Outcome): void {
  const { [reference]: _before, ...others } = outcomeStore.getState();
  outcomeStore.setState(outcome ? { ...others, [reference]: outcome } : others, true);
}
