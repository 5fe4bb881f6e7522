import type { SavedQuote } from '#types/data/saved-quote';

export type CoverType = NonNullable<SavedQuote['coverType']>;

/** Couple and family cover a partner; single and single parent do not (§2). */
export function hasPartner(coverType: CoverType): boolean {
  return coverType === 'D' || coverType === 'F';
}

/** Single parent and family cover dependants (§2). */
export function hasDependants(coverType: CoverType): boolean {
  return coverType === 'P' || coverType === 'F';
}
