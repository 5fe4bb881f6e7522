import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { copyShownErrors, createFormStore, type FormState, type FormStore } from './form-store.ts';
import type { JsonObject } from './paths.ts';

/** The messages that the fields of a form show, by the ids of their controls. */
export type ShownMessages = StoreApi<Readonly<Record<string, string>>>;

/** Shared by the fields of one form. It stays the same for the form's life, so it never causes a render. */
export interface FormContextValue {
  store: FormStore;
  /** Starts the ids of this form's elements, so that two forms may stand on one page. */
  idPrefix: string;
  /** Collects the fields' messages, for a summary of them. */
  messages?: ShownMessages;
  /** Is called with the field's name when the visitor makes a choice and means it. */
  onCommit?: (field: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('Wrap the field in <FormContext>.');
  return form;
}

/** Returns the id of a field's control; the form's prefix distinguishes it from those of other forms. */
export function fieldId(idPrefix: string, at: string): string {
  return `${idPrefix}${at.replaceAll('/', '-')}`;
}

/**
 * Returns the store of a form, which lives as long as its component. A form whose content was edited gets a new store with the
 * old answers.
 *
 * @param restored what is answered already when the form is drawn for the first time
 * @param facts what conditions may read then
 */
export function useFormStore(
  schema: FormSchema,
  restored: () => JsonObject = () => ({}),
  facts: JsonObject = {},
): FormStore {
  const { validators } = useEngine();
  const create = (answers: JsonObject) => ({
    schema,
    store: createFormStore({ schema, validators, answers, facts }),
  });
  const [current, setCurrent] = useState(() => create(restored()));
  if (current.schema === schema) return current.store;
  const renewed = create(current.store.getState().answers);
  if (import.meta.env.DEV) copyShownErrors(current.store, renewed.store);
  setCurrent(renewed);
  return renewed.store;
}

interface ShownMessage {
  /** The control's. */
  id: string;
  /** The field's, for analytics. */
  name: string;
  message: string | undefined;
  /** Returns its message in a state of the form. */
  messageIn(state: FormState): string | undefined;
}

/** Adds a field's message to its form's, for as long as it shows, and reports that the entry is not valid (§7). */
export function useShownMessage({ id, name, message, messageIn }: ShownMessage): void {
  const { messages, store } = useForm();
  const { report } = useEngine();
  const isCurrent = useEffectEvent(() => messageIn(store.getState()) === message);
  const reportInvalid = useEffectEvent(() => report({ type: 'invalid', field: name }));
  useEffect(() => {
    // a widget may have kept it back, or found the answer, before it was drawn
    if (!message || !isCurrent()) return;
    reportInvalid();
    messages?.setState({ [id]: message });
    return () => {
      const { [id]: _gone, ...rest } = messages?.getState() ?? {};
      messages?.setState(rest, true);
    };
  }, [messages, id, message]);
}
