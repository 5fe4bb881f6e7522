import type { FastifyInstance } from 'fastify';
import { takeOnly } from '../body-kind.ts';
import { httpError } from '../http-error.ts';
import { bankPage, endedBankPage } from './bank-page.ts';
import type { Bundle } from './bundle.ts';
import { digitsOf } from './card/digits.ts';
import type { Challenge } from './challenges.ts';
import type { CardGateway } from './gateway.ts';
import { bankPolicy } from './headers.ts';
import { CHALLENGES } from './paths.ts';

/** The answer to a code, or to Cancel. */
export type ChallengeAnswer = Pick<Challenge, 'state' | 'triesLeft'>;

export interface ChallengeOptions {
  gateway: CardGateway;
  bundle: Bundle;
  /** The origins that pages may show the card form from. */
  siteOrigins: readonly string[];
}

/** Returns the code that was entered; undefined for a cancellation. @throws a 400 for a body of another shape */
function enteredCode(body: unknown): string | undefined {
  const { code, cancel }: Partial<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? body : {};
  if (cancel === true) return undefined;
  if (typeof code === 'string') return digitsOf(code);
  throw httpError(400, `${CHALLENGES}: send a code as a text, or cancel: true`);
}

/** Stands in for the card holder's bank: GET shows its page, POST takes a code or the cancellation. */
export function addChallenges(
  app: FastifyInstance,
  { gateway, bundle, siteOrigins }: ChallengeOptions,
): void {
  const { challenges, declines } = gateway;
  app.register(async (scope) => {
    takeOnly(scope, 'json', CHALLENGES);
    const url = `${CHALLENGES}/:id`;

    scope.get<{ Params: { id: string } }>(url, async ({ params }, reply) => {
      const challenge = challenges.find(params.id);
      reply.type('text/html; charset=utf-8').header('content-security-policy', bankPolicy(siteOrigins));
      if (challenge?.state !== 'open') return reply.code(410).send(endedBankPage(bundle));
      return reply.send(bankPage(bundle, challenge));
    });

    scope.post<{ Params: { id: string } }>(
      url,
      { bodyLimit: 1024 },
      async ({ params, body }): Promise<ChallengeAnswer> => {
        const challenge = challenges.find(params.id);
        if (!challenge) throw httpError(410, `${CHALLENGES}: this challenge is over`);
        const { state, triesLeft } = challenges.answer(challenge, enteredCode(body));
        if (state === 'declined' && challenge.state === 'open') declines.add(challenge.params);
        return { state, triesLeft };
      },
    );
  });
}
