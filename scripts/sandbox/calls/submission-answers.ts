import { FifoMap } from 'toad-cache';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';

/** The maximum number of answers. A repeated submission whose answer was dropped counts as new. */
const MOST_ANSWERS = 20_000;

/**
 * Keeps the answers to submissions by their references. A repeated submission counts once and gets the first answer; so
 * does any submission with the reference of an accepted one.
 */
export class SubmissionAnswers {
  /** the record as JSON, and its answer */
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

  /** Returns the latest answer with a reference. */
  find(reference: string): PreSubmissionAnswer | undefined {
    return this.#byReference.get(reference)?.answer;
  }

  clear(): void {
    this.#byReference.clear();
  }
}
