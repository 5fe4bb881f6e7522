import { createStore } from 'zustand/vanilla';
import type { Facts } from '#types/data/facts';
import type { Submissions } from '#types/data/submissions';

/**
 * The outcome of an application whose answer was lost. `checking`: asking the insurer. `unknown`: the check failed.
 * `not-received`: the insurer has no application with this reference. `refused`: it was not accepted.
 */
export type Outcome = NonNullable<Facts['outcome']>;

/** Outcomes by application reference. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/**
 * Returns the facts about submitted applications.
 * @param outcomes the outcomes of applications whose answer was lost, by reference
 * @param reference the reference of the application for the saved quote
 */
export function outcomeFacts(outcomes: Outcomes, reference: string | undefined, isConfirmed: boolean): Facts {
  const outcome = reference && outcomes[reference];
  const earlierOutcome = Object.entries(outcomes)
    .filter(([other]) => other !== reference)
    .map(([, other]) => other)
    .find((other) => other === 'checking' || other === 'unknown');
  return {
    ...(outcome && { outcome }),
    ...(earlierOutcome && { earlierOutcome }),
    ...(isConfirmed && { isConfirmed }),
  };
}

/** The outcomes that this page shows, by application reference. */
export const outcomeStore = createStore<Outcomes>(() => ({}));

/** Stores an outcome. Without an outcome, removes the entry: the visitor knows how the application ended. */
export function setOutcome(reference: string, outcome?: Outcome): void {
  const { [reference]: _before, ...others } = outcomeStore.getState();
  outcomeStore.setState(outcome ? { ...others, [reference]: outcome } : others, true);
}

/** Adopts outcomes that another tab has found. Their applications are no longer pending. */
export function settleOutcomes({ pending, refused }: Submissions): void {
  for (const [reference, outcome] of Object.entries(outcomeStore.getState())) {
    const isPending = pending.some((submission) => submission.reference === reference);
    if (!isPending && (outcome === 'unknown' || outcome === 'not-received'))
      setOutcome(reference, reference === refused ? 'refused' : undefined);
  }
}
