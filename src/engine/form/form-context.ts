import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { FormStore } from './form-store.ts';

/** The messages that the fields of a form show, by the ids of their controls. */
export type ShownMessages = StoreApi<Readonly<Record<string, string>>>;

/** What the fields of one form share. It stays the same for the form's life, so it never draws anything anew. */
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
