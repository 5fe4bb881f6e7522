import type { SavedQuote } from '#types/data/saved-quote';
import type { FormSchema } from '../../engine/compiled.ts';
import { choicesOf } from '../../engine/form/schema.ts';

export type CoverType = NonNullable<SavedQuote['coverType']>;

/** Returns true for couple and family (§2). */
export function hasPartner(coverType: CoverType): boolean {
  return coverType === 'D' || coverType === 'F';
}

/** Returns true for single parent and family (§2). */
export function hasDependants(coverType: CoverType): boolean {
  return coverType === 'P' || coverType === 'F';
}

/**
 * Returns the label of a choice, such as that of a cover type.
 * @param field the schema of the field with the choices
 */
export function choiceName(chosen: string | undefined, field: FormSchema): string | undefined {
  return choicesOf(field).find(({ value }) => value === chosen)?.label;
}
