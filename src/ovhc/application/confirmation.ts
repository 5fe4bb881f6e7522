import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { ApplicationPage } from '#types/content/application-page';
import type { Confirmation } from '#types/data/confirmation';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { isDay, longDay } from '../../engine/days.ts';
import { choiceName } from '../quote/cover-type.ts';
import { formatPrice, priceFor } from '../quote/prices.ts';
import { listed } from './agreed.ts';

/** Returns a reference or an amount, which servers send as text or number; empty if there is none. */
function asText(value: string | number | null | undefined): string {
  return String(value ?? '').trim();
}

/** Returns an amount with two decimals; empty if it is not an amount. */
function asAmount(value: PreSubmissionAnswer['amt']): string {
  const text = asText(value);
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text).toFixed(2) : '';
}

/** Returns what the confirmation of an application will show (§3), as far as it is known when submitting. */
export function expectedConfirmation(
  { commencementDate, amount, productName }: PreSubmissionRecord,
  { visaType: [visa] = [], priceData, excessCode }: SavedQuote,
): Confirmation {
  const productPrice =
    priceData?.excessCode === excessCode ? priceData && priceFor(priceData, 'Y') : undefined;
  return {
    coverstdt: commencementDate,
    amt: amount,
    productName,
    ...(productPrice && { productPrice }),
    ...(visa && { visaName: visa.name }),
  };
}

/** Returns the confirmation of an accepted application, from what was expected and the insurer's answer. */
export function confirmationOf(answer: PreSubmissionAnswer, expected: Confirmation): Confirmation {
  const { coverstdt } = answer;
  const [mn, cn, orderId] = [answer.mn, answer.cn, answer.orderId].map(asText);
  const amt = asAmount(answer.amt);
  return {
    ...expected,
    ...(mn && { mn }),
    ...(cn && { cn }),
    ...(coverstdt && isDay(coverstdt) && { coverstdt }),
    ...(amt && { amt }),
    idType: orderId ? 'orderID' : 'caseID',
    ...(orderId && { orderId }),
  };
}

/** Returns the facts that the confirmation's texts and conditions can read. */
export function confirmationFacts({ mn, cn, coverstdt, amt, productName, visaName }: Confirmation): Facts {
  return {
    // whichever exists (§2)
    ...(mn ? { memberNumber: mn } : cn ? { caseNumber: cn } : {}),
    ...(coverstdt && { coverStartDate: longDay(coverstdt) }),
    ...(amt && { firstInstalment: formatPrice(amt) }),
    ...(productName && { productName }),
    ...(visaName && { visaName }),
  };
}

/** Returns the facts that are only known in the visit that submitted the application. */
export function detailFacts(
  details: ConfirmationDetails,
  { productTexts: { per }, excesses }: Pick<ApplicationPage, 'productTexts' | 'excesses'>,
): Facts {
  const { email, people, paidBy, cardDigits, paymentFrequency, regularAmount, nextPayment } = details;
  const excess = choiceName(details.excessCode, excesses);
  return {
    ...(email && { emailAddress: email }),
    ...(people && { people: listed(people) }),
    ...(excess && { excess }),
    ...(paidBy && { paidBy }),
    ...(cardDigits && { cardDigits }),
    ...(regularAmount &&
      paymentFrequency && { regularPayment: `${formatPrice(regularAmount)} ${per[paymentFrequency]}` }),
    ...(nextPayment && { regularPaymentDate: longDay(nextPayment) }),
  };
}

interface Named {
  firstName: string;
  lastName: string;
}

function namesIn(record: PreSubmissionRecord): string[] {
  const { fam_spouse_firstName: firstName, fam_spouse_lastName: lastName, dependentDetails } = record;
  const partner = firstName && lastName ? [{ firstName, lastName }] : [];
  const dependants: Named[] = dependentDetails ? JSON.parse(dependentDetails) : [];
  return [record, ...partner, ...dependants].map((person) => `${person.firstName} ${person.lastName}`);
}

/** Returns what the confirmation shows besides its record; only the last digits of a card. */
export function detailsOf(record: PreSubmissionRecord): ConfirmationDetails {
  const [cardDigits] = /\d{1,4}$/.exec(record.maskedPAN ?? '') ?? [];
  return {
    reference: record.submissionReference,
    email: record.email,
    people: namesIn(record),
    paidBy: record.debitType === 'C' ? 'card' : 'account',
    ...(cardDigits && { cardDigits }),
    excessCode: record.excessCode,
    paymentFrequency: record.paymentFrequency,
    regularAmount: record.basePremium,
    nextPayment: record.paymentStartDate,
  };
}
