import type { MonitoringBatch } from '#types/events/monitoring';
import { eventsOf } from './events-of.ts';

export interface Funnel {
  page: string;
  /** The page loads that opened a step. */
  visits: number;
  steps: {
    step: string;
    /** The page loads that opened it. */
    visits: number;
    /** The page loads that tried to leave it while answers were missing. */
    incomplete: number;
    /** The page loads that opened no later step. Undefined for the last step. */
    ended: number | undefined;
  }[];
}

/** Returns the steps that a page load has opened. */
const opened = ({ events }: MonitoringBatch) =>
  new Set(events.flatMap((event) => (event.type === 'step' ? event.step : [])));

/**
 * Counts how far the visits of a page got. Conditions can skip steps, so a later step may have more visits.
 * @param known the steps of the page's journeys, in their order; others follow in the order in which they came
 */
export function funnelOf(page: string, visits: readonly MonitoringBatch[], known: readonly string[]): Funnel {
  const openedSteps = visits.map(opened).filter((steps) => steps.size > 0);
  const steps = [...new Set([...known, ...openedSteps.flatMap((each) => [...each])])];
  const lastOf = (each: ReadonlySet<string>) => steps.findLastIndex((step) => each.has(step));
  const lasts = openedSteps.map(lastOf);
  return {
    page,
    visits: openedSteps.length,
    steps: steps.map((step, index) => ({
      step,
      visits: openedSteps.filter((each) => each.has(step)).length,
      incomplete: visits.filter((visit) => eventsOf(visit, 'incomplete').some((event) => event.step === step))
        .length,
      ended: index === steps.length - 1 ? undefined : lasts.filter((last) => last === index).length,
    })),
  };
}
