import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FifoMap } from 'toad-cache';
import type { CardResult } from '#types/data/card-result';
import type { SubmissionOutcome } from '../data/index.ts';
import { httpError } from '../errors.ts';
import { References } from '../references.ts';
import { type EnteredCard, expiryOf, schemaOf } from './card.ts';
import { Challenges } from './challenges.ts';
import { digitsOf } from './digits.ts';

/** The signed parameters of one card frame. */
export interface FrameParams {
  /** The merchant's. */
  configId: string;
  paymentType: string;
  /** Different for each payment. */
  merchReference: string;
  /** The application's; absent if the site gave none. */
  reference?: string;
  /** Dollars with two decimals. */
  amount: string;
  /** The origin of the page that the frame may send messages to. */
  postMessageHost: string;
  /** In UTC: 2026-11-20T09:30:00.000Z */
  expires: string;
}

const CONFIG_ID = 'OVHC-SANDBOX';
/** In milliseconds: time to find a card, and to be interrupted. */
const LIFETIME = 20 * 60_000;
const SIGNATURE = '&verifyMessage=';
const HEX = /^[0-9a-f]{64}$/;

const hmac = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest();

/** The details of a card that are stored: nothing that could be used to pay elsewhere. */
export interface IssuedToken {
  card: CardResult;
  /** The result of an application that is paid with it. */
  outcome: SubmissionOutcome;
  isUsed: boolean;
}

/** The oldest token expires when there is one more. */
const MOST_TOKENS = 20_000;
/** Declined cards after which an application can try no other. */
const MOST_DECLINES = 5;
/** The count that hasn't grown for longest is dropped first. */
const MOST_COUNTS = 10_000;

/** The application that a payment belongs to, or only the payment. */
type Counted = Pick<FrameParams, 'reference'> & Partial<Pick<FrameParams, 'merchReference'>>;

/** Counts the declined cards of each application. */
export class Declines {
  readonly #counts = new FifoMap<number>(MOST_COUNTS);

  #count({ reference, merchReference = '' }: Counted) {
    const key = reference ?? merchReference;
    return { key, count: this.#counts.get(key) ?? 0 };
  }

  add(payment: Counted): void {
    const { key, count } = this.#count(payment);
    // deleted first, so that it becomes the newest
    this.#counts.delete(key);
    this.#counts.set(key, count + 1);
  }

  areTooMany(payment: Counted): boolean {
    return this.#count(payment).count >= MOST_DECLINES;
  }

  clear(): void {
    this.#counts.clear();
  }
}

/** Returns a token that starts and ends like the card number. Its middle starts with a letter, so it is no number. */
function newToken(first: string, last: string): string {
  const random = randomBytes(24).toString('base64').replace(/[+/]/g, '');
  return first + random.slice(random.search(/[A-Za-z]/)).slice(0, 6) + last;
}

const paidAlready = ({ merchReference }: FrameParams) => `${merchReference} has its card already`;

/**
 * The payment gateway, shared by two servers: the insurer's has payments signed and checks tokens, the card frame's
 * checks the signatures and issues the tokens.
 */
export class CardGateway {
  /** The card frame's; undefined if none is served. */
  readonly origin: string | undefined;
  readonly challenges = new Challenges();
  readonly declines = new Declines();
  readonly #references = new References();
  readonly #tokens = new FifoMap<IssuedToken>(MOST_TOKENS);
  /** The merchReferences that have a token. */
  readonly #paid = new FifoMap<true>(MOST_TOKENS);
  #key = randomBytes(32);

  constructor(origin?: string) {
    this.origin = origin;
  }

  /** Returns the query of a card frame's address for one payment. It ends with its HMAC-SHA256 in hex. */
  paramString(payment: Omit<FrameParams, 'configId' | 'expires'>): string {
    const expires = new Date(Date.now() + LIFETIME).toISOString();
    const params = new URLSearchParams({ configId: CONFIG_ID, ...payment, expires }).toString();
    return `${params}${SIGNATURE}${hmac(params, this.#key).toString('hex')}`;
  }

  /** Returns the parameters of a query that was signed since the last reset, and not changed. */
  #verified(query: string): FrameParams | undefined {
    const end = query.lastIndexOf(SIGNATURE);
    const signed = query.slice(0, Math.max(0, end));
    const signature = query.slice(end + SIGNATURE.length);
    // tested first: Buffer ignores everything after the last hex digit
    if (!HEX.test(signature) || !timingSafeEqual(Buffer.from(signature, 'hex'), hmac(signed, this.#key)))
      return undefined;
    // the signature proves that paramString wrote these names
    return Object.fromEntries(new URLSearchParams(signed)) as Record<keyof FrameParams, string>;
  }

  /**
   * Reads a query string. Returns undefined if its signature is wrong, and a problem if the frame can't be used.
   * @param at when it must be valid, in milliseconds
   */
  read(query: string, at = Date.now()): { params: FrameParams; problem?: string } | undefined {
    const params = this.#verified(query);
    if (!params) return undefined;
    if (params.expires <= new Date(at).toISOString()) return { params, problem: 'This card form is too old' };
    return { params, ...(this.#paid.get(params.merchReference) && { problem: paidAlready(params) }) };
  }

  /** Issues a token for a valid card. @throws a 410 if the payment has one already */
  issue({ number, expiry }: EnteredCard, params: FrameParams, outcome: SubmissionOutcome): CardResult {
    const { merchReference, amount } = params;
    if (this.#paid.get(merchReference)) throw httpError(410, paidAlready(params));
    const digits = digitsOf(number);
    const [first, last] = [digits.slice(0, 6), digits.slice(-4)];
    let cardToken: string;
    do cardToken = newToken(first, last);
    while (this.#tokens.get(cardToken));
    const card: CardResult = {
      cardToken,
      maskedPAN: `${first}${'X'.repeat(digits.length - 10)}${last}`,
      cardSchema: schemaOf(digits),
      cardCategory: 'CREDIT',
      cardExpiryDate: expiryOf(expiry) ?? expiry,
      merchReference,
      txnReference: this.#references.issue('TX'),
      amount,
    };
    this.#tokens.set(cardToken, { card, outcome, isUsed: false });
    this.#paid.set(merchReference, true);
    return card;
  }

  /** Returns what a token stands for. */
  token(cardToken: string): IssuedToken | undefined {
    return this.#tokens.get(cardToken);
  }

  /** Forgets all tokens, challenges, declined cards and signed addresses. */
  clear(): void {
    this.challenges.clear();
    this.declines.clear();
    this.#key = randomBytes(32);
    this.#references.clear();
    this.#tokens.clear();
    this.#paid.clear();
  }
}
