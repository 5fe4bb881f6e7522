import type { Reach, Visit } from '#types/data/journeys';
import { needsGaps } from '../facts/index.ts';
import { chosenQuote } from '../setting/people.ts';
import { mergeSteps } from './paths.ts';

/** A reach that a visit leads to. */
export type Reached = Reach & { visit: Visit };

export const isReached = (reach: Reach): reach is Reached => reach.visit !== undefined;

/** What was told before by a visitor who comes all the way, with what this visit needs in its place. */
export function onTheWay(visit: Visit, sample: Visit | undefined): Visit {
  if (!sample) return visit;
  return {
    ...visit,
    told: { ...sample.told, ...visit.told },
    facts: { ...sample.facts, ...visit.facts },
    earlier: mergeSteps(visit.earlier, sample.earlier),
  };
}

/**
 * The visit that a target is pictured on. Mostly that of a visitor who comes all the way: a line shows on the plainest,
 * where it does. What is there just because something was not told is left as it is.
 *
 * @param isShown whether an alert or a line shows on a visit
 */
export function visitFor(
  reach: Reached,
  sample: Visit | undefined,
  isShown: (reach: Reach, visit: Visit) => boolean,
): Visit {
  const { target, visit } = reach;
  const whole = onTheWay(visit, sample);
  switch (target.kind) {
    case 'notice':
      return visit;
    case 'alert': {
      const found = !needsGaps(visit.facts) && isShown(reach, whole) ? whole : visit;
      // one that shows for want of a visa would not show to a visitor who has told all that most have
      const told = { ...chosenQuote({}), ...found.told } as Visit['told'];
      return isShown(reach, { ...found, told })
        ? found
        : { ...found, facts: { ...found.facts, missing: 'visaType' } };
    }
    case 'item': {
      const plainest = sample && { ...sample, answers: {} };
      return plainest && isShown(reach, plainest) ? plainest : whole;
    }
    default:
      return whole;
  }
}
