import { createHash } from 'node:crypto';
import type { PreSubmissionAnswer, PreSubmissionCall, PreSubmissionRecord } from '#types/api/preSubmission';
import type { PreSubmissionOutcomeCall } from '#types/api/preSubmissionOutcome';
import type { CardResult } from '#types/data/card-result';
import { calls } from '../../api/calls.ts';
import type { SandboxCall } from '../call.ts';
import { contractErrors } from '../contracts.ts';
import testAccounts from '../data/test-accounts.json' with { type: 'json' };
import { fieldError } from '../errors.ts';
import { dollars, premiumsFor, regularPaymentFor } from '../prices.ts';
import { issueReference, type SandboxStore } from '../store.ts';

export type SubmissionOutcome = 'member' | 'case' | 'case-without-order' | 'failed';

const refuse: (field: keyof PreSubmissionRecord, problem: string) => Error = fieldError;

/** Validates the list of dependants, which a record contains as JSON text. @throws a 400 for an invalid one */
function checkDependants(text: string): void {
  let dependants: unknown;
  try {
    dependants = JSON.parse(text);
  } catch {
    throw refuse('dependentDetails', 'is not JSON: send the list of dependants as a JSON text');
  }
  const errors = contractErrors('preSubmission', 'dependants', dependants);
  if (errors) throw refuse('dependentDetails', `has an invalid list: ${errors}`);
}

/** Compares a record's amounts and payment day with its own terms (§9). @throws a 400 for a wrong one */
function checkTerms(record: PreSubmissionRecord, today: string): void {
  const { commencementDate, paymentFrequency } = record;
  const premiums = premiumsFor(record, today, {
    productId: 'productId',
    coverType: 'scaleCode',
    excessCode: 'excessCode',
    start: 'commencementDate',
    birthday: 'birthDate',
    partnerBirthday: 'fam_spouse_birthDate',
  });
  const expected = {
    basePremium: dollars(premiums[paymentFrequency]),
    // the first instalment is a month's premium, whatever the payment frequency
    amount: dollars(premiums.M),
    paymentStartDate: regularPaymentFor(commencementDate, paymentFrequency),
  };
  for (const field of ['basePremium', 'amount', 'paymentStartDate'] as const)
    if (record[field] !== expected[field])
      throw refuse(
        field,
        `is ${record[field]}, but this record, paid ${paymentFrequency} from ${commencementDate}, has ${expected[field]}`,
      );
}

/** Uses up the token of a card. @throws a 400 for an unknown or used one, and for the token of another payment */
function redeemToken(record: PreSubmissionRecord, { tokens }: SandboxStore): SubmissionOutcome {
  const token = tokens.get(record.cardToken ?? '');
  if (!token) throw refuse('cardToken', 'is not a token that the card frame issued since the last reset');
  if (token.isUsed)
    throw refuse('cardToken', 'was used already: a token is good once. Open a new card frame for another');
  const fields = Object.keys(token.card) as (keyof CardResult)[];
  const different = fields.find((field) => record[field] !== token.card[field]);
  if (different)
    throw refuse(
      different,
      `is "${record[different]}", but the card frame answered "${token.card[different]}" with this cardToken`,
    );
  token.isUsed = true;
  return token.outcome;
}

function answerTo(record: PreSubmissionRecord, store: SandboxStore, today: string): PreSubmissionAnswer {
  if (record.dependentDetails !== undefined) checkDependants(record.dependentDetails);
  checkTerms(record, today);
  const account = testAccounts.find(({ accountNumber }) => accountNumber === record.accountNumber);
  const outcome = record.debitType === 'E' ? (account?.outcome ?? 'member') : redeemToken(record, store);
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
  ...calls.preSubmission,
  bodyLimit: 64 * 1024,
  outbox: 'submissions',
  answer({ body }, store, { today }) {
    const record = createHash('sha256').update(JSON.stringify(body)).digest('base64');
    const earlier = store.submissions.get(body.submissionReference);
    if (earlier && (earlier.record === record || earlier.answer.SaveStatus === 'OK')) return earlier.answer;
    const answer = answerTo(body, store, today);
    store.submissions.set(body.submissionReference, { record, answer });
    return answer;
  },
};

/** Answers GET /hcf/preSubmission?reference=… with the answer that an application got. It changes nothing. */
export const preSubmissionOutcome: SandboxCall<PreSubmissionOutcomeCall> = {
  ...calls.preSubmissionOutcome,
  answer: ({ query: { reference } }, { submissions }) =>
    submissions.get(reference)?.answer ?? { reference, isReceived: false },
};
