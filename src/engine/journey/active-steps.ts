import type { Journey, JourneyEntry } from '#types/content/journey';
import type { JsonObject } from '../form/paths.ts';
import type { Rules } from '../rules/rules.ts';

/** The steps that belong to the journey for these facts, in order. */
export function activeSteps(journey: Journey, facts: JsonObject, rules: Rules): readonly JourneyEntry[] {
  return journey.steps.filter((entry) => rules.test(entry.when, facts));
}

/** Where a hash leads among the steps; one that is none of theirs means step 0 (§2). */
export function stepIndex(entries: readonly JourneyEntry[], hash: string): number {
  return Math.max(
    0,
    entries.findIndex(({ step }) => step.hash === hash),
  );
}
