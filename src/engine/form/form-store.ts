import equal from 'fast-deep-equal';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormSchema } from '../compiled.ts';
import type { Rules } from '../rules/rules.ts';
import { namesReadByConditions } from './conditions.ts';
import { withDefaults } from './defaults.ts';
import { byField, type FieldErrors } from './field-errors.ts';
import { type Json, type JsonObject, type Path, pointer, setIn } from './paths.ts';
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
  const deciding = namesReadByConditions(schema);

  /** What counts of the answers, and what is wrong with it: a field that is hidden can be neither right nor wrong. */
  const judge = (changed: JsonObject, known: JsonObject) => {
    const visible = visibleAnswers(schema, rules, known, changed);
    const errors = rules.errors(schema, { ...known, ...visible });
    return { visible, errors: byField(errors), valid: errors.length === 0 };
  };
  const store = createStore<FormState>(() => {
    const judged = judge(answers, facts);
    const layout = { ...facts, ...judged.visible };
    return { answers, facts, layout, touched: new Set(), revealed: false, ...judged };
  });

  return Object.assign(store, {
    setValue(path: Path, value: Json | undefined) {
      const state = store.getState();
      const changed = setIn(state.answers, path, value) as JsonObject;
      const judged = judge(changed, state.facts);
      const decides = path.some((part) => deciding.has(String(part)));
      const layout = decides ? { ...state.facts, ...judged.visible } : state.layout;
      store.setState({ answers: changed, layout, ...judged });
    },
    setFacts(next: JsonObject) {
      const { facts: before, answers: given } = store.getState();
      if (equal(next, before)) return;
      const judged = judge(given, next);
      store.setState({ facts: next, layout: { ...next, ...judged.visible }, ...judged });
    },
    touch(path: Path) {
      const { touched } = store.getState();
      const at = pointer(path);
      if (!touched.has(at)) store.setState({ touched: new Set(touched).add(at) });
    },
    revealErrors: () => store.setState({ revealed: true }),
  });
}
