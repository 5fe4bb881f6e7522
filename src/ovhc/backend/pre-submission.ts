import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { NotReceived } from '#types/api/preSubmissionOutcome';
import validate from '../../../schemas/api/preSubmission.schema.json?validator=response';
import validateOutcome from '../../../schemas/api/preSubmissionOutcome.schema.json?validator=response';
import { APPLICATION_TIMEOUT, getJson, postJson } from './call.ts';
import { CallError } from './call-error.ts';

const PATH = '/preSubmission';

/** Milliseconds to wait for an outcome, which only has to be looked up. */
const OUTCOME_TIMEOUT = 20_000;

const [REQUEST_TIMEOUT, NOT_FOUND, INTERNAL_ERROR] = [408, 404, 500];

/** Sends an application (§7). It takes money, so it is never repeated here. @throws CallError when there is no usable answer */
export function preSubmission(record: PreSubmissionRecord): Promise<PreSubmissionAnswer> {
  return postJson<PreSubmissionAnswer>(PATH, record, { validate, timeout: APPLICATION_TIMEOUT });
}

/**
 * Asks which answer the application of a reference was given.
 *
 * @returns 'not received' where the insurer has none of that reference
 * @throws CallError when that can't be found out
 */
export async function askOutcome(reference: string): Promise<PreSubmissionAnswer | 'not received'> {
  const answer = await getJson<PreSubmissionAnswer | NotReceived>(PATH, {
    query: { reference },
    validate: validateOutcome,
    timeout: OUTCOME_TIMEOUT,
    answersWith: [NOT_FOUND],
  });
  return 'SaveStatus' in answer ? answer : 'not received';
}

/**
 * Returns true where a failed call counts as a no: the insurer's server itself said so. Servers in between answer with
 * other statuses, whatever the insurer is doing meanwhile; and an answer that never came, or could not be read, may
 * have been a yes.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status === undefined) return false;
  return error.status <= INTERNAL_ERROR && error.status !== REQUEST_TIMEOUT;
}
