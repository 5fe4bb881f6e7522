import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { CardGateway, IssuedToken } from '../card-frame/gateway.ts';
import type { Contracts } from '../contracts.ts';
import { fieldError } from '../errors.ts';
import { dollars, type PaymentFrequency, PERIODS, premiumsFor, regularPaymentFor } from '../prices.ts';

export const CALL = 'preSubmission';

const TERMS = {
  productId: 'productId',
  coverType: 'scaleCode',
  excessCode: 'excessCode',
  start: 'commencementDate',
  birthday: 'birthDate',
  partnerBirthday: 'fam_spouse_birthDate',
} as const;

/** The first instalment is a month's premium, whatever the payment frequency (§9). */
const FIRST_INSTALMENT: PaymentFrequency = 'M';

/** The fields of a record that repeat the card frame's answer. */
const TOKEN_FIELDS = [
  'cardSchema',
  'cardCategory',
  'cardExpiryDate',
  'maskedPAN',
  'merchReference',
  'txnReference',
  'amount',
] as const;

const refuse = (field: keyof PreSubmissionRecord, problem: string) => fieldError(CALL, field, problem);

function parseDependants(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('dependentDetails', 'is no JSON: send the list of dependants as a JSON text');
  }
}

/** Validates the list of dependants against the contract, if there is one. @throws a 400 for an invalid list */
export function checkDependants({ dependentDetails }: PreSubmissionRecord, contracts: Contracts): void {
  if (dependentDetails === undefined) return;
  const errors = contracts.validate(CALL, 'dependants', parseDependants(dependentDetails));
  if (errors) throw refuse('dependentDetails', `has an invalid list: ${errors}`);
}

/** Checks a record's product, amounts and payment day against its own terms. @throws a 400 for a wrong one */
export function checkTerms(record: PreSubmissionRecord): void {
  const { commencementDate, paymentFrequency } = record;
  const premiums = premiumsFor(CALL, record, TERMS);
  const premiumAt = (frequency: PaymentFrequency) => dollars(premiums[PERIODS[frequency]]);
  const expect = (field: keyof PreSubmissionRecord, expected: string, why: string) => {
    if (record[field] !== expected)
      throw refuse(field, `is ${record[field]}, but ${why} comes to ${expected}`);
  };

  expect('basePremium', premiumAt(paymentFrequency), `the premium of this record, paid ${paymentFrequency},`);
  expect('amount', premiumAt(FIRST_INSTALMENT), `the first instalment, one month's premium of this record,`);
  expect(
    'paymentStartDate',
    regularPaymentFor(commencementDate, paymentFrequency),
    `§9's regular payment date for ${paymentFrequency}, counted from ${commencementDate},`,
  );
}

/**
 * Returns the token that a record is paid with.
 * @throws a 400 for an unknown or used token, and for one of another payment
 */
export function findToken(record: PreSubmissionRecord, gateway: CardGateway): IssuedToken {
  const token = gateway.token(record.cardToken ?? '');
  if (!token) throw refuse('cardToken', 'is no token that the card frame gave out since the last reset');
  if (token.isUsed)
    throw refuse('cardToken', 'was used already: a token is good once. Open a new card frame for another');
  const different = TOKEN_FIELDS.find((field) => record[field] !== token.card[field]);
  if (!different) return token;
  throw refuse(
    different,
    `is "${record[different]}", but the card frame answered "${token.card[different]}" with this cardToken`,
  );
}
