import type { Journey, JourneyEntry, Step } from '#types/content/journey';
import type { JsonObject } from '../form/paths.ts';
import type { Validators } from '../validators/validators.ts';
import type { StepForms } from './step-forms.ts';

/** Returns the journey's steps for these facts, in order. */
export function activeSteps(
  journey: Journey,
  facts: JsonObject,
  validators: Validators,
): readonly JourneyEntry[] {
  return journey.steps.filter((entry) => validators.test(entry.when, facts));
}

/** Returns the index of the step with a hash, or 0 for an unknown hash (§2). */
export function stepIndex(entries: readonly JourneyEntry[], hash: string): number {
  return Math.max(
    0,
    entries.findIndex(({ step }) => step.hash === hash),
  );
}

/** The data that a journey's last step passes to the page. */
export interface Submission {
  /** The visible answers by field name, at the time of submitting. */
  answers: JsonObject;
  /**
   * Runs each field's submit handler.
   * @returns the results by field name
   * @throws SubmitFailure if a handler fails
   */
  complete(): Promise<JsonObject>;
  /** Resets each field's submit handler for another attempt. */
  renew(): void;
  /** Moves the focus to the first invalid field after a failure. */
  returnFocus(): void;
}

/** Returns the first step with an error. */
export function firstIncomplete(
  entries: readonly JourneyEntry[],
  forms: StepForms,
  validators: Validators,
  facts: JsonObject,
): Step | undefined {
  return entries.find(({ step }) => !forms.stateOf(step, validators, facts).valid)?.step;
}

/** Collects the visible answers of all steps. If two steps use the same name, the later one wins. */
export function collectAnswers(
  entries: readonly JourneyEntry[],
  forms: StepForms,
  validators: Validators,
  facts: JsonObject,
): JsonObject {
  return Object.assign({}, ...entries.map(({ step }) => forms.stateOf(step, validators, facts).visible));
}
