import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { refusal } from '../http-error.ts';
import { CALL } from './name.ts';

interface GivenAnswer {
  /** the record, as JSON */
  record: string;
  answer: PreSubmissionAnswer;
}

/** The answers that were given to submissions: one that comes again counts once, and is answered as the first time. */
export class GivenAnswers {
  #byReference = new Map<string, GivenAnswer>();

  /**
   * @param work answers a record that comes for the first time
   * @throws a 400 for another record under a reference that was used; what the work throws
   */
  once(record: PreSubmissionRecord, work: () => PreSubmissionAnswer): PreSubmissionAnswer {
    const { submissionReference } = record;
    const json = JSON.stringify(record);
    const given = this.#byReference.get(submissionReference);
    if (!given) {
      const answer = work();
      this.#byReference.set(submissionReference, { record: json, answer });
      return answer;
    }
    if (given.record === json) return given.answer;
    throw refusal(CALL, 'submissionReference', 'was used for another record: each submission has its own');
  }

  clear(): void {
    this.#byReference.clear();
  }
}
