import type { PreSubmissionAnswer, PreSubmissionCall, PreSubmissionRecord } from '#types/api/preSubmission';
import type { PreSubmissionOutcomeCall } from '#types/api/preSubmissionOutcome';
import { JSON_TYPE, type SandboxCall } from '../call.ts';
import type { IssuedToken } from '../card-frame/gateway.ts';
import { contractErrors } from '../contracts.ts';
import testAccounts from '../data/test-accounts.json' with { type: 'json' };
import { fieldError } from '../errors.ts';
import { dollars, type PaymentFrequency, PERIODS, premiumsFor, regularPaymentFor } from '../prices.ts';
import { issueReference, type SandboxStore } from '../store.ts';

export type SubmissionOutcome = 'member' | 'case' | 'case-without-order' | 'failed';

const CALL = 'preSubmission';

/** The frequency of the first instalment: a month's premium, whatever the payment frequency (§9). */
const FIRST_INSTALMENT: PaymentFrequency = 'M';

/** The fields of a record that repeat the card frame's result. */
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

/**
 * Validates a record's dependants, and its product, amounts and payment day against its own terms.
 * @throws a 400 for an invalid record
 */
function checkRecord(record: PreSubmissionRecord): void {
  const { commencementDate, paymentFrequency, dependentDetails } = record;
  if (dependentDetails !== undefined) {
    const errors = contractErrors(CALL, 'dependants', parseDependants(dependentDetails));
    if (errors) throw refuse('dependentDetails', `has an invalid list: ${errors}`);
  }
  const premiums = premiumsFor(CALL, record, {
    productId: 'productId',
    coverType: 'scaleCode',
    excessCode: 'excessCode',
    start: 'commencementDate',
    birthday: 'birthDate',
    partnerBirthday: 'fam_spouse_birthDate',
  });
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
 * Returns the token that pays for a record.
 * @throws a 400 for an unknown or used token, and for the token of another payment
 */
function findToken(record: PreSubmissionRecord, { tokens }: SandboxStore): IssuedToken {
  const token = tokens.get(record.cardToken ?? '');
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

/** Returns the outcome of a record that is paid by card or from an account. A card token is used up. */
function outcomeOf(record: PreSubmissionRecord, store: SandboxStore): SubmissionOutcome {
  if (record.debitType === 'E') {
    const account = testAccounts.find(({ accountNumber }) => accountNumber === record.accountNumber);
    return (account?.outcome as SubmissionOutcome | undefined) ?? 'member';
  }
  const token = findToken(record, store);
  token.isUsed = true;
  return token.outcome;
}

function answerTo(record: PreSubmissionRecord, store: SandboxStore): PreSubmissionAnswer {
  checkRecord(record);
  const outcome = outcomeOf(record, store);
  if (outcome === 'failed')
    return { SaveStatus: 'FAILED', orderResponse: { description: 'The application could not be saved' } };
  return {
    SaveStatus: 'OK',
    ...(outcome === 'member' ? { mn: issueReference(store, 'M') } : { cn: issueReference(store, 'CN') }),
    ...(outcome !== 'case-without-order' && { orderId: issueReference(store, 'OR') }),
    coverstdt: record.commencementDate,
    amt: record.amount,
    orderResponse: { description: 'Approved' },
  };
}

/**
 * Accepts an application. A repeated submission counts once and gets the first answer. So does any submission with
 * the reference of an accepted one. It is the same object each time, because the outbox lists each answer once.
 */
export const preSubmission: SandboxCall<PreSubmissionCall> = {
  name: CALL,
  method: 'POST',
  url: '/hcf/preSubmission',
  body: JSON_TYPE,
  bodyLimit: 64 * 1024,
  outbox: 'submissions',
  answer({ body }, store) {
    const record = JSON.stringify(body);
    const earlier = store.submissions.get(body.submissionReference);
    if (earlier && (earlier.record === record || earlier.answer.SaveStatus === 'OK')) return earlier.answer;
    const answer = answerTo(body, store);
    store.submissions.set(body.submissionReference, { record, answer });
    return answer;
  },
};

/** Answers GET /hcf/preSubmission?reference=… with the answer that an application got. It changes nothing. */
export const preSubmissionOutcome: SandboxCall<PreSubmissionOutcomeCall> = {
  name: 'preSubmissionOutcome',
  method: 'GET',
  url: '/hcf/preSubmission',
  answer: ({ query: { reference } }, { submissions }) =>
    submissions.get(reference)?.answer ?? { reference, isReceived: false },
  statusOf: (answer) => ('isReceived' in answer ? 404 : 200),
};
