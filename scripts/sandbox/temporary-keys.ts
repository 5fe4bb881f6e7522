import { randomBytes } from 'node:crypto';
import { FifoMap } from 'toad-cache';

/** Kleber's default of 300 seconds, in milliseconds. */
const LIFETIME = 300_000;

/** Real keys may hold such characters; here all do, so that a client that does not encode them cannot work. */
const NEEDS_ENCODING = '+/';

/** The maximum number of valid keys. The oldest expires when there is one more. */
const MOST_GOOD = 20_000;

/** The short-lived keys of address lookup. Whatever else is shown to it is as good as expired. */
export class TemporaryKeys {
  readonly #good = new FifoMap<true>(MOST_GOOD, LIFETIME);

  issue(): string {
    const key = `${NEEDS_ENCODING}${randomBytes(16).toString('base64')}`;
    this.#good.set(key, true);
    return key;
  }

  isGood(key: string): boolean {
    return this.#good.get(key) === true;
  }

  clear(): void {
    this.#good.clear();
  }
}
