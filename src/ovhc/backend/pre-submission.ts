import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { NotReceived } from '#types/api/preSubmissionOutcome';
import validate from '../../../schemas/api/preSubmission.schema.json?validator=response';
import validateOutcome from '../../../schemas/api/preSubmissionOutcome.schema.json?validator=response';
import { APPLICATION_TIMEOUT, getJson, postJson } from './call.ts';
import { CallError } from './call-error.ts';

const PATH = '/preSubmission';

/** Milliseconds to wait for an outcome, which the server only looks up. */
const OUTCOME_TIMEOUT = 20_000;

const [REQUEST_TIMEOUT, NOT_FOUND, INTERNAL_ERROR] = [408, 404, 500];

/**
 * Submits an application (§7). It charges money, so it is never repeated here.
 * @throws CallError if there is no usable answer
 */
export function preSubmission(record: PreSubmissionRecord): Promise<PreSubmissionAnswer> {
  return postJson<PreSubmissionAnswer>(PATH, record, { validate, timeout: APPLICATION_TIMEOUT });
}

/**
 * Gets the outcome of the application with a reference.
 * @returns 'not received' if the insurer does not have it
 * @throws CallError if the outcome cannot be fetched
 */
export async function fetchOutcome(reference: string): Promise<PreSubmissionAnswer | 'not received'> {
  const answer = await getJson<PreSubmissionAnswer | NotReceived>(PATH, {
    query: { reference },
    validate: validateOutcome,
    timeout: OUTCOME_TIMEOUT,
    answersWith: [NOT_FOUND],
  });
  return 'SaveStatus' in answer ? answer : 'not received';
}

/**
 * Returns true if a failed call is a refusal by the insurer's server itself. Servers in between use other statuses
 * whatever the insurer does, and an answer that was lost or unreadable may have been an acceptance.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status === undefined) return false;
  return error.status <= INTERNAL_ERROR && error.status !== REQUEST_TIMEOUT;
}
