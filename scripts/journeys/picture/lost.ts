import type { JourneyMap, Reach } from '#types/data/journeys';
import { toldOf } from '../report/told.ts';
import type { SiteStep } from '../site/site.ts';

/** Whether something is at a step, or on the page around the steps. */
export const isAt =
  (step: SiteStep | undefined) =>
  ({ hash }: { hash: string }) =>
    hash === (step?.hash ?? '');

/** What nobody comes to, at a step or on the page around the steps: it has a row that says why, and no other. */
export function lostAt(step: SiteStep | undefined, { reaches }: JourneyMap): Reach[] {
  return toldOf(reaches.filter((reach) => isAt(step)(reach) && !reach.visit));
}
