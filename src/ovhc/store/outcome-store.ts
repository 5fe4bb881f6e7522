import { createStore } from 'zustand/vanilla';
import type { Submissions } from '#types/data/submissions';
import type { Outcome, Outcomes } from '../application/outcome-facts.ts';

/** The outcomes that this page has to show, by the references of their applications. */
export const outcomeStore = createStore<Outcomes>(() => ({}));

/** Stores an outcome; without one the application's end is known to the visitor. */
export function setOutcome(reference: string, outcome?: Outcome): void {
  const { [reference]: _before, ...others } = outcomeStore.getState();
  outcomeStore.setState(outcome ? { ...others, [reference]: outcome } : others, true);
}

/** Takes over outcomes that another tab has found out: their applications are not pending any more. */
export function settleOutcomes({ pending, refused }: Submissions): void {
  for (const [reference, outcome] of Object.entries(outcomeStore.getState())) {
    const isPending = pending.some((submission) => submission.reference === reference);
    if (!isPending && (outcome === 'unknown' || outcome === 'not-received'))
      setOutcome(reference, reference === refused ? 'refused' : undefined);
  }
}
