import type { PreSubmissionRecord } from '#types/api/preSubmission';

/** What stands in the place of what is nobody's business. */
const HIDDEN = '…';

/** Runs of digits that may be a number of somebody's. */
const NUMBER = /\d[\d Xx*-]{2,}\d/g;

/** Shorter texts of a record are codes, and hidden they would make a riddle of any sentence. */
const SHORTEST = 3;

/**
 * A text of the insurer's, without anything that the record says: no event carries a name, an e-mail, an address, a
 * phone or an account number (decisions, Analytics).
 */
export function withoutPersonal(text: string, record: PreSubmissionRecord): string {
  const told = Object.values(record)
    .flatMap((value) => String(value).split(/["\s{}[\],:]+/))
    .filter((word) => word.length >= SHORTEST)
    .sort((one, other) => other.length - one.length);
  const hidden = [...new Set(told)].reduce((rest, word) => rest.replaceAll(word, HIDDEN), text);
  return hidden.replace(NUMBER, HIDDEN);
}
