import type { Confirmation } from '#types/data/confirmation';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import type { Setting } from '../setting/setting.ts';
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

/** Returns what the visit finds in which the application was sent. */
export function sentInThisVisit(): Pick<Setting, 'submissions' | 'details'> {
  return {
    submissions: { pending: [], accepted: { reference: THIS, acceptedAt: anHourAgo() } },
    details: {
      reference: THIS,
      regularAmount: '31.65',
      paymentFrequency: 'W',
      nextPayment: '2026-12-20',
    },
  };
}

/** A fact that only that visit knows. */
const known = (detail: (value: string) => ConfirmationDetails): Recipe => ({
  arrange: ({ details, ...others }, value) =>
    typeof value === 'string' ? { ...others, details: { ...details, ...detail(value) } } : undefined,
});

export const emailAddress = known((email) => ({ email }));
export const people = known((names) => ({ people: names.split(' and ') }));
export const paidBy = known((paid) => ({ paidBy: paid as NonNullable<ConfirmationDetails['paidBy']> }));
export const cardDigits = known((digits) => ({ cardDigits: digits }));
