import equal from 'fast-deep-equal';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormSchema } from '../compiled.ts';
import type { Values } from '../fill.ts';
import type { ValidationError, Validators } from '../validators/validators.ts';
import { withEntryErrors } from './entry-names.ts';
import { byField, type FieldErrors } from './field-errors.ts';
import {
  type Json,
  type JsonObject,
  type Path,
  pointer,
  setIn,
  withoutItem,
  withoutItemAt,
  withParents,
} from './paths.ts';
import { shapeOf, visibleAnswers } from './revealed-fields.ts';
import { isEntryValue } from './schema.ts';

export interface FormState {
  /** Everything typed in this form, including hidden answers. */
  answers: JsonObject;
  /** Facts of the page, and answers of earlier steps, that this form's conditions read. */
  facts: JsonObject;
  /** The same facts and answers as visitors read them, for the {placeholders} of texts. */
  values: Values;
  /** The visible answers: these are validated and submitted. */
  visible: JsonObject;
  /** The facts and answers of the last layout. Changes only when fields may appear or disappear. */
  layout: JsonObject;
  errors: FieldErrors;
  valid: boolean;
  /** Pointers of the fields that the visitor has left. Only their errors show. */
  touched: ReadonlySet<string>;
  /** The error for which each field was cleared, by pointer. */
  rejected: FieldErrors;
  /** How often the server refused answers of this form since the visitor left its step. */
  refusals: number;
}

export interface FormActions {
  setValue(path: Path, value: Json | undefined): void;
  /** @param values the facts as visitors read them, if these differ */
  setFacts(facts: JsonObject, values?: Values): void;
  touch(path: Path): void;
  /** Clears a field whose entry is not a possible answer. Its error shows until the visitor enters something else. */
  reject(path: Path): void;
  /** Shows errors that only the server found, each until the visitor changes its answer. */
  refuse(errors: readonly ValidationError[]): void;
  /** Ends the attempts: the visitor leaves the step, so its error summary does not show on return. */
  leave(): void;
  /** Removes an item from a list, and moves the state of the items after it. */
  removeItem(list: Path, index: number): void;
  /** Shows all current errors, because the visitor tried to continue. */
  revealErrors(): void;
}

export type FormStore = StoreApi<FormState> & FormActions & Readonly<Pick<FormStoreOptions, 'schema'>>;

export interface FormStoreOptions {
  schema: FormSchema;
  validators: Validators;
  answers?: JsonObject;
  facts?: JsonObject;
  /** The facts as visitors read them, if these differ. */
  values?: Values;
}

/** Returns the rejected answers without those at a pointer, around it and inside it. The root keeps all of them. */
function withoutRelated(rejected: FieldErrors, at: string): FieldErrors {
  const isRelated = (other: string) =>
    `${at}/`.startsWith(`${other}/`) || (at !== '' && other.startsWith(`${at}/`));
  return new Map([...rejected].filter(([other]) => !isRelated(other)));
}

/** Returns the visible answers and their errors. A hidden field has none. */
function validate({ schema, validators }: FormStoreOptions, answers: JsonObject, facts: JsonObject) {
  const visible = visibleAnswers(schema, validators, facts, answers);
  const data = { ...facts, ...visible };
  const errors = withEntryErrors(validators.errors(schema, data), visible);
  return { data, visible, errors: byField(errors), valid: errors.length === 0 };
}

/** Returns the state of a form with these answers and no others, before the visitor enters anything. */
export function formState({
  answers = {},
  facts = {},
  values = facts,
  ...form
}: FormStoreOptions): FormState {
  const { data, ...result } = validate(form, answers, facts);
  const untouched = { touched: new Set<string>(), rejected: new Map(), refusals: 0 };
  return { answers, facts, values, layout: data, ...untouched, ...result };
}

/**
 * Creates the state of one form. Each change validates the whole form once, with its compiled rule, and notifies
 * subscribers once. Fields subscribe to their own value, so only the changed field renders. It fills in no defaults.
 */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { schema, validators } = options;
  const store = createStore<FormState>(() => formState(options));
  let shape = shapeOf(schema, store.getState().layout, validators);

  const withValue = (answers: JsonObject, path: Path, value: Json | undefined) =>
    setIn(answers, path, value === undefined && isEntryValue(schema, path) ? null : value) as JsonObject;
  const change = (changed: JsonObject, known: JsonObject, beside: Partial<FormState> = {}) => {
    const { data, ...result } = validate(options, changed, known);
    const before = shape;
    shape = shapeOf(schema, data, validators);
    const layout = shape === before ? store.getState().layout : data;
    store.setState({ answers: changed, facts: known, layout, ...result, ...beside });
  };

  return Object.assign(store, {
    schema,
    setValue(path: Path, value: Json | undefined) {
      const { answers, facts, rejected, touched } = store.getState();
      const at = pointer(path);
      change(withValue(answers, path, value), facts, {
        rejected: withoutRelated(rejected, at),
        // a new entry is normalized when the visitor leaves the field again
        ...(rejected.has(at) && { touched: new Set([...touched].filter((other) => other !== at)) }),
      });
    },
    setFacts(next: JsonObject, texts: Values = next) {
      const { answers, facts: before, values: last } = store.getState();
      const changed = equal(texts, last) ? {} : { values: texts };
      if (!equal(next, before)) change(answers, next, changed);
      else if (changed.values) store.setState(changed);
    },
    touch(path: Path) {
      const { touched } = store.getState();
      const at = pointer(path);
      if (!touched.has(at)) store.setState({ touched: new Set(touched).add(at) });
    },
    reject(path: Path) {
      const { answers, facts, errors, rejected, touched } = store.getState();
      const at = pointer(path);
      const error = errors.get(at);
      change(withValue(answers, path, undefined), facts, {
        touched: new Set(touched).add(at),
        ...(error && { rejected: new Map(rejected).set(at, error) }),
      });
    },
    refuse(errors: readonly ValidationError[]) {
      const { rejected, touched, refusals } = store.getState();
      const refused = errors.map((error) => [error.instancePath, error] as const);
      store.setState({
        refusals: refusals + 1,
        rejected: new Map([...rejected, ...refused]),
        touched: new Set([...touched, ...refused.flatMap(([at]) => withParents(at))]),
      });
    },
    leave() {
      if (store.getState().refusals > 0) store.setState({ refusals: 0 });
    },
    removeItem(list: Path, index: number) {
      const { answers, facts, touched, rejected } = store.getState();
      const moved = (at: string) => withoutItemAt(at, pointer(list), index) ?? [];
      change(withoutItem(answers, list, index), facts, {
        touched: new Set([...touched].flatMap(moved)),
        rejected: new Map(
          [...withoutRelated(rejected, pointer([...list, index]))].flatMap(([at, error]) =>
            [moved(at)].flat().map((to) => [to, error] as const),
          ),
        ),
      });
    },
    revealErrors() {
      const { errors, touched } = store.getState();
      store.setState({ touched: new Set([...touched, ...[...errors.keys()].flatMap(withParents)]) });
    },
  });
}

/** Copies the touched fields of the form that this one replaces, so that the same messages show. */
export function copyShownErrors(before: FormStore, after: FormStore): void {
  const { touched, rejected } = before.getState();
  after.setState({ touched, rejected });
}
