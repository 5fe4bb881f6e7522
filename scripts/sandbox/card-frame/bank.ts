import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { acceptOnly, JSON_TYPE } from '../call.ts';
import { httpError } from '../errors.ts';
import type { SandboxStore } from '../store.ts';
import type { Bundle } from './bundle.ts';
import { digitsOf } from './card.ts';
import { countDecline, type FrameParams, hmac } from './gateway.ts';
import { bankPage, endedBankPage } from './pages.ts';
import { CHALLENGES } from './paths.ts';

/** The code that every bank in the sandbox sends. */
export const CODE = '123456';

/** A bank's request that the card holder confirms a payment. A payment has at most one. */
export interface Challenge {
  readonly id: string;
  /** The payment parameters of the card form. */
  readonly params: FrameParams;
  /** The HMAC of the card number. The number itself is not stored. */
  readonly card: string;
  readonly openedAt: number;
  triesLeft: number;
  state: 'open' | 'confirmed' | 'declined';
}

/** The bank's answer to a code or to Cancel. */
export type ChallengeAnswer = Pick<Challenge, 'state' | 'triesLeft'>;

const cardOf = (store: SandboxStore, number: string) => hmac(store, digitsOf(number)).toString('hex');

/** Opens a challenge, and removes an earlier one of the same payment. */
export function openChallenge(store: SandboxStore, params: FrameParams, number: string): Challenge {
  const { challenges, challengeIds } = store;
  const id = randomBytes(16).toString('hex');
  const card = cardOf(store, number);
  const challenge: Challenge = { id, params, card, openedAt: Date.now(), triesLeft: 3, state: 'open' };
  challenges.delete(challengeIds.get(params.merchReference) ?? '');
  challengeIds.set(params.merchReference, id);
  challenges.set(id, challenge);
  return challenge;
}

/** Returns true if a challenge belongs to this payment and this card. */
export function isChallengeFor(
  store: SandboxStore,
  { params, card }: Challenge,
  { merchReference }: FrameParams,
  number: string,
): boolean {
  return params.merchReference === merchReference && card === cardOf(store, number);
}

/** Records a code. Undefined cancels the payment. A confirmed or declined challenge never changes. */
function answerChallenge(
  store: SandboxStore,
  challenge: Challenge,
  code: string | undefined,
): ChallengeAnswer {
  if (challenge.state === 'open') {
    challenge.triesLeft = code === undefined ? 0 : challenge.triesLeft - 1;
    if (code === CODE) challenge.state = 'confirmed';
    else if (challenge.triesLeft === 0) {
      challenge.state = 'declined';
      countDecline(store, challenge.params);
    }
  }
  return { state: challenge.state, triesLeft: challenge.triesLeft };
}

/** Returns the entered code, or undefined for a cancellation. @throws a 400 for any other body */
function enteredCode(body: unknown): string | undefined {
  const { code, cancel }: Partial<Record<string, unknown>> = Object(body);
  if (cancel === true) return undefined;
  if (typeof code === 'string') return digitsOf(code);
  throw httpError(400, `${CHALLENGES}: send a code as a text, or cancel: true`);
}

/**
 * Adds the card holder's bank: GET shows its page, POST accepts a code or a cancellation.
 * @param policy the Content-Security-Policy of its pages
 */
export function addBank(app: FastifyInstance, store: SandboxStore, bundle: Bundle, policy: string): void {
  app.register(async (scope) => {
    acceptOnly(scope, [JSON_TYPE], CHALLENGES);
    const url = `${CHALLENGES}/:id`;

    scope.get<{ Params: { id: string } }>(url, async ({ params }, reply) => {
      const challenge = store.challenges.get(params.id);
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
      if (challenge?.state !== 'open') return reply.code(410).send(endedBankPage(bundle));
      return reply.send(bankPage(bundle, challenge.params.amount, CODE));
    });

    scope.post<{ Params: { id: string } }>(url, { bodyLimit: 1024 }, async ({ params, body }) => {
      const challenge = store.challenges.get(params.id);
      if (!challenge) throw httpError(410, `${CHALLENGES}: this challenge is over`);
      return answerChallenge(store, challenge, enteredCode(body));
    });
  });
}
