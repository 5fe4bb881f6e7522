import type { Facts } from '#types/data/facts';

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
