import type { JourneyEntry, Step } from '#types/content/journey';
import type { JsonObject } from '../form/paths.ts';
import type { Validators } from '../validators/validators.ts';
import type { StepForms } from './step-forms.ts';

/** A journey as its last step hands it over. */
export interface Submission {
  /** What counts of all that was answered, by the names of the fields, as it was when the visitor sent it. */
  answers: JsonObject;
  /**
   * Has the fields of the step do their part.
   * @returns what they made, by their names
   * @throws SubmitFailure where one could not
   */
  complete(): Promise<JsonObject>;
  /** Has the fields get ready for another time. */
  renew(): void;
  /** Puts the focus where the visitor goes on after something has failed: the first field that is not right. */
  returnFocus(): void;
}

/** The first step that is not as it has to be. */
export function firstIncomplete(
  entries: readonly JourneyEntry[],
  forms: StepForms,
  validators: Validators,
  facts: JsonObject,
): Step | undefined {
  return entries.find(({ step }) => !forms.stateOf(step, validators, facts).valid)?.step;
}

/** What the steps hand over. Where two ask for the same name, the later one counts. */
export function collectAnswers(
  entries: readonly JourneyEntry[],
  forms: StepForms,
  validators: Validators,
  facts: JsonObject,
): JsonObject {
  return Object.assign({}, ...entries.map(({ step }) => forms.stateOf(step, validators, facts).visible));
}
