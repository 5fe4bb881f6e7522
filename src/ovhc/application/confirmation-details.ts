import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { ConfirmationDetails } from '#types/data/confirmation-details';

interface Named {
  firstName: string;
  lastName: string;
}

/** Returns the names of everyone in a record, the visitor first. */
function namesIn(record: PreSubmissionRecord): string[] {
  const { fam_spouse_firstName: firstName, fam_spouse_lastName: lastName, dependentDetails } = record;
  const partner = firstName && lastName ? [{ firstName, lastName }] : [];
  const dependants: Named[] = dependentDetails ? JSON.parse(dependentDetails) : [];
  return [record, ...partner, ...dependants].map((person) => `${person.firstName} ${person.lastName}`);
}

/** Returns what the confirmation of an application shows beside its record; of a card, only its last digits. */
export function detailsOf(record: PreSubmissionRecord): ConfirmationDetails {
  const [cardDigits] = /\d{1,4}$/.exec(record.maskedPAN ?? '') ?? [];
  return {
    reference: record.submissionReference,
    email: record.email,
    people: namesIn(record),
    paidBy: record.debitType === 'C' ? 'card' : 'account',
    ...(cardDigits && { cardDigits }),
    paymentFrequency: record.paymentFrequency,
    regularAmount: record.basePremium,
    nextPayment: record.paymentStartDate,
  };
}
