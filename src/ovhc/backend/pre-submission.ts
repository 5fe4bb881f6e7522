import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import fits from '../../../schemas/api/preSubmission.schema.json?rule=response';
import { APPLICATION_TIMEOUT, postJson } from './call.ts';
import { CallError } from './call-error.ts';

/** Sends an application (§7). It takes money, so it is never repeated here. @throws CallError when there is no usable answer */
export function preSubmission(record: PreSubmissionRecord): Promise<PreSubmissionAnswer> {
  return postJson<PreSubmissionAnswer>('/preSubmission', record, { fits, timeout: APPLICATION_TIMEOUT });
}

/** Higher ones come from servers in between as well, whatever the insurer is doing meanwhile. */
const INTERNAL_ERROR = 500;

/**
 * Whether a call that failed has certainly not been accepted: the insurer's server itself said no. An answer that never
 * came, or could not be read, may have been a yes.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status !== undefined && error.status <= INTERNAL_ERROR;
}
