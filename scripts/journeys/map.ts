import type { FormMap, JourneyMap } from '#types/data/journeys';
import { findDeadEnds } from './dead-ends.ts';
import { FEWER, formatTooMany } from './format/texts.ts';
import { findReaches } from './reaches.ts';
import { findSample, journeysRead } from './search/complete-step.ts';
import { countPaths, createStateGraph, MAX_TRIES, type StateGraph } from './search/state-graph.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';

/** A journey and everything that visitors can see in it. */
export interface MappedJourney {
  journey: SiteJourney;
  map: JourneyMap;
}

const NO_SAMPLE =
  'no complete answers to it and to all steps before it were found: give their fields "examples" that match each other';

function searchLimitsOf({ locate }: SiteJourney, graph: StateGraph, incomplete: readonly SiteStep[]) {
  const limitAt = (step: SiteStep, reason: string) => ({ hash: step.hash, ...locate(step.named), reason });
  const { limit } = graph;
  const before = incomplete.filter(({ index }) => !limit || index < limit.step.index);
  // after the first step that is always active, steps have no sample because that step has none
  const always = before.findIndex(({ when }) => !when);
  const reported = always < 0 ? before : before.slice(0, always + 1);
  return [
    ...(limit ? [limitAt(limit.step, `there are ${formatTooMany(MAX_TRIES, limit.names)}; ${FEWER}`)] : []),
    ...reported.map((step) => limitAt(step, NO_SAMPLE)),
  ];
}

/** Finds everything that visitors can see in one journey. */
export function mapJourney(journey: SiteJourney, isBlockedBefore = false): JourneyMap {
  const reaches = findReaches(journey);
  const graph = createStateGraph(journey);
  const paths = countPaths(graph.starts);
  const isReachable = ({ hash }: SiteStep) =>
    reaches.some((reach) => reach.hash === hash && reach.target.kind === 'step' && reach.visit);
  const deadEnds = findDeadEnds(journey, graph, isReachable);
  const isDeadEnd = ({ hash }: SiteStep) => deadEnds.some((each) => each.hash === hash && !each.choice);
  const found = journey.steps
    .filter((step) => isReachable(step) && !isDeadEnd(step))
    .map((step) => ({ step, sample: findSample(step) }));
  const samples = Object.fromEntries(
    found.flatMap(({ step, sample }) => (sample ? [[step.hash, sample]] : [])),
  );
  const incomplete = found.flatMap(({ step, sample }) => (sample || isBlockedBefore ? [] : [step]));
  const searchLimits = searchLimitsOf(journey, graph, incomplete);
  const { file, page, path } = journey;
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
    searchLimits: searchLimitsOf(form, graph, []),
    deadEnds,
    reaches: findReaches(form).filter(({ target }) => target.kind !== 'step'),
  };
}

/** Maps all journeys of a site, each after the journeys that it reads answers of. */
export function mapSite(site: Site): MappedJourney[] {
  const begun = new Set<SiteJourney>();
  const blocked = new Set<SiteJourney>();
  const map = (journey: SiteJourney): MappedJourney[] => {
    if (begun.has(journey)) return [];
    begun.add(journey);
    const read = journeysRead(journey);
    const before = read.flatMap(map);
    const isBlockedBefore = read.some((other) => blocked.has(other));
    const mapped = mapJourney(journey, isBlockedBefore);
    if (isBlockedBefore || mapped.deadEnds.length > 0 || mapped.searchLimits.length > 0) blocked.add(journey);
    return [...before, { journey, map: mapped }];
  };
  return site.journeys.flatMap(map);
}
