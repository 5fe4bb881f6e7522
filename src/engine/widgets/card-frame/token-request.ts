import type { Json } from '../../form/paths.ts';
import type { SubmitFailure } from '../../journey/submit-parts.ts';

/** A token that is asked for, with the two ways in which that can end. */
export interface TokenRequest {
  promise: Promise<Json>;
  resolve(token: Json): void;
  reject(failure: SubmitFailure): void;
}

export function createTokenRequest(): TokenRequest {
  let resolve: TokenRequest['resolve'] = () => {};
  let reject: TokenRequest['reject'] = () => {};
  const promise = new Promise<Json>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}
