import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { Confirmation } from '#types/data/confirmation';
import { reportSubmissionFailure } from '../analytics/payment-failure.ts';
import { reportSystemError } from '../analytics/system-error.ts';
import { detailsOf } from '../application/confirmation-details.ts';
import { withoutPersonal } from '../application/without-personal.ts';
import { CallError } from '../backend/call.ts';
import { isRefusal, preSubmission } from '../backend/pre-submission.ts';
import { saveDetails } from '../store/details-store.ts';
import { claimReference } from '../store/reference-store.ts';
import { rememberRefused, rememberSent } from '../store/submission-store.ts';

/** The insurer's servers do not take the record as it is. */
const BAD_REQUEST = 400;

/**
 * refused: the insurer did not accept it. misfit: its servers did not take the record, perhaps because of its price.
 * lost: no answer came, so that it may have been accepted.
 */
export type SendFailure = 'refused' | 'misfit' | 'lost';

/**
 * Sends a record. That it was sent is stored before, and until its outcome is known.
 *
 * @param confirmation what its confirmation will say beside the insurer's numbers
 * @param key the applicationKey
 * @returns the answer, where the insurer has accepted it
 */
export async function sendRecord(
  record: PreSubmissionRecord,
  confirmation: Confirmation,
  key: string,
): Promise<PreSubmissionAnswer | SendFailure> {
  const { submissionReference } = record;
  // another tab may have ended the quote meanwhile, or begun the next one that this page followed
  claimReference(submissionReference);
  rememberSent(submissionReference, confirmation, key);
  saveDetails(detailsOf(record));
  try {
    const answer = await preSubmission(record);
    if (answer.SaveStatus === 'OK') return answer;
    rememberRefused(submissionReference);
    reportSubmissionFailure(withoutPersonal(answer.orderResponse?.description ?? '', record));
    return 'refused';
  } catch (error) {
    console.error('The application brought no answer.', error);
    reportSystemError();
    if (!isRefusal(error)) return 'lost';
    rememberRefused(submissionReference);
    return error instanceof CallError && error.status === BAD_REQUEST ? 'misfit' : 'refused';
  }
}
