import type { Confirmation } from '#types/data/confirmation';
import type { Recipe } from './recipe.ts';

/** A fact that the confirmation's record tells. */
const told = (change: (record: Confirmation, value: string) => Confirmation): Recipe => ({
  arrange({ confirmation = {}, ...others }, value) {
    return typeof value === 'string' ? { ...others, confirmation: change(confirmation, value) } : undefined;
  },
});

export const memberNumber = told(({ cn: _, ...record }, mn) => ({ ...record, mn }));
/** It is said where there is no membership number. */
export const caseNumber = told(({ mn: _, ...record }, cn) => ({ ...record, cn }));
