import { createHmac, randomBytes } from 'node:crypto';
import type { FrameParams } from './frame-params.ts';

/** The code that every bank of the sandbox sends. */
export const CODE = '123456';

/** Codes that may be entered for one challenge. */
const TRIES = 3;

/** In milliseconds: as long as the page waits for it. */
const LIFETIME = 10 * 60_000;

/** Challenges that are kept at a time. The one that was opened first goes first. */
const KEPT = 1000;

/** A bank's question to the holder of a card, before it lets the card be paid with. */
export interface Challenge {
  readonly id: string;
  /** The payment parameters of the card form. */
  readonly params: FrameParams;
  /** Stands for the card's number, which is not kept. */
  readonly card: string;
  readonly openedAt: number;
  readonly triesLeft: number;
  readonly state: 'open' | 'confirmed' | 'declined';
}

/** Keeps the challenges of a card frame, at most one for each payment. */
export class Challenges {
  readonly #key = randomBytes(32);
  #byPayment = new Map<string, Challenge>();

  #markOf(number: string): string {
    return createHmac('sha256', this.#key).update(number).digest('hex');
  }

  /** Opens a challenge, in the place of an earlier one for this payment. @param number the card's digits */
  open(params: FrameParams, number: string): Challenge {
    const challenge: Challenge = {
      id: randomBytes(16).toString('hex'),
      params,
      card: this.#markOf(number),
      openedAt: Date.now(),
      triesLeft: TRIES,
      state: 'open',
    };
    this.#byPayment.delete(params.merchReference);
    this.#byPayment.set(params.merchReference, challenge);
    const [oldest = ''] = this.#byPayment.keys();
    if (this.#byPayment.size > KEPT) this.#byPayment.delete(oldest);
    return challenge;
  }

  /** Returns a challenge; undefined for one that was never opened, is too old, or had to go. */
  find(id: string): Challenge | undefined {
    const found = [...this.#byPayment.values()].find((challenge) => challenge.id === id);
    return found && Date.now() < found.openedAt + LIFETIME ? found : undefined;
  }

  /** Tells whether a challenge is the one of this payment and this card. @param number the card's digits */
  isFor({ params, card }: Challenge, { merchReference }: FrameParams, number: string): boolean {
    return params.merchReference === merchReference && card === this.#markOf(number);
  }

  /**
   * Takes the answer of the card's holder. One that is confirmed or declined stays so.
   * @param code the digits that were entered; undefined cancels
   */
  answer(challenge: Challenge, code: string | undefined): Challenge {
    if (challenge.state !== 'open') return challenge;
    const triesLeft = code === undefined ? 0 : challenge.triesLeft - 1;
    const refused = triesLeft > 0 ? 'open' : 'declined';
    const answered: Challenge = { ...challenge, triesLeft, state: code === CODE ? 'confirmed' : refused };
    this.#byPayment.set(challenge.params.merchReference, answered);
    return answered;
  }

  clear(): void {
    this.#byPayment.clear();
  }
}
