import type { Confirmation } from '#types/data/confirmation';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import { type FactRecipe, failing, type Setup, unanswered } from './setup.ts';
import { CONFIRMED } from './visitors.ts';

const [THIS, EARLIER] = ['0'.repeat(32), '1'.repeat(32)];

const anHourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString();

/** Returns a recipe for a fact that the confirmation's record holds. */
const confirmationFact =
  (change: (record: Confirmation, value: string) => Confirmation): FactRecipe =>
  ({ confirmation = {}, ...rest }, value) =>
    typeof value === 'string' ? { ...rest, confirmation: change(confirmation, value) } : undefined;

/** Returns a recipe for a fact that only the visit knows in which the application was sent. */
const detailFact =
  (detail: (value: string) => ConfirmationDetails): FactRecipe =>
  ({ details, ...rest }, value) =>
    typeof value === 'string' ? { ...rest, details: { ...details, ...detail(value) } } : undefined;

/** The insurer's answers about the outcome of an application. The sandbox itself has received none. */
const ANSWERS: Readonly<Record<string, Setup>> = {
  checking: { faults: [unanswered('preSubmissionOutcome')], until: '.alert[data-level="info"]' },
  unknown: { faults: [failing('preSubmissionOutcome')], until: '.alert[data-level="warning"]' },
  'not-received': { until: '.alert[data-level="warning"]' },
  refused: { outcome: { SaveStatus: 'FAILED' }, until: '.alert[data-level="error"]' },
};

const outcomeFact =
  (reference: string, stored: Setup, values: readonly string[]): FactRecipe =>
  (setup, value) => {
    const answer = values.includes(String(value)) ? ANSWERS[String(value)] : undefined;
    const pending = [{ reference, sentAt: anHourAgo(), confirmation: {} }];
    const faults = [...(setup.faults ?? []), ...(answer?.faults ?? [])];
    return answer && { ...setup, ...stored, ...answer, faults, submissions: { pending } };
  };

const isConfirmed: FactRecipe = (setup, value) =>
  value === true
    ? {
        ...setup,
        confirmation: CONFIRMED,
        submissions: { pending: [], accepted: { reference: EARLIER, acceptedAt: anHourAgo() } },
        until: '.alert[data-level="good"]',
      }
    : undefined;

/** The facts about an application that was sent. */
export const outcomeFacts: Readonly<Record<string, FactRecipe>> = {
  outcome: outcomeFact(THIS, { reference: THIS }, Object.keys(ANSWERS)),
  earlierOutcome: outcomeFact(EARLIER, {}, ['checking', 'unknown']),
  isConfirmed,
  memberNumber: confirmationFact(({ cn: _, ...record }, mn) => ({ ...record, mn })),
  // shown where there is no membership number
  caseNumber: confirmationFact(({ mn: _, ...record }, cn) => ({ ...record, cn })),
  emailAddress: detailFact((email) => ({ email })),
  people: detailFact((names) => ({ people: names.split(' and ') })),
  paidBy: detailFact((paidBy) => ({ paidBy: paidBy as NonNullable<ConfirmationDetails['paidBy']> })),
  cardDigits: detailFact((cardDigits) => ({ cardDigits })),
};

/** Returns what the visit finds in which the application was sent. */
export function sentInThisVisit(): Pick<Setup, 'submissions' | 'details'> {
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
