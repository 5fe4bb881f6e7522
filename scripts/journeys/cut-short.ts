import type { CutShort, Visit } from '#types/data/journeys';
import type { SiteJourney, SiteStep } from './site/site.ts';
import { TRIES, type Travel } from './walk/travel.ts';
import { combinationsWords, FEWER } from './words/combinations.ts';

const cutShortAt = ({ placeOf }: SiteJourney, step: SiteStep, reason: string): CutShort => ({
  hash: step.hash,
  ...placeOf(`${step.pointer}/step/hash`),
  reason,
});

/**
 * Where a journey was not searched to its end: nobody knows whether all of its visitors can go on there.
 *
 * @param sampled the steps that visitors can come to and go on from, as far as that is known
 */
export function cutShortIn(
  journey: SiteJourney,
  travel: Travel,
  sampled: readonly SiteStep[],
  samples: ReadonlyMap<string, Visit>,
): CutShort[] {
  const cut = travel.cutAt();
  const walk = cut
    ? [cutShortAt(journey, cut.step, `there are ${combinationsWords(TRIES, cut.names)}; ${FEWER}`)]
    : [];
  const incomplete = sampled.filter(({ hash }) => !samples.has(hash));
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
