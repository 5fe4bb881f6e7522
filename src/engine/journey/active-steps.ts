import type { Journey, JourneyEntry } from '#types/content/journey';
import type { JsonObject } from '../form/paths.ts';
import type { Validators } from '../validators/validators.ts';

/** The steps that belong to the journey for these facts, in order. */
export function activeSteps(
  journey: Journey,
  facts: JsonObject,
  validators: Validators,
): readonly JourneyEntry[] {
  return journey.steps.filter((entry) => validators.test(entry.when, facts));
}

/** Where a hash leads among the steps; one that is none of theirs means step 0 (§2). */
export function stepIndex(entries: readonly JourneyEntry[], hash: string): number {
  return Math.max(
    0,
    entries.findIndex(({ step }) => step.hash === hash),
  );
}
