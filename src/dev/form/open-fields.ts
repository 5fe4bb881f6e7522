import { fieldsOnPage, type ProbedField } from '../../engine/form/FieldProbe.tsx';
import type { FormStore } from '../../engine/form/form-store.ts';
import type { JsonObject } from '../../engine/form/paths.ts';

/** The fields of the form that is in view: of the one in a dialog, if there is one, else of the page's first. */
export function openFields(): ProbedField[] {
  const all = [...fieldsOnPage];
  const store = all.at(-1)?.store;
  return all.filter((field) => field.store === store);
}

/** What stands in that form; nothing where there is none. */
export function openAnswers(): JsonObject {
  return openForm()?.getState().answers ?? {};
}

/** The form itself. */
export function openForm(): FormStore | undefined {
  return openFields()[0]?.store;
}
