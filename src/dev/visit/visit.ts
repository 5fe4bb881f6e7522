import { type Answers, type DevJourneys, findStep } from '../journeys.ts';

/** A step or a page to open, for one cover type. */
export interface Visit {
  path: string;
  hash: string;
  cover: string;
  /** The answers of the open form. With these, all other answers stay and only missing ones are completed. */
  typed?: Answers;
}

interface EarlierAnswers {
  quote: Answers;
  draft: Answers;
  /** True if the journey's own answers belong to the draft and not to the quote. */
  hasDraft: boolean;
  isConfirmed: boolean;
}

/**
 * Returns what a visitor has answered before a step or page. A journey that reads another one stores its answers in
 * the draft.
 */
export function earlierAnswers(journeys: DevJourneys, { path, hash, cover }: Visit): EarlierAnswers {
  const step = findStep(journeys, { pathname: path, hash: `#${hash}` });
  const sample = step?.journey.samples[cover];
  if (!step || !sample) {
    const given = journeys.journeys.map(({ samples }) => samples[cover]?.given);
    return { quote: Object.assign({}, ...given), draft: {}, hasDraft: false, isConfirmed: false };
  }
  const hashes = Object.keys(sample.answers);
  const before = hashes.slice(0, Math.max(0, hashes.indexOf(step.hash)));
  const answers: Answers = Object.assign({}, ...before.map((each) => sample.answers[each]));
  const hasDraft = Object.keys(sample.given).length > 0;
  return {
    quote: hasDraft ? sample.given : answers,
    draft: hasDraft ? answers : {},
    hasDraft,
    isConfirmed: step.journey.isConfirmation,
  };
}
