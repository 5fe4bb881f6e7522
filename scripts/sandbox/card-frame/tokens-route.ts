import type { FastifyInstance } from 'fastify';
import { takeOnly } from '../body-kind.ts';
import { httpError } from '../http-error.ts';
import { answersTo, DECLINED } from './answers.ts';
import { cardProblems, type EnteredCard } from './card/entered-card.ts';
import type { CardGateway } from './gateway.ts';
import { TOKENS } from './paths.ts';

/** What the card form sends: the card, and the signed query of its own address. */
export interface TokenRequest extends EnteredCard {
  params: string;
}

const HOUR = 3_600_000;
/** Where a day ends last, and where it begins first, in hours from UTC. */
const ZONES = [-12, 14];

function isTokenRequest(body: unknown): body is TokenRequest {
  const parts: Partial<Record<string, unknown>> = typeof body === 'object' && body !== null ? body : {};
  return ['params', 'number', 'expiry', 'cvv'].every((name) => typeof parts[name] === 'string');
}

/** What is wrong with a card on whichever day it is where the visitor is. It never holds what was typed. */
function problemWith(card: EnteredCard): string | undefined {
  const problems = ZONES.map((hours) => {
    const today = new Date(Date.now() + hours * HOUR).toISOString().slice(0, 10);
    return Object.values(cardProblems(card, today)).find(Boolean);
  });
  return problems.every(Boolean) ? problems[0] : undefined;
}

/**
 * POST /card-form/tokens: has a token made of a card. Answers { messages }, which the frame passes on to the page; so
 * does the 429 after too many declined cards.
 */
export function addTokens(app: FastifyInstance, gateway: CardGateway): void {
  app.register(async (scope) => {
    takeOnly(scope, 'json', TOKENS);
    scope.post(TOKENS, { bodyLimit: 8192 }, async ({ body }, reply) => {
      if (!isTokenRequest(body))
        throw httpError(400, `${TOKENS}: send params, number, expiry and cvv, all as texts`);
      const query = gateway.read(body.params);
      if (!query) throw httpError(403, `${TOKENS}: the signature of params is wrong`);
      if (query.problem) throw httpError(410, query.problem);
      const problem = problemWith(body);
      if (problem) throw httpError(400, problem);
      if (gateway.declines.areTooMany(query.params)) {
        reply.code(429);
        return { messages: [DECLINED], message: `${TOKENS}: too many cards were declined` };
      }
      return { messages: await answersTo(body, query.params, gateway) };
    });
  });
}
