import { fieldsOnPage, type ProbedField } from '../../engine/form/FieldProbe.tsx';
import type { FormStore } from '../../engine/form/form-store.ts';
import type { JsonObject } from '../../engine/form/paths.ts';

/** Returns the fields of the open form: of the one in a dialog, or of the page's first. */
export function openFields(): ProbedField[] {
  const all = [...fieldsOnPage];
  const store = all.at(-1)?.store;
  return all.filter((field) => field.store === store);
}

/** Returns the answers of the open form. */
export function openAnswers(): JsonObject {
  return openForm()?.getState().answers ?? {};
}

/** Returns the store of the open form. */
export function openForm(): FormStore | undefined {
  return openFields()[0]?.store;
}
