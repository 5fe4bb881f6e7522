import type { Journey, JourneyEntry } from '#types/content/journey';
import type { JsonObject } from '../form/paths.ts';
import type { Validators } from '../validators/validators.ts';
import type { StepForms } from './step-forms.ts';

/** A step that is part of its journey now. */
export interface ActiveStep extends JourneyEntry {
  /** The values that its conditions can read: the page's facts, and the valid answers of earlier steps. */
  known: JsonObject;
}

const readingJourneys = new WeakMap<Journey, boolean>();

/** Returns true if a step of a journey may read answers of earlier steps. Most journeys need no answers. */
function mayReadAnswers(journey: Journey): boolean {
  const found =
    readingJourneys.get(journey) ??
    journey.steps.some(({ step, when }) => when !== undefined || step.reads !== undefined || step.review);
  readingJourneys.set(journey, found);
  return found;
}

const NO_FORMS: Pick<StepForms, 'validOf'> = { validOf: () => ({}) };

/**
 * Returns the steps that are part of a journey for these facts and the answers of earlier steps, in order.
 * @param forms the journey's forms; without them no step is answered
 */
export function activeSteps(
  journey: Journey,
  facts: JsonObject,
  validators: Validators,
  forms: Pick<StepForms, 'validOf'> = NO_FORMS,
): readonly ActiveStep[] {
  const active: ActiveStep[] = [];
  let known = facts;
  for (const entry of journey.steps) {
    if (!validators.test(entry.when, known)) continue;
    active.push({ ...entry, known });
    if (mayReadAnswers(journey)) known = { ...known, ...forms.validOf(entry.step, validators, known) };
  }
  return active;
}

/** Returns the index of the step with a hash, or 0 for an unknown hash (§2). */
export function stepIndex(entries: readonly JourneyEntry[], hash: string): number {
  return Math.max(
    0,
    entries.findIndex(({ step }) => step.hash === hash),
  );
}

/** Returns the first step with an error. */
export function firstIncomplete(
  entries: readonly ActiveStep[],
  forms: StepForms,
  validators: Validators,
): ActiveStep | undefined {
  return entries.find(({ step, known }) => !forms.stateOf(step, validators, known).valid);
}

/** Collects the visible answers of all steps. If two steps use the same name, the later one wins. */
export function collectAnswers(
  entries: readonly ActiveStep[],
  forms: StepForms,
  validators: Validators,
): JsonObject {
  return Object.assign(
    {},
    ...entries.map(({ step, known }) => forms.stateOf(step, validators, known).visible),
  );
}
