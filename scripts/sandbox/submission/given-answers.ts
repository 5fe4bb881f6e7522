import { FifoMap } from 'toad-cache';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';

interface GivenAnswer {
  /** the record, as JSON */
  record: string;
  answer: PreSubmissionAnswer;
}

/** The maximum number of answers. A submission that is repeated after its answer was dropped counts as new. */
const MOST_KEPT = 20_000;

/**
 * The answers that were given to submissions, by their references. What comes again counts once, and is answered as the
 * first time; so is whatever comes under the reference of one that was accepted.
 */
export class GivenAnswers {
  #byReference = new FifoMap<GivenAnswer>(MOST_KEPT);

  /**
   * @param work answers a record that comes for the first time
   * @throws what the work throws
   */
  once(record: PreSubmissionRecord, work: () => PreSubmissionAnswer): PreSubmissionAnswer {
    const { submissionReference } = record;
    const json = JSON.stringify(record);
    const given = this.#byReference.get(submissionReference);
    if (given && (given.record === json || given.answer.SaveStatus === 'OK')) return given.answer;
    const answer = work();
    this.#byReference.set(submissionReference, { record: json, answer });
    return answer;
  }

  /** Returns the answer that was given last under a reference. */
  find(reference: string): PreSubmissionAnswer | undefined {
    return this.#byReference.get(reference)?.answer;
  }

  clear(): void {
    this.#byReference.clear();
  }
}
