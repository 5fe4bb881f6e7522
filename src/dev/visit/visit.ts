import { type Answers, type DevJourneys, findStep } from '../journeys.ts';

/** A step or a page to open, for one cover type. */
export interface Visit {
  path: string;
  hash: string;
  cover: string;
  /** The answers of the open form. With these, all other answers stay and only missing ones are completed. */
  typed?: Answers;
}

/**
 * Returns what a visitor has answered before a step or page. A journey that reads another one stores its answers in
 * the draft.
 */
export function earlierAnswers(journeys: DevJourneys, { path, hash, cover }: Visit) {
  const step = findStep(journeys, { pathname: path, hash: `#${hash}` });
  const sample = step?.journey.samples[cover];
  if (!step || !sample) {
    const given = journeys.journeys.map(({ samples }) => samples[cover]?.given);
    const quote: Answers = Object.assign({}, ...given);
    return { quote, draft: {}, hasDraft: false, isConfirmed: false };
  }
  const { given } = sample;
  const hashes = Object.keys(sample.answers);
  const before = hashes.slice(0, Math.max(0, hashes.indexOf(step.hash)));
  const answers: Answers = Object.assign({}, ...before.map((each) => sample.answers[each]));
  const isConfirmed = step.journey.isConfirmation;
  const hasDraft = Object.keys(given).length > 0;
  return hasDraft
    ? { quote: given, draft: answers, hasDraft, isConfirmed }
    : { quote: answers, draft: {}, hasDraft, isConfirmed };
}
