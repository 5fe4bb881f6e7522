import type { FormMap, JourneyMap } from '#types/data/journeys';
import type { ContentFiles } from '../content/read.ts';
import { cutShortIn } from './cut-short.ts';
import { countPaths } from './paths.ts';
import { reachesOf } from './reaches.ts';
import { journeysRead, sampleOf } from './samples.ts';
import type { Facts } from './site/facts.ts';
import { readSite } from './site/read-site.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { stuckIn } from './stuck.ts';
import { createTravel } from './walk/travel.ts';

/** A journey with all there is to see in it. */
export interface WalkedJourney {
  journey: SiteJourney;
  map: JourneyMap;
}

/**
 * All there is to see in one journey of a site.
 *
 * @param isHeldUpBefore whether a journey whose answers it reads is told to be at fault: what has no complete answers here
 *   may lack them for that alone
 */
export function mapJourney(
  site: Site,
  journey: SiteJourney,
  { isHeldUpBefore = false }: { isHeldUpBefore?: boolean } = {},
): JourneyMap {
  const reaches = reachesOf(site, journey);
  const travel = createTravel(site, journey);
  const paths = countPaths(travel);
  const isThere = ({ hash }: SiteStep) =>
    reaches.some((reach) => reach.hash === hash && reach.target.kind === 'step' && reach.visit);
  const stuck = stuckIn(site, journey, travel, isThere);
  const isStuck = ({ hash }: SiteStep) => stuck.some((each) => each.hash === hash && !each.choice);
  const sampled = journey.steps.filter((step) => isThere(step) && !isStuck(step));
  const samples = new Map(
    sampled.flatMap((step) => {
      const sample = sampleOf(site, journey, step);
      return sample ? [[step.hash, sample] as const] : [];
    }),
  );
  const incomplete = isHeldUpBefore ? [] : sampled.filter(({ hash }) => !samples.has(hash));
  const { file, page, path } = journey;
  return {
    file,
    name: journey.journey.name,
    page,
    path,
    paths,
    cutShort: cutShortIn(journey, travel, incomplete),
    stuck,
    reaches,
    samples: Object.fromEntries(samples),
  };
}

/** The same of a form outside the journeys. That it is there goes without saying. */
export function mapForm(site: Site, form: SiteJourney): FormMap {
  const travel = createTravel(site, form);
  const stuck = stuckIn(site, form, travel, () => true);
  const { page, path, pointer, placeOf } = form;
  return {
    ...placeOf(`${pointer}/schema`),
    page,
    path,
    cutShort: cutShortIn(form, travel, []),
    stuck,
    reaches: reachesOf(site, form).filter(({ target }) => target.kind !== 'step'),
  };
}

/** The journeys of a site, each after those whose answers it reads. */
function inOrderOfTelling(site: Site): SiteJourney[] {
  const begun = new Set<SiteJourney>();
  const withThoseBefore = (journey: SiteJourney): SiteJourney[] => {
    if (begun.has(journey)) return [];
    begun.add(journey);
    return [...journeysRead(site, journey).flatMap(withThoseBefore), journey];
  };
  return site.journeys.flatMap(withThoseBefore);
}

/** All there is to see in the journeys of a site, each after those whose answers it reads. */
export function walkJourneys(site: Site): WalkedJourney[] {
  const atFault = new Set<SiteJourney>();
  return inOrderOfTelling(site).map((journey) => {
    const isHeldUpBefore = journeysRead(site, journey).some((other) => atFault.has(other));
    const map = mapJourney(site, journey, { isHeldUpBefore });
    if (isHeldUpBefore || map.stuck.length > 0 || map.cutShort.length > 0) atFault.add(journey);
    return { journey, map };
  });
}

/**
 * All there is to see in the journeys of a site's content, each with a short way there.
 *
 * Nothing is decided here that the engine decides: pages are compiled as the build does, their rules run, and each
 * visit is made with the engine's own forms. For every target, the names that decide it are given in all combinations:
 * those that its conditions read, those that must be answered before these can be, and so on. A field with choices
 * takes each of them; any other its samples and what lies at the conditions' edges. All other fields stay empty; a
 * message's own field takes every value at the edges of its rules. So what is combined stays small, however much else a
 * journey asks.
 *
 * Up to 1,000 combinations, those with the fewest answers come first, so the first that fits is the shortest. Of more, the
 * one in which every name is as conditions ask for is tried before all others, and what of it is not needed is left out:
 * that nothing is shorter is not proven then. No more than 10,000 are looked through: where none of them leads to a
 * target, that is its reason. Whether visitors can go on is looked into for 3,000 answers in a journey; where there are
 * more, `cutShort` says so.
 *
 * @param facts what conditions may read; this project's own unless given
 * @throws Error when the content is at fault; `npm run check` says where
 */
export function mapJourneys(files: ContentFiles, facts?: Facts): JourneyMap[] {
  return walkJourneys(readSite(files, facts)).map(({ map }) => map);
}
