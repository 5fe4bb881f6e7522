import equal from 'fast-deep-equal';
import type { Step } from '#types/content/journey';
import { factsRead } from '../form/facts-read.ts';
import { fieldNames } from '../form/field-names.ts';
import { createFormStore, type FormState, type FormStore, keepShown } from '../form/form-store.ts';
import type { Json, JsonObject } from '../form/paths.ts';
import type { Validators } from '../validators/validators.ts';

export interface StepFormsOptions {
  /** What is already answered when a step is opened for the first time. */
  answersOf(step: Step): JsonObject;
  /** Hears of every change: the answers that are new or others, and `undefined` for those that have left the view. */
  onAnswers(changes: Changes): void;
  /** Hears of every change of what was typed, the answers that are hidden right now included. */
  onTyped?(changes: Changes): void;
}

/** Names with their new values; `undefined` for one that is gone. */
type Changes = Readonly<Record<string, Json | undefined>>;

function changesBetween(before: JsonObject, after: JsonObject): Changes {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

export interface StepForms {
  formOf(step: Step, validators: Validators, facts: JsonObject): FormStore;
  /** How a step stands, whether it was opened or not. */
  stateOf(step: Step, validators: Validators, facts: JsonObject): FormState;
  /** Has the open forms follow answers that were changed outside of the journey. */
  follow(answers: JsonObject): void;
}

/**
 * The forms of a journey's steps. Each is kept for as long as the journey is open, so that going back finds
 * everything as it was typed, valid or not. A step whose content was edited gets a new form with the old answers;
 * in development its messages show where they did.
 */
export function createStepForms({ answersOf, onAnswers, onTyped }: StepFormsOptions): StepForms {
  const open = new Map<string, { step: Step; form: FormStore }>();

  const create = (step: Step, validators: Validators, facts: JsonObject, answers: JsonObject): FormStore => {
    const form = createFormStore({ schema: step.schema, validators, answers, facts: factsRead(step, facts) });
    form.subscribe((state, before) => {
      if (state.answers !== before.answers) onTyped?.(changesBetween(before.answers, state.answers));
      if (state.visible !== before.visible) onAnswers(changesBetween(before.visible, state.visible));
    });
    open.set(step.hash, { step, form });
    return form;
  };
  const answered = (step: Step) => open.get(step.hash)?.form.getState().answers ?? answersOf(step);
  return {
    formOf(step, validators, facts) {
      const found = open.get(step.hash);
      if (found?.step === step) return found.form;
      const form = create(step, validators, facts, answered(step));
      if (import.meta.env.DEV && found) keepShown(found.form, form);
      return form;
    },
    stateOf(step, validators, facts) {
      const answers = answered(step);
      // a form that is not in view does not hear of facts
      return createFormStore({
        schema: step.schema,
        validators,
        answers,
        facts: factsRead(step, facts),
      }).getState();
    },
    follow(answers) {
      for (const { step, form } of open.values()) {
        for (const name of fieldNames(step.schema)) {
          const answer = answers[name];
          if (answer !== undefined && !equal(answer, form.getState().answers[name]))
            form.setValue([name], answer);
        }
      }
    },
  };
}
