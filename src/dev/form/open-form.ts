import { fieldsOnPage, type ProbedField } from '../../engine/form/FieldProbe.tsx';
import type { FormStore } from '../../engine/form/form-store.ts';
import type { Answers, DevJourneys } from '../journeys.ts';

/** Returns the fields of the open form: of the one in a dialog, or of the page's first. */
export function openFields(): ProbedField[] {
  const all = [...fieldsOnPage];
  const store = all.at(-1)?.store;
  return all.filter((field) => field.store === store);
}

/** Returns the store of the open form. */
export function openForm(): FormStore | undefined {
  return openFields()[0]?.store;
}

/** Fills the open form with the sample answers of its step, or of fields with the same names. @returns the number of fields */
export function fillForm({ journeys }: DevJourneys, cover: string): number {
  const fields = openFields();
  const [first] = fields;
  if (!first) return 0;
  const steps = journeys.flatMap(({ samples }) => Object.entries(samples[cover]?.answers ?? {}));
  const ofStep = steps.find(([hash]) => hash === first.idPrefix)?.[1];
  const all: Answers = Object.assign({}, ...steps.map(([, answers]) => answers));
  const names = ofStep ? Object.keys(ofStep) : fields.map(({ path }) => String(path[0]));
  const filled = names.filter((name) => (ofStep ?? all)[name] !== undefined);
  for (const name of filled) first.store.setValue([name], (ofStep ?? all)[name]);
  return filled.length;
}
