import type { FormSchema } from '../../../src/engine/compiled.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import type { SiteField } from '../../journeys/site/fields.ts';

/** The answers that a field lets choose from. */
export function choicesIn({ schema }: SiteField): unknown[] {
  // a field's schema as its author wrote it is a schema of the engine's, without the name of its rule
  return choicesOf(schema as FormSchema).map(({ value }) => value);
}

/** The place of a value among them. @throws Error where it is none */
export function choiceIndex(field: SiteField, value: unknown): number {
  const index = choicesIn(field).indexOf(value);
  if (index >= 0) return index;
  throw new Error(`"${field.name}" has no choice ${JSON.stringify(value)}, so nobody can take it.`);
}
