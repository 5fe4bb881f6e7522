import { randomBytes } from 'node:crypto';
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

/** The tokens that stand for cards, each good once, at most one for a payment. */
export class CardTokens {
  #tokens = new Map<string, IssuedToken>();

  /** @param number the card's digits, of which the first six and the last four stay */
  issue(number: string, details: Omit<CardResult, 'cardToken' | 'maskedPAN'>, verdict: Verdict): CardResult {
    const [first, last] = [number.slice(0, 6), number.slice(-4)];
    let cardToken: string;
    do cardToken = `${first}${middle()}${last}`;
    while (this.#tokens.has(cardToken));
    const card = { cardToken, maskedPAN: `${first}${'X'.repeat(number.length - 10)}${last}`, ...details };
    this.#tokens.set(cardToken, { card, verdict, isUsed: false });
    return card;
  }

  find(cardToken: string): IssuedToken | undefined {
    return this.#tokens.get(cardToken);
  }

  isPaid(merchReference: string): boolean {
    return [...this.#tokens.values()].some(({ card }) => card.merchReference === merchReference);
  }

  clear(): void {
    this.#tokens.clear();
  }
}
