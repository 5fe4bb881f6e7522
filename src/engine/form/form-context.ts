import { createContext, useContext } from 'react';
import type { FormStore } from './form-store.ts';

/** What the fields of one form share. It stays the same for the form's life, so it never draws anything anew. */
export interface FormContextValue {
  store: FormStore;
  /** Starts the ids of this form's elements, so that two forms may stand on one page. */
  idPrefix: string;
  /** Hears of deliberate choices, by the field's name. */
  onCommit?: (field: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field was drawn outside a form: wrap it in <FormContext>.');
  return form;
}
