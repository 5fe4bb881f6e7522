import { randomBytes } from 'node:crypto';

/** Kleber's default of 300 seconds, in milliseconds. */
const LIFETIME = 300_000;

/** Real keys may hold such characters; here all do, so that a client that does not encode them cannot work. */
const NEEDS_ENCODING = '+/';

/** The short-lived keys of address lookup. Whatever else is shown to it is as good as expired. */
export class TemporaryKeys {
  /** When each stops being good. */
  #ends = new Map<string, number>();

  issue(): string {
    const now = Date.now();
    for (const [key, end] of this.#ends) if (end <= now) this.#ends.delete(key);
    const key = `${NEEDS_ENCODING}${randomBytes(16).toString('base64')}`;
    this.#ends.set(key, now + LIFETIME);
    return key;
  }

  isGood(key: string): boolean {
    return Date.now() < (this.#ends.get(key) ?? 0);
  }

  clear(): void {
    this.#ends.clear();
  }
}
