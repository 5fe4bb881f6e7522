import { createStore } from 'zustand/vanilla';
import type { Facts } from '#types/data/facts';
import type { Submissions } from '#types/data/submissions';

/**
 * How an application ended whose answer was lost. checking: the insurer is being asked. unknown: that failed.
 * not-received: the insurer has none of this reference. refused: it was not accepted.
 */
export type Outcome = NonNullable<Facts['outcome']>;

/** Outcomes by the applications' references. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/**
 * Returns what conditions may read of applications that were sent.
 *
 * @param outcomes those that were lost, by their references
 * @param reference of the application for the saved quote
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
