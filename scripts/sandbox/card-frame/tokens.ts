import type { FastifyInstance } from 'fastify';
import type { CardFrameMessage } from '#types/events/card-frame';
import { acceptOnly, JSON_TYPE } from '../call.ts';
import type { SubmissionOutcome } from '../calls/pre-submission.ts';
import testCardData from '../data/test-cards.json' with { type: 'json' };
import { httpError } from '../errors.ts';
import type { SandboxStore } from '../store.ts';
import { type Challenge, isChallengeFor, openChallenge } from './bank.ts';
import { cardProblems, digitsOf, type EnteredCard } from './card.ts';
import { countDecline, type FrameParams, hasTooManyDeclines, issueToken, readParams } from './gateway.ts';
import { CHALLENGES, TOKENS } from './paths.ts';

interface TestCard {
  number: string;
  frame:
    | 'token'
    | 'token twice'
    | 'token late'
    | 'token after a challenge'
    | 'declined'
    | 'failure'
    | 'nothing';
  /** The result of an application that is paid with this card. */
  outcome: SubmissionOutcome;
}

/** The request that the card form sends. */
interface TokenRequest extends EnteredCard {
  /** The signed query of the card form's address. */
  params: string;
  /** The id of the answered challenge, if the first answer asked for one. */
  challenge?: string;
}

/** The messages for the host page, or the path of the bank's page that the holder must answer first. */
type TokenAnswer = { messages: CardFrameMessage[] } | { challenge: string };

const DECLINED: CardFrameMessage = { type: 'outcome', success: false };
const failure = (reason: string): TokenAnswer => ({ messages: [{ type: 'failure', reason }] });

const HOUR = 3_600_000;
/** The time zones furthest behind and ahead of UTC, in hours. */
const ZONES = [-12, 14];
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
  const problems = ZONES.map((hours) => {
    const today = new Date(Date.now() + hours * HOUR).toISOString().slice(0, 10);
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
  const testCard = (testCardData as TestCard[]).find(({ number }) => digitsOf(number) === digits);
  const { frame, outcome }: Pick<TestCard, 'frame' | 'outcome'> = testCard ?? {
    frame: 'token',
    outcome: 'member',
  };
  const accept = (times = 1): TokenAnswer => {
    const token: CardFrameMessage = { type: 'token', card: issueToken(store, card, params, outcome) };
    return { messages: [{ type: 'outcome', success: true }, ...Array<CardFrameMessage>(times).fill(token)] };
  };
  switch (frame) {
    case 'token':
      return accept();
    case 'token twice':
      return accept(2);
    case 'token late':
      await new Promise((resolve) => setTimeout(resolve, LATE));
      return accept();
    case 'token after a challenge':
      if (!challenge) return { challenge: `${CHALLENGES}/${openChallenge(store, params, digits).id}` };
      if (challenge.state === 'confirmed') return accept();
      // the bank has already counted its declined challenge
      return challenge.state === 'declined'
        ? { messages: [DECLINED] }
        : failure('The bank has no answer yet');
    case 'declined':
      countDecline(store, params);
      return { messages: [DECLINED] };
    case 'failure':
      return failure('The gateway is down');
    case 'nothing':
      return new Promise(() => {});
  }
}

/**
 * Adds POST /card-form/tokens, which exchanges a card for a token. It answers { messages }, which the frame passes
 * on to the host page, or { challenge }, the path of the bank's page. The 429 after too many declined cards has
 * messages too.
 */
export function addTokens(app: FastifyInstance, store: SandboxStore): void {
  app.register(async (scope) => {
    acceptOnly(scope, [JSON_TYPE], TOKENS);
    scope.post(TOKENS, { bodyLimit: 8192 }, async ({ body: card }, reply) => {
      if (!isTokenRequest(card))
        throw httpError(400, `${TOKENS}: send params, number, expiry and cvv, all as texts`);
      const challenge = card.challenge === undefined ? undefined : store.challenges.get(card.challenge);
      // a card that was submitted in time can be confirmed later
      const query = readParams(store, card.params, challenge?.openedAt);
      if (!query) throw httpError(403, `${TOKENS}: the signature of params is wrong`);
      const { params, problem } = query;
      if (problem) throw httpError(410, problem);
      const isOver = !(challenge && isChallengeFor(store, challenge, params, card.number));
      if (card.challenge !== undefined && isOver)
        throw httpError(410, `${TOKENS}: this challenge is over, or belongs to another card`);
      const cardProblem = problemWith(card);
      if (cardProblem) throw httpError(400, cardProblem);
      if (hasTooManyDeclines(store, params)) {
        reply.code(429);
        return { messages: [DECLINED], message: `${TOKENS}: too many cards were declined` };
      }
      return answerTo(store, card, params, challenge);
    });
  });
}
