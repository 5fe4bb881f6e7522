import { type ComponentType, createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { withDefaults } from './defaults.ts';
import { copyShownErrors, createFormStore, type FormState, type FormStore } from './form-store.ts';
import type { JsonObject, Path } from './paths.ts';

/** The messages that a form's fields show, by control id. */
export type ShownMessages = StoreApi<Readonly<Record<string, string>>>;

/** Shared by the fields of one form. It never changes, so it never causes a render. */
export interface FormContextValue {
  store: FormStore;
  /** The prefix of all ids in this form, so that one page can have two forms. */
  idPrefix: string;
  /** Collects the fields' messages for the error summary. */
  messages?: ShownMessages;
  /** True if analytics must never get an answer of this form. */
  isPrivate?: boolean;
  /** True if texts stay as they are typed. Otherwise their spaces, hyphens and digits become plain ones. */
  isVerbatim?: boolean;
  /** Draws a note below each field. The control's description refers to its id. */
  Note?: ComponentType<{ id: string; path: Path }>;
  /** Called with the field's name when the visitor makes a deliberate choice. */
  onCommit?: (field: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The title of the group around a field, such as a list's item. '' for a field without one. */
export const GroupTitle = createContext('');

/** Returns the title of a group with that of the group around it. */
export function titleInside(around: string, title: string): string {
  return [around, title].filter(Boolean).join(', ');
}

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('Wrap the field in <FormContext>.');
  return form;
}

/** Returns the id of a field's control. The form's prefix makes it unique on the page. */
export function fieldId(idPrefix: string, at: string): string {
  return `${idPrefix}${at.replaceAll('/', '-')}`;
}

/**
 * Returns a form's store, which lives as long as its component and begins with the defaults. If the content is edited,
 * a new store takes over the answers.
 * @param restored the saved answers when the form is first drawn
 * @param facts the facts that conditions can read
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
  const [current, setCurrent] = useState(() => create(withDefaults(schema, restored())));
  if (current.schema === schema) return current.store;
  const renewed = create(current.store.getState().answers);
  if (import.meta.env.DEV) copyShownErrors(current.store, renewed.store);
  setCurrent(renewed);
  return renewed.store;
}

interface ShownMessage {
  /** The id of the control. */
  id: string;
  /** The field's name for analytics. */
  name: string;
  message: string | undefined;
  /** Returns the field's message for a state of the form. */
  messageIn(state: FormState): string | undefined;
}

/** Adds a field's message to the form's messages while it shows, and reports the invalid entry (§7). */
export function useShownMessage({ id, name, message, messageIn }: ShownMessage): void {
  const { messages, store } = useForm();
  const { report } = useEngine();
  const group = useContext(GroupTitle);
  const isCurrent = useEffectEvent(() => messageIn(store.getState()) === message);
  const reportInvalid = useEffectEvent(() => report({ type: 'invalid', field: name }));
  useEffect(() => {
    // a widget may have hidden the error, or found the answer, before this is drawn
    if (!message || !isCurrent()) return;
    reportInvalid();
    // fields of several groups can have the same message
    messages?.setState({ [id]: group ? `${group}: ${message}` : message });
    return () => {
      const { [id]: _gone, ...rest } = messages?.getState() ?? {};
      messages?.setState(rest, true);
    };
  }, [messages, id, message, group]);
}
