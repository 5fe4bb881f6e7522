import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { Confirmation } from '#types/data/confirmation';
import { reportSystemError } from '../analytics/events.ts';
import { reportSubmissionFailure } from '../analytics/payment-events.ts';
import { detailsOf } from '../application/confirmation.ts';
import { redactPersonal } from '../application/redact.ts';
import { CallError } from '../backend/call.ts';
import { isRefusal, preSubmission } from '../backend/pre-submission.ts';
import { saveDetails } from '../store/details-store.ts';
import { claimReference } from '../store/reference-store.ts';
import { rememberRefused, rememberSent } from '../store/submission-store.ts';

const BAD_REQUEST = 400;

/**
 * `refused`: the insurer did not accept it. `invalid`: its servers did not accept the record, perhaps because of the
 * price. `lost`: there was no answer, so it may have been accepted.
 */
export type SendFailure = 'refused' | 'invalid' | 'lost';

/**
 * Submits a record. Storage remembers the submission until its outcome is known.
 * @param confirmation what the confirmation will show besides the insurer's numbers
 * @param key the applicationKey
 * @returns the answer if the insurer accepted it
 */
export async function sendRecord(
  record: PreSubmissionRecord,
  confirmation: Confirmation,
  key: string,
): Promise<PreSubmissionAnswer | SendFailure> {
  const { submissionReference } = record;
  // another tab may have deleted the quote, or started the next one, which this page then followed
  claimReference(submissionReference);
  rememberSent(submissionReference, confirmation, key);
  saveDetails(detailsOf(record));
  try {
    const answer = await preSubmission(record);
    if (answer.SaveStatus === 'OK') return answer;
    rememberRefused(submissionReference);
    reportSubmissionFailure(redactPersonal(answer.orderResponse?.description ?? '', record));
    return 'refused';
  } catch (error) {
    console.error('The application brought no answer.', error);
    reportSystemError();
    if (!isRefusal(error)) return 'lost';
    rememberRefused(submissionReference);
    return error instanceof CallError && error.status === BAD_REQUEST ? 'invalid' : 'refused';
  }
}
