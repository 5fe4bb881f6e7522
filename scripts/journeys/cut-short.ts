import type { CutShort } from '#types/data/journeys';
import type { SiteJourney, SiteStep } from './site/site.ts';
import { TRIES, type Travel } from './walk/travel.ts';
import { combinationsWords, FEWER } from './words/combinations.ts';

const cutShortAt = ({ placeOf }: SiteJourney, step: SiteStep, reason: string): CutShort => ({
  hash: step.hash,
  ...placeOf(step.named),
  reason,
});

/**
 * Where a journey was not searched to its end: nobody knows whether all of its visitors can go on there.
 *
 * @param incomplete the steps that can be gone on from, as far as that is known, and that no complete answers were found to
 */
export function cutShortIn(
  journey: SiteJourney,
  travel: Travel,
  incomplete: readonly SiteStep[],
): CutShort[] {
  const cut = travel.cutAt();
  const walk = cut
    ? [cutShortAt(journey, cut.step, `there are ${combinationsWords(TRIES, cut.names)}; ${FEWER}`)]
    : [];
  return [
    ...walk,
    ...incomplete.map((step) =>
      cutShortAt(
        journey,
        step,
        'no complete answers to it and to all before it were found: give their fields "examples" that fit together',
      ),
    ),
  ];
}
