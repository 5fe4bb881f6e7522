import type { FastifyInstance } from 'fastify';
import type { CardFrameMessage } from '#types/events/card-frame';
import { JSON_TYPE } from '../../api/calls.ts';
import { addRoutes } from '../call.ts';
import type { SubmissionOutcome } from '../calls/pre-submission.ts';
import testCards from '../data/test-cards.json' with { type: 'json' };
import { httpError } from '../errors.ts';
import type { SandboxStore } from '../store.ts';
import { type Challenge, findChallenge, openChallenge, paymentOf } from './bank.ts';
import { cardProblems, digitsOf, type EnteredCard } from './card.ts';
import { countDecline, type FrameParams, hasTooManyDeclines, issueToken, readParams } from './gateway.ts';
import { CHALLENGES, TOKENS } from './paths.ts';

/** The request that the card form sends. */
interface TokenRequest extends EnteredCard {
  /** The signed query of the card form's address. */
  params: string;
  /** The id of the answered challenge, if the first answer asked for one. */
  challenge?: string;
}

/** The messages for the host page, or the path of the bank's page that the holder must answer first. */
type TokenAnswer = { messages: CardFrameMessage[] } | { challenge: string };

const DECLINED: TokenAnswer = { messages: [{ type: 'outcome', success: false }] };
const failure = (reason: string): TokenAnswer => ({ messages: [{ type: 'failure', reason }] });

/** The time zones furthest behind and ahead of UTC. */
const ZONES = ['Etc/GMT+12', 'Pacific/Kiritimati'];
/** The delay of a late token, in milliseconds. */
const LATE = 3000;

function isTokenRequest(body: unknown): body is TokenRequest {
  const { params, number, expiry, cvv, challenge = '' }: Partial<Record<string, unknown>> = Object(body);
  return [params, number, expiry, cvv, challenge].every((part) => typeof part === 'string');
}

/**
 * Returns a card's problem if it has one in every time zone, because the visitor's date is unknown. The text never
 * contains what was typed.
 */
function problemWith(card: EnteredCard): string | undefined {
  const problems = ZONES.map((timeZone) => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone });
    return Object.values(cardProblems(card, today)).find(Boolean);
  });
  return problems.every(Boolean) ? problems[0] : undefined;
}

/** Returns the answer to a valid card. @param challenge the challenge that the holder has answered */
async function answerTo(
  store: SandboxStore,
  card: EnteredCard,
  params: FrameParams,
  challenge: Challenge | undefined,
): Promise<TokenAnswer> {
  const digits = digitsOf(card.number);
  const { frame, outcome } = testCards.find(({ number }) => digitsOf(number) === digits) ?? {
    frame: 'token',
    outcome: 'member',
  };
  switch (frame) {
    case 'token after a challenge':
      if (!challenge) return { challenge: `${CHALLENGES}/${openChallenge(store, params, digits)}` };
      if (challenge.state === 'open') return failure('The bank has no answer yet');
      // the bank has already counted its declined challenge
      if (challenge.state === 'declined') return DECLINED;
      break;
    case 'declined':
      countDecline(store, params.reference);
      return DECLINED;
    case 'failure':
      return failure('The gateway is down');
    case 'nothing':
      return new Promise(() => {});
    case 'token late':
      await new Promise((resolve) => setTimeout(resolve, LATE));
  }
  const issued = issueToken(store, card, params, outcome as SubmissionOutcome);
  const token: CardFrameMessage = { type: 'token', card: issued };
  const messages: CardFrameMessage[] = [{ type: 'outcome', success: true }, token];
  return { messages: frame === 'token twice' ? [...messages, token] : messages };
}

/** Adds POST /card-form/tokens, which exchanges a card for a token. A 429 for too many declined cards has messages. */
export function addTokens(app: FastifyInstance, store: SandboxStore): void {
  addRoutes(app, TOKENS, [JSON_TYPE], (scope) => {
    scope.post(TOKENS, async ({ body: card }, reply) => {
      if (!isTokenRequest(card)) throw httpError(400, 'send params, number, expiry and cvv, all as texts');
      const challenge = findChallenge(store, card.challenge);
      // a card that was submitted in time can be confirmed later
      const query = readParams(store, card.params, challenge?.openedAt);
      if (!query) throw httpError(403, 'the signature of params is wrong');
      const { params, problem } = query;
      if (problem) throw httpError(410, problem);
      if (card.challenge !== undefined && challenge?.payment !== paymentOf(store, params, card.number))
        throw httpError(410, 'this challenge is over, or belongs to another card');
      const cardProblem = problemWith(card);
      if (cardProblem) throw httpError(400, cardProblem);
      if (hasTooManyDeclines(store, params.reference)) return reply.code(429).send(DECLINED);
      return answerTo(store, card, params, challenge);
    });
  });
}
