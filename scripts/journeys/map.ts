import type { ContentFiles } from '../content/read.ts';
import type { JourneyMap } from './model.ts';
import { countPaths } from './paths.ts';
import { reachesOf } from './reaches.ts';
import { journeysRead, sampleOf } from './samples.ts';
import type { Facts } from './site/facts.ts';
import { readSite, type Site, type SiteJourney } from './site/site.ts';

function mapJourney(site: Site, journey: SiteJourney): JourneyMap {
  const samples = journey.steps.flatMap((step) => {
    const sample = sampleOf(site, journey, step);
    return sample ? [[step.hash, sample] as const] : [];
  });
  const { file, page, path } = journey;
  return {
    file,
    name: journey.journey.name,
    page,
    path,
    paths: countPaths(site, journey),
    reaches: reachesOf(site, journey),
    samples: Object.fromEntries(samples),
  };
}

/** The journeys, each after those whose answers it reads. */
function inOrderOfTelling(site: Site): SiteJourney[] {
  const ordered = new Set<SiteJourney>();
  const begun = new Set<SiteJourney>();
  const add = (journey: SiteJourney) => {
    if (begun.has(journey)) return;
    begun.add(journey);
    journeysRead(site, journey).forEach(add);
    ordered.add(journey);
  };
  site.journeys.forEach(add);
  return [...ordered];
}

/**
 * All there is to see in the journeys of a site's content, each with the shortest way there.
 *
 * @param facts what conditions may read; this project's own unless given
 * @throws Error when the content is at fault; `npm run check` says where
 */
export function mapJourneys(files: ContentFiles, facts?: Facts): JourneyMap[] {
  const site = readSite(files, facts);
  return inOrderOfTelling(site).map((journey) => mapJourney(site, journey));
}
