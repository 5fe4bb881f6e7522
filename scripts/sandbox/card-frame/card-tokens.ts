import { randomBytes } from 'node:crypto';
import { FifoMap } from 'toad-cache';
import type { CardResult } from '#types/data/card-result';
import type { Verdict } from '../submission/verdict.ts';

/** What is kept of a card: nothing that it could be paid with elsewhere. */
export interface IssuedToken {
  card: CardResult;
  /** What an application that is paid with it comes to. */
  verdict: Verdict;
  isUsed: boolean;
}

/** Six letters and digits of which the first is a letter, so that no token is a card's number. */
function middle(): string {
  const random = randomBytes(24).toString('base64').replace(/[+/]/g, '');
  return random.slice(random.search(/[A-Za-z]/)).slice(0, 6);
}

/** The maximum number of tokens. The oldest expires when there is one more. */
const MOST_KEPT = 20_000;

/** The tokens that stand for cards, each good once, at most one for a payment. */
export class CardTokens {
  readonly #tokens = new FifoMap<IssuedToken>(MOST_KEPT);
  /** by merchReference */
  readonly #byPayment = new FifoMap<IssuedToken>(MOST_KEPT);

  /** @param number the card's digits, of which the first six and the last four stay */
  issue(number: string, details: Omit<CardResult, 'cardToken' | 'maskedPAN'>, verdict: Verdict): CardResult {
    const [first, last] = [number.slice(0, 6), number.slice(-4)];
    let cardToken: string;
    do cardToken = `${first}${middle()}${last}`;
    while (this.#tokens.get(cardToken));
    const card = { cardToken, maskedPAN: `${first}${'X'.repeat(number.length - 10)}${last}`, ...details };
    const token = { card, verdict, isUsed: false };
    this.#tokens.set(cardToken, token);
    this.#byPayment.set(details.merchReference, token);
    return card;
  }

  find(cardToken: string): IssuedToken | undefined {
    return this.#tokens.get(cardToken);
  }

  isPaid(merchReference: string): boolean {
    return this.#byPayment.get(merchReference) !== undefined;
  }

  clear(): void {
    this.#tokens.clear();
    this.#byPayment.clear();
  }
}
