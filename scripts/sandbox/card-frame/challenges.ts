import { createHmac, randomBytes } from 'node:crypto';
import { FifoMap } from 'toad-cache';
import type { FrameParams } from './gateway.ts';

/** The code that every bank of the sandbox sends. */
export const CODE = '123456';

const TRIES = 3;
/** In milliseconds: as long as the page waits for it. */
const LIFETIME = 10 * 60_000;
/** The oldest challenge is dropped when there is one more. */
const MOST_CHALLENGES = 1000;

/** A bank's question to the holder of a card, before it allows the payment. */
export interface Challenge {
  readonly id: string;
  /** The payment parameters of the card form. */
  readonly params: FrameParams;
  /** Identifies the card without its number, which is not kept. */
  readonly card: string;
  readonly openedAt: number;
  triesLeft: number;
  state: 'open' | 'confirmed' | 'declined';
}

/** The answer to a code, or to Cancel. */
export type ChallengeAnswer = Pick<Challenge, 'state' | 'triesLeft'>;

/** Keeps the challenges of a card frame, at most one for each payment. */
export class Challenges {
  readonly #key = randomBytes(32);
  readonly #byId = new FifoMap<Challenge>(MOST_CHALLENGES, LIFETIME);
  /** The id of the challenge of each payment, by merchReference. */
  readonly #ids = new FifoMap<string>(MOST_CHALLENGES);

  #hash(number: string): string {
    return createHmac('sha256', this.#key).update(number).digest('hex');
  }

  /** Opens a challenge, and drops an earlier one for this payment. @param number the card's digits */
  open(params: FrameParams, number: string): Challenge {
    const challenge: Challenge = {
      id: randomBytes(16).toString('hex'),
      params,
      card: this.#hash(number),
      openedAt: Date.now(),
      triesLeft: TRIES,
      state: 'open',
    };
    this.#byId.delete(this.#ids.get(params.merchReference) ?? '');
    this.#ids.set(params.merchReference, challenge.id);
    this.#byId.set(challenge.id, challenge);
    return challenge;
  }

  /** Returns a challenge; undefined if it was never opened, is too old, or was dropped. */
  find(id: string): Challenge | undefined {
    return this.#byId.get(id);
  }

  /** Returns true if a challenge belongs to this payment and this card. @param number the card's digits */
  isFor({ params, card }: Challenge, { merchReference }: FrameParams, number: string): boolean {
    return params.merchReference === merchReference && card === this.#hash(number);
  }

  /**
   * Records the answer of the card's holder. A confirmed or declined challenge stays so.
   * @param code the digits that were entered; undefined cancels
   * @returns true if this answer has declined the challenge
   */
  answer(challenge: Challenge, code: string | undefined): boolean {
    if (challenge.state !== 'open') return false;
    challenge.triesLeft = code === undefined ? 0 : challenge.triesLeft - 1;
    if (code === CODE) challenge.state = 'confirmed';
    else if (challenge.triesLeft === 0) challenge.state = 'declined';
    return challenge.state === 'declined';
  }

  clear(): void {
    this.#byId.clear();
    this.#ids.clear();
  }
}
