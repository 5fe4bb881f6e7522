import type { Target, Visit } from '#types/data/journeys';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import type { Question } from '../walk/variables.ts';

/** What was found of a target. */
export interface Found {
  target: Target;
  /** of its place in the page's resolved content */
  pointer: string;
  visit?: Visit | undefined;
  /** why there is no visit */
  reason?: string | undefined;
}

/** A step of a site's journey. */
export interface StepOfSite {
  site: Site;
  journey: SiteJourney;
  step: SiteStep;
}

/** What has to hold for a field to be in view. */
export function gatesOf({ journey, step }: StepOfSite, { gates }: SiteField): Question {
  return { journey, step, withAnswers: true, conditions: gates };
}
