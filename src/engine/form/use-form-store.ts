import { useState } from 'react';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { createFormStore, type FormStore, keepShown } from './form-store.ts';
import type { JsonObject } from './paths.ts';

/**
 * The store of a form that lives as long as its component. A form whose content was edited gets a new store with the
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
  const [kept, keep] = useState(() => create(restored()));
  if (kept.schema === schema) return kept.store;
  const renewed = create(kept.store.getState().answers);
  if (import.meta.env.DEV) keepShown(kept.store, renewed.store);
  keep(renewed);
  return renewed.store;
}
