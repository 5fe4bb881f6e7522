import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { JSON_TYPE } from '../../api/calls.ts';
import { addRoutes } from '../call.ts';
import { httpError } from '../errors.ts';
import type { SandboxStore } from '../store.ts';
import type { Bundle } from './bundle.ts';
import { digitsOf } from './card.ts';
import { countDecline, type FrameParams, hmac } from './gateway.ts';
import { bankPage } from './pages.ts';
import { CHALLENGES } from './paths.ts';

/** The code that every bank in the sandbox sends. */
const CODE = '123456';

/** A bank's request that the card holder confirms a payment. A payment has at most one. */
export interface Challenge {
  readonly id: string;
  /** The payment parameters of the card form. */
  readonly params: FrameParams;
  /** The HMAC of the payment and the card number. The number itself is not stored. */
  readonly payment: string;
  readonly openedAt: number;
  triesLeft: number;
  state: 'open' | 'confirmed' | 'declined';
}

/** The bank's answer to a code or to Cancel. */
export type ChallengeAnswer = Pick<Challenge, 'state' | 'triesLeft'>;

/** Returns the HMAC of a payment and a card number. */
export const paymentOf = (store: SandboxStore, { merchReference }: FrameParams, number: string) =>
  hmac(store, `${merchReference} ${digitsOf(number)}`).toString('hex');

/** Opens a challenge instead of an earlier one of the same payment. @returns its secret id */
export function openChallenge(store: SandboxStore, params: FrameParams, number: string): string {
  const { merchReference } = params;
  const id = `${merchReference}-${randomBytes(16).toString('hex')}`;
  const payment = paymentOf(store, params, number);
  store.challenges.delete(merchReference);
  const opened = { openedAt: Date.now(), triesLeft: 3, state: 'open' } as const;
  store.challenges.set(merchReference, { id, params, payment, ...opened });
  return id;
}

/** Returns the challenge with an id, unless it is over. */
export function findChallenge({ challenges }: SandboxStore, id = ''): Challenge | undefined {
  const challenge = challenges.get(id.split('-')[0]);
  return challenge?.id === id ? challenge : undefined;
}

/** Records a code or a cancellation. A confirmed or declined challenge never changes. @throws a 400 for another body */
function answerChallenge(store: SandboxStore, challenge: Challenge, body: unknown): ChallengeAnswer {
  const { code, cancel }: Partial<Record<string, unknown>> = Object(body);
  if (cancel !== true && typeof code !== 'string')
    throw httpError(400, 'send a code as a text, or cancel: true');
  if (challenge.state === 'open') {
    challenge.triesLeft = cancel ? 0 : challenge.triesLeft - 1;
    if (!cancel && digitsOf(String(code)) === CODE) challenge.state = 'confirmed';
    else if (challenge.triesLeft === 0) {
      challenge.state = 'declined';
      countDecline(store, challenge.params.reference);
    }
  }
  return { state: challenge.state, triesLeft: challenge.triesLeft };
}

/**
 * Adds the card holder's bank: GET shows its page, POST accepts a code or a cancellation.
 * @param policy the Content-Security-Policy of its pages
 */
export function addBank(app: FastifyInstance, store: SandboxStore, bundle: Bundle, policy: string): void {
  const url = `${CHALLENGES}/:id`;
  addRoutes(app, CHALLENGES, [JSON_TYPE], (scope) => {
    scope.get<{ Params: { id: string } }>(url, async ({ params }, reply) => {
      const challenge = findChallenge(store, params.id);
      const open = challenge?.state === 'open' ? { amount: challenge.params.amount, code: CODE } : undefined;
      return reply
        .code(open ? 200 : 410)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(bankPage(bundle, open));
    });

    scope.post<{ Params: { id: string } }>(url, { bodyLimit: 1024 }, async ({ params, body }) => {
      const challenge = findChallenge(store, params.id);
      if (!challenge) throw httpError(410, 'this challenge is over');
      return answerChallenge(store, challenge, body);
    });
  });
}
