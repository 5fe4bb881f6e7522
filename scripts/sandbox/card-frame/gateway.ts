import { randomBytes } from 'node:crypto';
import type { CardResult } from '#types/data/card-result';
import { httpError } from '../http-error.ts';
import { References } from '../references.ts';
import type { Verdict } from '../submission/verdict.ts';
import { brandOf } from './card/brands.ts';
import { digitsOf } from './card/digits.ts';
import type { EnteredCard } from './card/entered-card.ts';
import { expiryOf } from './card/expiry.ts';
import { CardTokens, type IssuedToken } from './card-tokens.ts';
import { Challenges } from './challenges.ts';
import { Declines } from './declines.ts';
import { type FrameParams, type Payment, paramsOf, readParams } from './frame-params.ts';
import { signed, verified } from './signature.ts';

/** A query string with a signature that is right, and why it is good for nothing all the same, in words if so. */
export interface SignedQuery {
  params: FrameParams;
  problem?: string;
}

const spent = ({ merchReference }: FrameParams) => `${merchReference} has its card already`;

/**
 * The payment gateway: what the insurer's servers and the card frame's share, though they are two servers. The one
 * has payments signed and takes tokens, the other checks the signatures and gives the tokens out.
 */
export class CardGateway {
  /** The card frame's; undefined where none is served. */
  readonly origin: string | undefined;
  readonly challenges = new Challenges();
  readonly declines = new Declines();
  #key = randomBytes(32);
  readonly #references = new References();
  readonly #tokens = new CardTokens();

  constructor(origin?: string) {
    this.origin = origin;
  }

  /** The query of a card frame's address for one payment. */
  paramString(payment: Payment): string {
    return signed(paramsOf(payment), this.#key);
  }

  /**
   * Returns what a query string says; undefined if its signature is wrong, and nothing of it may be believed.
   * @param at when it has to be still good, in milliseconds
   */
  read(query: string, at = Date.now()): SignedQuery | undefined {
    const signedParams = verified(query, this.#key);
    if (!signedParams) return undefined;
    const params = readParams(signedParams);
    if (params.expires <= new Date(at).toISOString()) return { params, problem: 'This card form is too old' };
    return { params, ...(this.#tokens.isPaid(params.merchReference) && { problem: spent(params) }) };
  }

  /** A token for a card that was checked. @throws a 410 where the payment has one already */
  issue({ number, expiry }: EnteredCard, params: FrameParams, verdict: Verdict): CardResult {
    const { merchReference, amount } = params;
    if (this.#tokens.isPaid(merchReference)) throw httpError(410, spent(params));
    const digits = digitsOf(number);
    const details = {
      cardSchema: brandOf(digits)?.schema ?? '',
      cardCategory: 'CREDIT',
      cardExpiryDate: expiryOf(expiry) ?? expiry,
      merchReference,
      txnReference: this.#references.issue('TX'),
      amount,
    };
    return this.#tokens.issue(digits, details, verdict);
  }

  token(cardToken: string): IssuedToken | undefined {
    return this.#tokens.find(cardToken);
  }

  /** Forgets the tokens, the challenges, the declined cards, and every address that was signed. */
  clear(): void {
    this.challenges.clear();
    this.declines.clear();
    this.#key = randomBytes(32);
    this.#references.clear();
    this.#tokens.clear();
  }
}
