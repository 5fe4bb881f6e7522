import { useEffect } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import type { FormStore } from './form-store.ts';
import type { Path } from './paths.ts';

/** A field that is on the page, as development tools find it. */
export interface ProbedField {
  store: FormStore;
  /** the prefix of the form's ids: a step's hash */
  idPrefix: string;
  path: Path;
  schema: FormSchema;
  uiSchema: UiSchema;
}

export const fieldsOnPage = new Set<ProbedField>();

/** Reports its field to development tools. Production builds leave it out. */
export function FieldProbe({ store, idPrefix, path, schema, uiSchema }: ProbedField) {
  useEffect(() => {
    const field = { store, idPrefix, path, schema, uiSchema };
    fieldsOnPage.add(field);
    return () => void fieldsOnPage.delete(field);
  }, [store, idPrefix, path, schema, uiSchema]);
  return null;
}
