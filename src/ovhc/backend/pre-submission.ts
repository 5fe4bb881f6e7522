import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { NotReceived } from '#types/api/preSubmissionOutcome';
import validate from '../../../schemas/api/preSubmission.schema.json?validator=response';
import validateOutcome from '../../../schemas/api/preSubmissionOutcome.schema.json?validator=response';
import { APPLICATION_TIMEOUT, getJson, postJson } from './call.ts';
import { CallError } from './call-error.ts';

const PATH = '/preSubmission';

/** Milliseconds to wait for an outcome, which the server only looks up. */
const OUTCOME_TIMEOUT = 20_000;

const NOT_FOUND = 404;

/** Statuses below 500 that servers send whatever becomes of the request. */
const UNCERTAIN = [408, 429];

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
 * Returns true if a failed call is certainly a refusal. An error of the server may come after the charge, and an
 * answer that was lost or unreadable may have been an acceptance (decisions, Calls).
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status === undefined) return false;
  return error.status < 500 && !UNCERTAIN.includes(error.status);
}
