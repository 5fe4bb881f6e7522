import { FifoMap } from 'toad-cache';
import type { PreSubmissionAnswer, PreSubmissionCall, PreSubmissionRecord } from '#types/api/preSubmission';
import type { PreSubmissionOutcomeCall } from '#types/api/preSubmissionOutcome';
import type { SandboxCall } from '../call.ts';
import { type SubmissionOutcome, testAccounts } from '../data/index.ts';
import type { References } from '../references.ts';
import { CALL, checkDependants, checkTerms, findToken } from './check-submission.ts';

/** The maximum number of answers. A repeated submission whose answer was dropped counts as new. */
const MOST_ANSWERS = 20_000;

/**
 * Keeps the answers to submissions by their references. A repeated submission counts once and gets the first answer; so
 * does any submission with the reference of an accepted one.
 */
export class SubmissionAnswers {
  #byReference = new FifoMap<{ record: string; answer: PreSubmissionAnswer }>(MOST_ANSWERS);

  /** Returns the earlier answer to a record, or calls `answer` for a new one. */
  once(record: PreSubmissionRecord, answer: () => PreSubmissionAnswer): PreSubmissionAnswer {
    const { submissionReference } = record;
    const json = JSON.stringify(record);
    const earlier = this.#byReference.get(submissionReference);
    if (earlier && (earlier.record === json || earlier.answer.SaveStatus === 'OK')) return earlier.answer;
    const answered = answer();
    this.#byReference.set(submissionReference, { record: json, answer: answered });
    return answered;
  }

  find(reference: string): PreSubmissionAnswer | undefined {
    return this.#byReference.get(reference)?.answer;
  }

  clear(): void {
    this.#byReference.clear();
  }
}

function referencesFor(
  outcome: Exclude<SubmissionOutcome, 'failed'>,
  references: References,
): Partial<PreSubmissionAnswer> {
  if (outcome === 'case-without-order') return { cn: references.issue('CN') };
  const number = outcome === 'member' ? { mn: references.issue('M') } : { cn: references.issue('CN') };
  return { ...number, orderId: references.issue('OR') };
}

/** Returns the answer to a valid record. It's a new object each time, since the outbox lists each answer once. */
function answerOf(
  outcome: SubmissionOutcome,
  { commencementDate, amount }: PreSubmissionRecord,
  references: References,
): PreSubmissionAnswer {
  if (outcome === 'failed')
    return { SaveStatus: 'FAILED', orderResponse: { description: 'The application could not be saved' } };
  return {
    SaveStatus: 'OK',
    ...referencesFor(outcome, references),
    coverstdt: commencementDate,
    amt: amount,
    orderResponse: { description: 'Approved' },
  };
}

export const preSubmission: SandboxCall<PreSubmissionCall> = {
  name: CALL,
  method: 'POST',
  url: '/hcf/preSubmission',
  body: 'json',
  bodyLimit: 64 * 1024,
  outbox: 'submissions',
  answer: ({ body }, { references, gateway, submissionAnswers, contracts }) =>
    submissionAnswers.once(body, () => {
      checkDependants(body, contracts);
      checkTerms(body);
      if (body.debitType === 'E') {
        const account = testAccounts.find(({ accountNumber }) => accountNumber === body.accountNumber);
        return answerOf(account?.outcome ?? 'member', body, references);
      }
      const token = findToken(body, gateway);
      // only now: a refused record does not use the token up
      token.isUsed = true;
      return answerOf(token.outcome, body, references);
    }),
};

/** GET /hcf/preSubmission?reference=…: the answer that an application got. It only reads. */
export const preSubmissionOutcome: SandboxCall<PreSubmissionOutcomeCall> = {
  name: 'preSubmissionOutcome',
  method: 'GET',
  url: '/hcf/preSubmission',
  answer: ({ query: { reference } }, { submissionAnswers }) =>
    submissionAnswers.find(reference) ?? { reference, isReceived: false },
  statusOf: (answer) => ('isReceived' in answer ? 404 : 200),
};
