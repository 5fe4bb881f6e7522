import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import fits from '../../../schemas/api/preSubmission.schema.json?rule=response';
import { APPLICATION_TIMEOUT, postJson } from './call.ts';
import { CallError } from './call-error.ts';

/** Sends an application (§7). It takes money, so it is never repeated here. @throws CallError when there is no usable answer */
export function preSubmission(record: PreSubmissionRecord): Promise<PreSubmissionAnswer> {
  return postJson<PreSubmissionAnswer>('/preSubmission', record, { fits, timeout: APPLICATION_TIMEOUT });
}

const [REQUEST_TIMEOUT, INTERNAL_ERROR] = [408, 500];

/**
 * Whether a call that failed counts as a no: the insurer's server itself said so. Servers in between answer with other
 * statuses, whatever the insurer is doing meanwhile; and an answer that never came, or could not be read, may have been
 * a yes.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status === undefined) return false;
  return error.status <= INTERNAL_ERROR && error.status !== REQUEST_TIMEOUT;
}
