import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import type { MonitoringBatch, RecoveryEvent, VitalEvent } from '#types/events/monitoring';
import { groupsOf } from '../../groups-of.ts';
import { type ErrorRow, errorsOf } from './errors.ts';
import { eventsOf } from './events-of.ts';
import { type FieldRow, fieldsOf } from './fields.ts';
import { type Funnel, funnelOf } from './funnel.ts';

/** Returns the steps of a page, in the order of its journeys. Empty for a page that is not known. */
export type FindSteps = (page: string) => Promise<readonly string[]>;

/** Google's limits of what is good and what is poor. */
const THRESHOLDS = {
  LCP: LCPThresholds,
  INP: INPThresholds,
  CLS: CLSThresholds,
  FCP: FCPThresholds,
  TTFB: TTFBThresholds,
};
const RATINGS = ['good', 'needs improvement', 'poor'] as const;
const PERCENTILE = 0.75;

/** The most rows of a list: whatever is sent, the report stays short. */
const MAX_ROWS = 50;

export interface Vital {
  name: VitalEvent['name'];
  /** The 75th percentile: milliseconds, or the score of CLS. Undefined if no visit has sent it. */
  value: number | undefined;
  rating: (typeof RATINGS)[number] | undefined;
}

/** A report of what real visits have sent. A visit is one page load. Lists have their first 50 rows. */
export interface Summary {
  visits: number;
  /** The most visited page first. */
  pages: {
    page: string;
    visits: number;
    vitals: Vital[];
    recoveries: Record<RecoveryEvent['kind'], number>;
  }[];
  funnels: Funnel[];
  /** The newest twenty builds, the one that was seen last first. An error counts once a visit. */
  builds: { build: string; visits: number; errors: ErrorRow[] }[];
  /** The counts at fields: those where most visits ended first. */
  fields: FieldRow[];
}

/** Returns the 75th percentile by the nearest rank. */
function percentile(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * PERCENTILE) - 1];
}

function vitalOf(name: Vital['name'], visits: readonly MonitoringBatch[]): Vital {
  const last = (visit: MonitoringBatch) =>
    eventsOf(visit, 'vital').findLast((event) => event.name === name)?.value;
  const value = percentile(visits.flatMap((visit) => last(visit) ?? []));
  const above = THRESHOLDS[name].filter((limit) => value !== undefined && value > limit).length;
  return { name, value, rating: value === undefined ? undefined : RATINGS[above] };
}

function recoveriesOf(visits: readonly MonitoringBatch[]): Record<RecoveryEvent['kind'], number> {
  const kinds = visits.flatMap((visit) => eventsOf(visit, 'recovery')).map(({ kind }) => kind);
  const count = (kind: RecoveryEvent['kind']) => kinds.filter((each) => each === kind).length;
  return { retry: count('retry'), 'loaded again': count('loaded again'), reload: count('reload') };
}

/**
 * Summarizes what pages have sent.
 * @param visits the page loads with all their events, oldest first
 */
export async function summarize(
  visits: readonly MonitoringBatch[],
  findSteps: FindSteps = async () => [],
): Promise<Summary> {
  const byPage = [...groupsOf(visits, ({ page }) => page)].sort(([, a], [, b]) => b.length - a.length);
  const funnels = await Promise.all(
    byPage.map(async ([page, own]) => funnelOf(page, own, await findSteps(page))),
  );
  const ends = new Set(funnels.map(({ page, steps }) => `${page} ${steps.at(-1)?.step}`));
  return {
    visits: visits.length,
    pages: byPage.slice(0, MAX_ROWS).map(([page, own]) => ({
      page,
      visits: own.length,
      vitals: (Object.keys(THRESHOLDS) as Vital['name'][]).map((name) => vitalOf(name, own)),
      recoveries: recoveriesOf(own),
    })),
    // a page with one step has no journey
    funnels: funnels
      .filter(({ steps }) => steps.length > 1)
      .slice(0, MAX_ROWS)
      .map((funnel) => ({ ...funnel, steps: funnel.steps.slice(0, MAX_ROWS) })),
    builds: [...groupsOf(visits, ({ build }) => build)]
      .map(([build, own]) => ({ build, visits: own.length, errors: errorsOf(own).slice(0, MAX_ROWS) }))
      .reverse()
      .slice(0, 20),
    fields: fieldsOf(visits)
      .filter(({ page, step, field }) => field !== undefined || !ends.has(`${page} ${step}`))
      .slice(0, MAX_ROWS),
  };
}
