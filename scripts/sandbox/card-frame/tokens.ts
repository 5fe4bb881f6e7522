import type { FastifyInstance } from 'fastify';
import type { CardFrameMessage } from '#types/events/card-frame';
import { acceptOnly } from '../call.ts';
import { type FrameAnswer, testCards } from '../data/index.ts';
import { httpError } from '../errors.ts';
import { cardProblems, type EnteredCard } from './card.ts';
import type { Challenge } from './challenges.ts';
import { digitsOf } from './digits.ts';
import type { CardGateway, FrameParams } from './gateway.ts';
import { CHALLENGES, TOKENS } from './paths.ts';

/** The messages for the page, or the address of the bank's page that the holder must answer first. */
type TokenAnswer = { messages: CardFrameMessage[] } | { challenge: string };

/** The request of the card form. */
interface TokenRequest extends EnteredCard {
  /** The signed query of its own address. */
  params: string;
  /** The id of the answered challenge, if the first answer asked for one. */
  challenge?: string;
}

const DECLINED: CardFrameMessage = { type: 'outcome', success: false };

const HOUR = 3_600_000;
/** The last and the first time zone of a day, in hours from UTC. */
const ZONES = [-12, 14];
/** The delay of the late token, in milliseconds. */
const LATE = 3000;

function isTokenRequest(body: unknown): body is TokenRequest {
  const parts: Partial<Record<string, unknown>> = typeof body === 'object' && body !== null ? body : {};
  const isText = (name: string) => typeof parts[name] === 'string';
  return (
    ['params', 'number', 'expiry', 'cvv'].every(isText) &&
    (parts.challenge === undefined || isText('challenge'))
  );
}

/** Returns a problem that a card has on every possible day of the visitor. It never contains what was typed. */
function problemWith(card: EnteredCard): string | undefined {
  const problems = ZONES.map((hours) => {
    const today = new Date(Date.now() + hours * HOUR).toISOString().slice(0, 10);
    return Object.values(cardProblems(card, today)).find(Boolean);
  });
  return problems.every(Boolean) ? problems[0] : undefined;
}

/** Returns the answer to a valid card. @param challenge the one that its holder has answered */
async function answerTo(
  gateway: CardGateway,
  card: EnteredCard,
  params: FrameParams,
  challenge: Challenge | undefined,
): Promise<TokenAnswer> {
  const digits = digitsOf(card.number);
  const testCard = testCards.find(({ number }) => digitsOf(number) === digits);
  const { frame, outcome } = testCard ?? ({ frame: 'token', outcome: 'member' } as const);

  const accept = (): CardFrameMessage[] => [
    { type: 'outcome', success: true },
    { type: 'token', card: gateway.issue(card, params, outcome) },
  ];
  const answers: Record<FrameAnswer, () => CardFrameMessage[] | Promise<CardFrameMessage[]>> = {
    token: accept,
    'token twice': () => {
      const messages = accept();
      return [...messages, ...messages.slice(-1)];
    },
    'token late': async () => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      return accept();
    },
    'token after a challenge': () => {
      if (challenge?.state === 'confirmed') return accept();
      // the bank counts what it declines
      if (challenge?.state === 'declined') return [DECLINED];
      return [{ type: 'failure', reason: 'The bank has no answer yet' }];
    },
    declined: () => {
      gateway.declines.add(params);
      return [DECLINED];
    },
    failure: () => [{ type: 'failure', reason: 'The gateway is down' }],
    nothing: () => new Promise(() => {}),
  };
  if (frame === 'token after a challenge' && !challenge)
    return { challenge: `${CHALLENGES}/${gateway.challenges.open(params, digits).id}` };
  return { messages: await answers[frame]() };
}

/**
 * Adds POST /card-form/tokens, which exchanges a card for a token. Answers { messages }, which the frame passes on to the
 * page, or { challenge }, the address of the bank's page. The 429 after too many declined cards has messages too.
 */
export function addTokens(app: FastifyInstance, gateway: CardGateway): void {
  const { challenges, declines } = gateway;
  app.register(async (scope) => {
    acceptOnly(scope, 'json', TOKENS);
    scope.post(TOKENS, { bodyLimit: 8192 }, async ({ body: card }, reply) => {
      if (!isTokenRequest(card))
        throw httpError(400, `${TOKENS}: send params, number, expiry and cvv, all as texts`);
      const challenge = card.challenge === undefined ? undefined : challenges.find(card.challenge);
      // a card that was sent in time may be confirmed later
      const query = gateway.read(card.params, challenge?.openedAt);
      if (!query) throw httpError(403, `${TOKENS}: the signature of params is wrong`);
      const { params, problem } = query;
      if (problem) throw httpError(410, problem);
      if (
        card.challenge !== undefined &&
        !(challenge && challenges.isFor(challenge, params, digitsOf(card.number)))
      )
        throw httpError(410, `${TOKENS}: this challenge is over, or belongs to another card`);
      const cardProblem = problemWith(card);
      if (cardProblem) throw httpError(400, cardProblem);
      if (declines.areTooMany(params)) {
        reply.code(429);
        return { messages: [DECLINED], message: `${TOKENS}: too many cards were declined` };
      }
      return answerTo(gateway, card, params, challenge);
    });
  });
}
