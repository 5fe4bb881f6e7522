import equal from 'fast-deep-equal';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormSchema } from '../compiled.ts';
import type { Rules } from '../rules/rules.ts';
import { namesReadByConditions } from './conditions.ts';
import { withDefaults } from './defaults.ts';
import { byField, type FieldErrors } from './field-errors.ts';
import { type Json, type JsonObject, type Path, pointer, setIn } from './paths.ts';

export interface FormState {
  /** Everything typed in this form, answers that are hidden right now included. */
  answers: JsonObject;
  /** What the page knows beside the answers and this form's rules read. */
  facts: JsonObject;
  /** The data the form was last laid out for: changes only when fields may appear or go. */
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

  const judge = (data: JsonObject) => {
    const errors = rules.errors(schema, data);
    return { errors: byField(errors), valid: errors.length === 0 };
  };
  const all = { ...facts, ...answers };
  const store = createStore<FormState>(() => ({
    answers,
    facts,
    layout: all,
    touched: new Set(),
    revealed: false,
    ...judge(all),
  }));

  return Object.assign(store, {
    setValue(path: Path, value: Json | undefined) {
      const state = store.getState();
      const changed = setIn(state.answers, path, value) as JsonObject;
      const data = { ...state.facts, ...changed };
      const named = path.some((part) => deciding.has(String(part)));
      store.setState({ answers: changed, ...judge(data), ...(named && { layout: data }) });
    },
    setFacts(next: JsonObject) {
      if (equal(next, store.getState().facts)) return;
      const data = { ...next, ...store.getState().answers };
      store.setState({ facts: next, layout: data, ...judge(data) });
    },
    touch(path: Path) {
      const { touched } = store.getState();
      const at = pointer(path);
      if (!touched.has(at)) store.setState({ touched: new Set(touched).add(at) });
    },
    revealErrors: () => store.setState({ revealed: true }),
  });
}
