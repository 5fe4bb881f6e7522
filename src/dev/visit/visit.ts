import type { Answers, DevJourneys } from '../journeys.ts';
import { answersBefore, placeAt } from '../journeys.ts';

/** A place that the bar leads to, and for whom. */
export interface Visit {
  path: string;
  hash: string;
  /** the cover type */
  cover: string;
  /** what stands in the open form, where all that was answered stays and only what is missing is filled in */
  typed?: Answers;
}

/** What a visitor who comes there has answered before. */
export interface Before {
  quote: Answers;
  draft: Answers;
  /** whether its journey is told by others, and so its form's answers are no quote */
  isTold: boolean;
  isConfirmed: boolean;
}

const NOTHING: Answers = {};

/** All answers that a walk tells to others. */
function toldBy(journeys: DevJourneys, cover: string): Answers {
  return Object.assign({}, ...journeys.journeys.map(({ walks }) => walks[cover]?.told ?? NOTHING));
}

/**
 * What has been answered on the way to a place: in the journey that is told by others the application's draft, in the
 * one that tells them the quote itself.
 */
export function answeredBefore(journeys: DevJourneys, { path, hash, cover }: Visit): Before {
  const place = placeAt(journeys, { pathname: path, hash: `#${hash}` });
  const walk = place?.journey.walks[cover];
  if (!place || !walk)
    return { quote: toldBy(journeys, cover), draft: NOTHING, isTold: false, isConfirmed: false };
  const { isConfirmation } = place.journey;
  const before = answersBefore(walk, place.hash);
  const isTold = Object.keys(walk.told).length > 0;
  return {
    quote: isTold ? walk.told : before,
    draft: isTold ? before : NOTHING,
    isTold,
    isConfirmed: isConfirmation,
  };
}
