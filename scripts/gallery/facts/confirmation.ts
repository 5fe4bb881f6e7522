import type { Confirmation } from '#types/data/confirmation';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import { anHourAgo, THIS } from './outcome.ts';
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

/** A fact that only the visit knows in which the application was sent. */
const known = (detail: (value: string) => ConfirmationDetails): Recipe => ({
  arrange({ details, ...others }, value) {
    if (typeof value !== 'string') return undefined;
    const submissions = { pending: [], accepted: { reference: THIS, acceptedAt: anHourAgo() } };
    return { ...others, submissions, details: { ...details, reference: THIS, ...detail(value) } };
  },
});

export const emailAddress = known((email) => ({ email }));
export const people = known((names) => ({ people: names.split(' and ') }));
export const paidBy = known((paid) => ({ paidBy: paid as NonNullable<ConfirmationDetails['paidBy']> }));
export const cardDigits = known((digits) => ({ cardDigits: digits }));
