import type { FastifyInstance } from 'fastify';
import { takeOnly } from '../body-kind.ts';
import { httpError } from '../http-error.ts';
import { answerTo, DECLINED } from './answers.ts';
import { digitsOf } from './card/digits.ts';
import { cardProblems, type EnteredCard } from './card/entered-card.ts';
import type { CardGateway } from './gateway.ts';
import { TOKENS } from './paths.ts';

/** The request of the card form. */
export interface TokenRequest extends EnteredCard {
  /** The signed query of its own address. */
  params: string;
  /** The challenge that this card's holder has answered, once the first answer has asked for it. */
  challenge?: string;
}

const HOUR = 3_600_000;
/** Where a day ends last, and where it begins first, in hours from UTC. */
const ZONES = [-12, 14];

function isTokenRequest(body: unknown): body is TokenRequest {
  const parts: Partial<Record<string, unknown>> = typeof body === 'object' && body !== null ? body : {};
  const isText = (name: string) => typeof parts[name] === 'string';
  return (
    ['params', 'number', 'expiry', 'cvv'].every(isText) &&
    (parts.challenge === undefined || isText('challenge'))
  );
}

/** Returns what is wrong with a card on whichever day it is for the visitor. It never holds what was typed. */
function problemWith(card: EnteredCard): string | undefined {
  const problems = ZONES.map((hours) => {
    const today = new Date(Date.now() + hours * HOUR).toISOString().slice(0, 10);
    return Object.values(cardProblems(card, today)).find(Boolean);
  });
  return problems.every(Boolean) ? problems[0] : undefined;
}

/**
 * POST /card-form/tokens: has a token made of a card. Answers { messages }, which the frame passes on to the page, or
 * { challenge }, the address of the bank's page. The 429 after too many declined cards has messages too.
 */
export function addTokens(app: FastifyInstance, gateway: CardGateway): void {
  const { challenges, declines } = gateway;
  app.register(async (scope) => {
    takeOnly(scope, 'json', TOKENS);
    scope.post(TOKENS, { bodyLimit: 8192 }, async ({ body: card }, reply) => {
      if (!isTokenRequest(card))
        throw httpError(400, `${TOKENS}: send params, number, expiry and cvv, all as texts`);
      const challenge = card.challenge === undefined ? undefined : challenges.find(card.challenge);
      // a card that came in time may be confirmed later
      const query = gateway.read(card.params, challenge?.openedAt);
      if (!query) throw httpError(403, `${TOKENS}: the signature of params is wrong`);
      const { params, problem } = query;
      if (problem) throw httpError(410, problem);
      if (
        card.challenge !== undefined &&
        !(challenge && challenges.isFor(challenge, params, digitsOf(card.number)))
      )
        throw httpError(410, `${TOKENS}: this challenge is over, or belongs to another card`);
      const mistake = problemWith(card);
      if (mistake) throw httpError(400, mistake);
      if (declines.areTooMany(params)) {
        reply.code(429);
        return { messages: [DECLINED], message: `${TOKENS}: too many cards were declined` };
      }
      return answerTo({ card, params, challenge }, gateway);
    });
  });
}
