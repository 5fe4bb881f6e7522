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
 * Returns the label of a cover type.
 * @param coverTypes the schema of the cover type's field
 */
export function coverTypeName(coverType: CoverType | undefined, coverTypes: FormSchema): string | undefined {
  return choicesOf(coverTypes).find(({ value }) => value === coverType)?.label;
}
