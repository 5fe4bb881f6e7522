import type { Json } from './paths.ts';

/**
 * What a field does when its step is sent: it makes an answer that is never kept in the form, or anywhere else.
 * @throws SubmitFailure when there can be none
 */
export type AtSubmit = () => Promise<Json>;

/** A field could not do its part, so nothing is sent. `timed out`: it is not known how far it has come. */
export class SubmitFailure extends Error {
  readonly reason: 'failed' | 'timed out';

  constructor(reason: SubmitFailure['reason'], detail: string) {
    super(`The step could not be sent (${reason}): ${detail}`);
    this.name = 'SubmitFailure';
    this.reason = reason;
  }
}
