import type { Json } from '../../form/paths.ts';
import type { SubmitFailure } from '../../journey/submit-parts.ts';

/** A token that is asked for, with the two ways in which that can end. */
export interface Submission {
  promise: Promise<Json>;
  resolve(token: Json): void;
  reject(failure: SubmitFailure): void;
}

export function createSubmission(): Submission {
  let resolve: Submission['resolve'] = () => {};
  let reject: Submission['reject'] = () => {};
  const promise = new Promise<Json>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}
