import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { References } from '../references.ts';

/** What an application comes to: a member, a case (with or without an order of its own), or nothing. */
export type Verdict = 'member' | 'case' | 'case-without-order' | 'failed';

const FAILED: PreSubmissionAnswer = {
  SaveStatus: 'FAILED',
  orderResponse: { description: 'The application could not be saved' },
};

function numbers(verdict: Exclude<Verdict, 'failed'>, references: References): Partial<PreSubmissionAnswer> {
  if (verdict === 'case-without-order') return { cn: references.issue('CN') };
  const number = verdict === 'member' ? { mn: references.issue('M') } : { cn: references.issue('CN') };
  return { ...number, orderId: references.issue('OR') };
}

/** What preSubmission answers to a record that is in order. */
export function answerOf(
  verdict: Verdict,
  { commencementDate, amount }: PreSubmissionRecord,
  references: References,
): PreSubmissionAnswer {
  // a new object each time: the outbox lists each answer once
  if (verdict === 'failed') return { ...FAILED };
  return {
    SaveStatus: 'OK',
    ...numbers(verdict, references),
    coverstdt: commencementDate,
    amt: amount,
    orderResponse: { description: 'Approved' },
  };
}
