import type { CutShort } from '#types/data/journeys';
import { isObject } from '../content/json.ts';
import type { SiteJourney, SiteStep } from './site/site.ts';
import { TRIES, type Travel } from './walk/travel.ts';
import { combinationsWords, FEWER } from './words/combinations.ts';

const cutShortAt = ({ placeOf }: SiteJourney, step: SiteStep, reason: string): CutShort => ({
  hash: step.hash,
  ...placeOf(step.named),
  reason,
});

/** Steps up to the first that everybody comes to: those after it are without a sample because it is. */
function untilShared(steps: readonly SiteStep[]): readonly SiteStep[] {
  const shared = steps.findIndex(({ written }) => !isObject(written.when));
  return shared < 0 ? steps : steps.slice(0, shared + 1);
}

/**
 * Where a journey was not searched to its end: nobody knows whether all of its visitors can go on there. What lacks answers
 * because of something before it is not told of.
 *
 * @param incomplete the steps that can be gone on from, as far as that is known, and that no complete answers were found to
 */
export function cutShortIn(
  journey: SiteJourney,
  travel: Travel,
  incomplete: readonly SiteStep[],
): CutShort[] {
  const cut = travel.cutAt();
  const before = incomplete.filter(({ index }) => !cut || index < cut.step.index);
  const walk = cut
    ? [cutShortAt(journey, cut.step, `there are ${combinationsWords(TRIES, cut.names)}; ${FEWER}`)]
    : [];
  return [
    ...walk,
    ...untilShared(before).map((step) =>
      cutShortAt(
        journey,
        step,
        'no complete answers to it and to all before it were found: give their fields "examples" that fit together',
      ),
    ),
  ];
}
