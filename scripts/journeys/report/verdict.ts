import type { JourneyMap } from '#types/data/journeys';
import { count } from '../../content/check/format.ts';

/** What of a walk tells whether all is well. */
export type Outcome = Pick<JourneyMap, 'reaches' | 'stuck' | 'cutShort'>;

/** What came of all walks, in words, and whether everything is known to be reached and gone on from. */
export function verdictOn(outcomes: readonly Outcome[]): { isWell: boolean; words: string } {
  const unreached = outcomes.flatMap(({ reaches }) => reaches.filter(({ visit }) => !visit)).length;
  const stuck = outcomes.flatMap((outcome) => outcome.stuck).length;
  const cutShort = outcomes.flatMap((outcome) => outcome.cutShort).length;
  const faults = [
    ...(unreached > 0 ? [`${unreached} can’t be reached`] : []),
    ...(stuck > 0 ? [`${count(stuck, 'place')} can’t be gone on from`] : []),
    ...(cutShort > 0 ? [`${count(cutShort, 'place')} not searched to the end`] : []),
  ];
  const said = faults.join(', ') || 'everything can be reached';
  return { isWell: faults.length === 0, words: `${said[0]?.toUpperCase()}${said.slice(1)}.` };
}
