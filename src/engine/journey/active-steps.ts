import type { Journey, Step } from '#types/content/journey';
import type { JsonObject } from '../form/paths.ts';
import type { Rules } from '../rules/rules.ts';

/** The steps that belong to the journey for these facts, in order. */
export function activeSteps(journey: Journey, facts: JsonObject, rules: Rules): readonly Step[] {
  return journey.steps.filter((entry) => rules.test(entry.when, facts)).map((entry) => entry.step);
}

/** Where a hash leads among the steps; one that is none of theirs means step 0 (§2). */
export function stepIndex(steps: readonly Step[], hash: string): number {
  return Math.max(
    0,
    steps.findIndex((step) => step.hash === hash),
  );
}
