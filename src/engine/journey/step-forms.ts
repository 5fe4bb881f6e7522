import equal from 'fast-deep-equal';
import type { Step } from '#types/content/journey';
import type { Values } from '../fill.ts';
import { withDefaults } from '../form/defaults.ts';
import type { FormState, FormStore } from '../form/form-store.ts';
import { copyShownErrors, createFormStore, formState } from '../form/form-store.ts';
import type { Json, JsonObject } from '../form/paths.ts';
import { fieldNames } from '../form/schema.ts';
import type { Validators } from '../validators/validators.ts';

/** Returns the known facts among those that a form reads. */
export function selectFacts({ reads = [] }: { reads?: readonly string[] }, facts: JsonObject): JsonObject {
  const read = reads.map((name) => [name, facts[name]] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

export interface StepFormsOptions {
  /** Returns the initial answers of a step. */
  answersOf(step: Step): JsonObject;
  /** Returns true if answers of a step were stored before, so that it gets no defaults. By default none were. */
  hasBegun?(step: Step): boolean | undefined;
  /**
   * Called when visible answers change; `undefined` for answers that were hidden or removed.
   * @param visible all visible answers of the step
   */
  onAnswers(changes: Changes, visible: JsonObject): void;
  /** Called when any answer of a step changes, including hidden ones. The first time, the changes include its defaults. */
  onTyped?(changes: Changes, step: Step): void;
}

/** Changed names with their new values; `undefined` for a removed one. */
type Changes = Readonly<Record<string, Json | undefined>>;

function changesBetween(before: JsonObject, after: JsonObject): Changes {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

function withoutErrors({ visible, errors }: FormState): JsonObject {
  if (errors.size === 0) return visible;
  const invalid = new Set([...errors.keys()].map((at) => at.split('/')[1]));
  return Object.fromEntries(Object.entries(visible).filter(([name]) => !invalid.has(name)));
}

export interface StepForms {
  /** @param values the facts and earlier answers as visitors read them, for a form that is created now */
  formOf(step: Step, validators: Validators, facts: JsonObject, values?: Values): FormStore;
  /** Returns a step's state, also before it was opened. It is validated again each time. */
  stateOf(step: Step, validators: Validators, facts: JsonObject): FormState;
  /** Returns the visible answers of a step that are valid, also before it was opened. Later steps can read these. */
  validOf(step: Step, validators: Validators, facts: JsonObject): JsonObject;
  /** Calls a function after each change of visible answers. @returns a function that stops this */
  subscribe(listener: () => void): () => void;
  /** Updates the open forms with answers that changed outside the journey. */
  follow(answers: JsonObject): void;
}

/**
 * Creates the forms of a journey's steps. They live as long as the journey, so that going back shows everything as
 * it was typed, valid or not. A step whose content was edited gets a new form with the old answers and visible
 * messages.
 */
export function createStepForms({ answersOf, hasBegun, onAnswers, onTyped }: StepFormsOptions): StepForms {
  const open = new Map<string, { step: Step; form: FormStore }>();
  const listeners = new Set<() => void>();
  const valid = new Map<string, { step: Step; answers: JsonObject; facts: JsonObject; result: JsonObject }>();
  /** The steps of which an answer has changed here: their defaults never come again. */
  const begun = new Set<string>();

  /** Returns the answers of a step. `given` are those without its defaults. */
  const answersIn = (step: Step) => {
    const found = open.get(step.hash);
    const isKept = found && (found.step === step || begun.has(step.hash));
    const given = isKept ? found.form.getState().answers : answersOf(step);
    return { given, answers: isKept || hasBegun?.(step) ? given : withDefaults(step.schema, given) };
  };
  const stateOf: StepForms['stateOf'] = (step, validators, known) => {
    const { answers } = answersIn(step);
    // a form that is not in view gets no updates of facts
    return formState({ schema: step.schema, validators, answers, facts: selectFacts(step, known) });
  };
  return {
    formOf(step, validators, known, values = {}) {
      const found = open.get(step.hash);
      if (found?.step === step) return found.form;
      const { schema } = step;
      const facts = selectFacts(step, known);
      const { given, answers } = answersIn(step);
      const form = createFormStore({ schema, validators, answers, facts, values });
      let told = given;
      form.subscribe((state, before) => {
        if (state.answers !== before.answers) {
          begun.add(step.hash);
          onTyped?.(changesBetween(told, state.answers), step);
          told = state.answers;
        }
        if (state.visible === before.visible) return;
        onAnswers(changesBetween(before.visible, state.visible), state.visible);
        for (const listener of listeners) listener();
      });
      open.set(step.hash, { step, form });
      if (import.meta.env.DEV && found) copyShownErrors(found.form, form);
      return form;
    },
    stateOf,
    validOf(step, validators, known) {
      const facts = selectFacts(step, known);
      const found = open.get(step.hash);
      const state = found?.step === step ? found.form.getState() : undefined;
      if (state && equal(state.facts, facts)) return withoutErrors(state);
      const { answers } = answersIn(step);
      const last = valid.get(step.hash);
      if (last?.step === step && equal(last.answers, answers) && equal(last.facts, facts)) return last.result;
      const result = withoutErrors(stateOf(step, validators, facts));
      valid.set(step.hash, { step, answers, facts, result });
      return result;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
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
