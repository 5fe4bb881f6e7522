import type { FormMap, JourneyMap, SearchLimit } from '#types/data/journeys';
import { isObject } from '../content/json.ts';
import type { ContentFiles } from '../content/read.ts';
import { findDeadEnds } from './dead-ends.ts';
import { FEWER, formatTooMany } from './format/texts.ts';
import { findReaches } from './reaches.ts';
import { findSample, journeysRead } from './samples.ts';
import { countPaths, createStateGraph, MOST_TRIES, type StateGraph } from './search/state-graph.ts';
import { readSite } from './site/read-site.ts';
import type { Facts, Site, SiteJourney, SiteStep } from './site/site.ts';

/** A journey with everything that visitors can see in it. */
export interface MappedJourney {
  journey: SiteJourney;
  map: JourneyMap;
}

/** Returns steps up to the first that is always active: those after it lack a sample because it does. */
function untilAlwaysActive(steps: readonly SiteStep[]): readonly SiteStep[] {
  const always = steps.findIndex(({ written }) => !isObject(written.when));
  return always < 0 ? steps : steps.slice(0, always + 1);
}

function findSearchLimits(
  { locate }: SiteJourney,
  graph: StateGraph,
  incomplete: readonly SiteStep[],
): SearchLimit[] {
  const limitAt = (step: SiteStep, reason: string) => ({ hash: step.hash, ...locate(step.named), reason });
  const limit = graph.limit();
  const before = incomplete.filter(({ index }) => !limit || index < limit.step.index);
  return [
    ...(limit ? [limitAt(limit.step, `there are ${formatTooMany(MOST_TRIES, limit.names)}; ${FEWER}`)] : []),
    ...untilAlwaysActive(before).map((step) =>
      limitAt(
        step,
        'no complete answers to it and to all steps before it were found: give their fields "examples" that match each other',
      ),
    ),
  ];
}

/** Finds everything that visitors can see in one journey. */
export function mapJourney(
  journey: SiteJourney,
  { isBlockedBefore = false }: { isBlockedBefore?: boolean } = {},
): JourneyMap {
  const reaches = findReaches(journey);
  const graph = createStateGraph(journey);
  const paths = countPaths(graph);
  const isReachable = ({ hash }: SiteStep) =>
    reaches.some((reach) => reach.hash === hash && reach.target.kind === 'step' && reach.visit);
  const deadEnds = findDeadEnds(journey, graph, isReachable);
  const isDeadEnd = ({ hash }: SiteStep) => deadEnds.some((each) => each.hash === hash && !each.choice);
  const open = journey.steps.filter((step) => isReachable(step) && !isDeadEnd(step));
  const samples = Object.fromEntries(
    open.flatMap((step) => {
      const sample = findSample(step);
      return sample ? [[step.hash, sample] as const] : [];
    }),
  );
  const incomplete = isBlockedBefore ? [] : open.filter(({ hash }) => !(hash in samples));
  const { file, page, path } = journey;
  const searchLimits = findSearchLimits(journey, graph, incomplete);
  return { file, name: journey.journey.name, page, path, paths, searchLimits, deadEnds, reaches, samples };
}

/** Finds everything that visitors can see in a form outside the journeys. */
export function mapForm(form: SiteJourney): FormMap {
  const graph = createStateGraph(form);
  const deadEnds = findDeadEnds(form, graph, () => true);
  const { page, path, pointer, locate } = form;
  return {
    ...locate(`${pointer}/schema`),
    page,
    path,
    searchLimits: findSearchLimits(form, graph, []),
    deadEnds,
    reaches: findReaches(form).filter(({ target }) => target.kind !== 'step'),
  };
}

function sortJourneys(site: Site): SiteJourney[] {
  const sorted = new Set<SiteJourney>();
  const begun = new Set<SiteJourney>();
  const add = (journey: SiteJourney) => {
    if (begun.has(journey)) return;
    begun.add(journey);
    for (const other of journeysRead(journey)) add(other);
    sorted.add(journey);
  };
  for (const journey of site.journeys) add(journey);
  return [...sorted];
}

/** Maps all journeys of a site, each after those whose answers it reads. */
export function mapSite(site: Site): MappedJourney[] {
  const blocked = new Set<SiteJourney>();
  return sortJourneys(site).map((journey) => {
    const isBlockedBefore = journeysRead(journey).some((other) => blocked.has(other));
    const map = mapJourney(journey, { isBlockedBefore });
    if (isBlockedBefore || map.deadEnds.length > 0 || map.searchLimits.length > 0) blocked.add(journey);
    return { journey, map };
  });
}

/** Finds everything that visitors can see in the journeys of a site, each with a short path to it. */
export function mapJourneys(files: ContentFiles, facts?: Facts): JourneyMap[] {
  return mapSite(readSite(files, facts)).map(({ map }) => map);
}
