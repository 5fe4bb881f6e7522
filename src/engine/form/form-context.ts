import { createContext, useContext } from 'react';
import type { Rules } from '../rules/rules.ts';
import type { WidgetRegistry } from '../widgets/widget.ts';
import type { FormStore } from './form-store.ts';

/** What every field of a form needs. It stays the same for the form's life, so it never draws anything anew. */
export interface FormContextValue {
  store: FormStore;
  rules: Rules;
  widgets: WidgetRegistry;
  /** Starts the ids of this form's elements. */
  idPrefix: string;
  /** Hears of deliberate choices. */
  onCommit?: ((field: string) => void) | undefined;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field was drawn outside a form: wrap it in <FormContext>.');
  return value;
}
