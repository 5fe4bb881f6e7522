import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { Confirmation } from '#types/data/confirmation';
import { reportSystemError } from '../analytics/events.ts';
import { reportSubmissionFailure } from '../analytics/payment-events.ts';
import { detailsOf } from '../application/confirmation.ts';
import { redactPersonal } from '../application/redact.ts';
import { CallError } from '../backend/call.ts';
import { isRefusal, preSubmission } from '../backend/pre-submission.ts';
import { saveDetails } from '../store/details-store.ts';
import { dispatch } from './store.ts';

const BAD_REQUEST = 400;

export type SendResult =
  | { type: 'accepted'; answer: PreSubmissionAnswer }
  /** The insurer did not accept it. */
  | { type: 'refused' }
  /** The insurer's servers did not accept the record, perhaps because of the price. */
  | { type: 'invalid' }
  /** There was no certain answer, so it may have been accepted. */
  | { type: 'lost' };

/**
 * Sends a record. Storage remembers it until its outcome is known.
 * @param confirmation what the confirmation will show besides the insurer's numbers
 * @param key the applicationKey, with the reference as salt
 */
export async function sendRecord(
  record: PreSubmissionRecord,
  confirmation: Confirmation,
  key: string,
): Promise<SendResult> {
  const reference = record.submissionReference;
  dispatch({
    type: 'send',
    submission: { reference, sentAt: new Date().toISOString(), key, confirmation },
  });
  saveDetails(detailsOf(record));
  try {
    const answer = await preSubmission(record);
    if (answer.SaveStatus === 'OK') return { type: 'accepted', answer };
    dispatch({ type: 'refuse', reference });
    reportSubmissionFailure(redactPersonal(answer.orderResponse?.description ?? '', record));
    return { type: 'refused' };
  } catch (error) {
    console.error('The application brought no answer.', error);
    reportSystemError();
    if (!isRefusal(error)) return { type: 'lost' };
    dispatch({ type: 'refuse', reference });
    return { type: error instanceof CallError && error.status === BAD_REQUEST ? 'invalid' : 'refused' };
  }
}
