import equal from 'fast-deep-equal';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormSchema } from '../compiled.ts';
import type { Rules } from '../rules/rules.ts';
import { withDefaults } from './defaults.ts';
import { byField, type FieldErrors } from './field-errors.ts';
import { type Json, type JsonObject, type Path, pointer, setIn } from './paths.ts';
import { shapeOf } from './shape.ts';
import { visibleAnswers } from './visible-answers.ts';

export interface FormState {
  /** Everything typed in this form, answers that are hidden right now included. */
  answers: JsonObject;
  /** What the page knows beside the answers and this form's rules read. */
  facts: JsonObject;
  /** The answers that are in view: what counts, and what is handed out. */
  visible: JsonObject;
  /** The facts and answers the form was last laid out for: changes only when fields may appear or go. */
  layout: JsonObject;
  errors: FieldErrors;
  valid: boolean;
  /** Pointers of the fields the visitor has been in; only their errors show. */
  touched: ReadonlySet<string>;
  /** Whether every error shows: the visitor tried to go on. */
  revealed: boolean;
}

export interface FormActions {
  setValue(path: Path, value: Json | undefined): void;
  setFacts(facts: JsonObject): void;
  touch(path: Path): void;
  revealErrors(): void;
}

export type FormStore = StoreApi<FormState> & FormActions;

export interface FormStoreOptions {
  schema: FormSchema;
  rules: Rules;
  answers?: JsonObject;
  facts?: JsonObject;
}

/**
 * The state of one form. A change validates the whole form once, by its compiled rule, and tells its
 * subscribers once; fields subscribe to their own value, so only the one that changed is drawn.
 */
export function createFormStore({
  schema,
  rules,
  answers: given = {},
  facts = {},
}: FormStoreOptions): FormStore {
  const answers = withDefaults(schema, given);

  /** What counts of the answers, and what is wrong with it: a field that is hidden can be neither right nor wrong. */
  const judge = (changed: JsonObject, known: JsonObject) => {
    const visible = visibleAnswers(schema, rules, known, changed);
    const data = { ...known, ...visible };
    const errors = rules.errors(schema, data);
    return { data, visible, errors: byField(errors), valid: errors.length === 0 };
  };
  const store = createStore<FormState>(() => {
    const { data, ...judged } = judge(answers, facts);
    return { answers, facts, layout: data, touched: new Set(), revealed: false, ...judged };
  });
  let shape = shapeOf(schema, store.getState().layout, rules);

  const change = (changed: JsonObject, known: JsonObject) => {
    const { data, ...judged } = judge(changed, known);
    const before = shape;
    shape = shapeOf(schema, data, rules);
    const layout = shape === before ? store.getState().layout : data;
    store.setState({ answers: changed, facts: known, layout, ...judged });
  };

  return Object.assign(store, {
    setValue(path: Path, value: Json | undefined) {
      const state = store.getState();
      change(setIn(state.answers, path, value) as JsonObject, state.facts);
    },
    setFacts(next: JsonObject) {
      const state = store.getState();
      if (!equal(next, state.facts)) change(state.answers, next);
    },
    touch(path: Path) {
      const { touched } = store.getState();
      const at = pointer(path);
      if (!touched.has(at)) store.setState({ touched: new Set(touched).add(at) });
    },
    revealErrors: () => store.setState({ revealed: true }),
  });
}
