import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CardResult } from '#types/data/card-result';
import type { SubmissionOutcome } from '../calls/pre-submission.ts';
import { httpError } from '../errors.ts';
import { issueReference, type SandboxStore } from '../store.ts';
import { digitsOf, type EnteredCard, expiryOf, schemaOf } from './card.ts';

/** The signed parameters of a card frame. */
export interface FrameParams {
  configId: string;
  paymentType: string;
  /** The reference of the payment. */
  merchReference: string;
  /** The reference of the application, or else of the payment. */
  reference: string;
  /** The amount in dollars with two decimals. */
  amount: string;
  /** The origin of the host page, which gets the frame's messages. */
  postMessageHost: string;
  /** The expiry time in UTC: 2026-11-20T09:30:00.000Z */
  expires: string;
}

/** The stored details of a card. They can't be used to pay anywhere else. */
export interface IssuedToken {
  card: CardResult;
  /** The result of an application that is paid with this card. */
  outcome: SubmissionOutcome;
  isUsed: boolean;
}

/** The lifetime in milliseconds: enough time to find a card, even with an interruption. */
const LIFETIME = 20 * 60_000;
const SIGNATURE = '&verifyMessage=';
const SIGNED = new RegExp(`^(.*)${SIGNATURE}([0-9a-f]{64})$`);
/** The number of declined cards after which an application can't try another card. */
const MAX_DECLINES = 5;

/** Returns the HMAC-SHA256 of a text. The key changes at a reset. */
export const hmac = ({ signingKey }: SandboxStore, text: string): Buffer =>
  createHmac('sha256', signingKey).update(text).digest();

/** Returns the query of a card frame's address for one payment. The query ends with its HMAC in hex. */
export function signParams(store: SandboxStore, payment: Omit<FrameParams, 'configId' | 'expires'>): string {
  const expires = new Date(Date.now() + LIFETIME).toISOString();
  const params = new URLSearchParams({ configId: 'OVHC-SANDBOX', ...payment, expires }).toString();
  return `${params}${SIGNATURE}${hmac(store, params).toString('hex')}`;
}

const paidAlready = ({ merchReference }: FrameParams) => `${merchReference} has its card already`;

/**
 * Reads a query string. Returns undefined if it was changed or was signed before the last reset, and a problem if the
 * frame can't be used at that time.
 */
export function readParams(
  store: SandboxStore,
  query: string,
  at = Date.now(),
): { params: FrameParams; problem?: string } | undefined {
  const [, signed = '', signature] = SIGNED.exec(query) ?? [];
  if (!signature || !timingSafeEqual(Buffer.from(signature, 'hex'), hmac(store, signed))) return undefined;
  // the signature proves that signParams wrote these names
  const params = Object.fromEntries(new URLSearchParams(signed)) as Record<keyof FrameParams, string>;
  if (params.expires <= new Date(at).toISOString()) return { params, problem: 'This card form is too old' };
  return { params, ...(store.paid.get(params.merchReference) && { problem: paidAlready(params) }) };
}

/** Returns a token that starts and ends like the card number. A letter in the middle ensures that it isn't a number. */
function newToken(store: SandboxStore, first: string, last: string): string {
  const random = randomBytes(24).toString('base64').replace(/[+/]/g, '');
  const token = first + random.slice(random.search(/[A-Za-z]/)).slice(0, 6) + last;
  return store.tokens.get(token) ? newToken(store, first, last) : token;
}

/** Issues a token for a valid card. @throws a 410 if the payment already has one */
export function issueToken(
  store: SandboxStore,
  { number, expiry }: EnteredCard,
  params: FrameParams,
  outcome: SubmissionOutcome,
): CardResult {
  const { merchReference, amount } = params;
  if (store.paid.get(merchReference)) throw httpError(410, paidAlready(params));
  const digits = digitsOf(number);
  const [first, last] = [digits.slice(0, 6), digits.slice(-4)];
  const card: CardResult = {
    cardToken: newToken(store, first, last),
    maskedPAN: `${first}${'X'.repeat(digits.length - 10)}${last}`,
    cardSchema: schemaOf(digits),
    cardCategory: 'CREDIT',
    cardExpiryDate: expiryOf(expiry) ?? expiry,
    merchReference,
    txnReference: issueReference(store, 'TX'),
    amount,
  };
  store.tokens.set(card.cardToken, { card, outcome, isUsed: false });
  store.paid.set(merchReference, true);
  return card;
}

/** Counts a declined card of an application. */
export function countDecline({ declines }: SandboxStore, reference: string): void {
  const count = declines.get(reference) ?? 0;
  // deleted first, so that the new entry is the newest
  declines.delete(reference);
  declines.set(reference, count + 1);
}

export const hasTooManyDeclines = ({ declines }: SandboxStore, reference: string) =>
  (declines.get(reference) ?? 0) >= MAX_DECLINES;
