import type { FastifyInstance } from 'fastify';
import { acceptOnly } from '../call.ts';
import { httpError } from '../errors.ts';
import type { Bundle } from './bundle.ts';
import type { ChallengeAnswer } from './challenges.ts';
import { digitsOf } from './digits.ts';
import type { CardGateway } from './gateway.ts';
import { bankPage, endedBankPage } from './pages.ts';
import { CHALLENGES } from './paths.ts';

/** Returns the entered code; undefined for a cancellation. @throws a 400 for a body of another shape */
function enteredCode(body: unknown): string | undefined {
  const { code, cancel }: Partial<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? body : {};
  if (cancel === true) return undefined;
  if (typeof code === 'string') return digitsOf(code);
  throw httpError(400, `${CHALLENGES}: send a code as a text, or cancel: true`);
}

/** Adds the card holder's bank: GET shows its page, POST accepts a code or the cancellation. @param policy of its pages */
export function addBank(
  app: FastifyInstance,
  { challenges, declines }: CardGateway,
  bundle: Bundle,
  policy: string,
): void {
  app.register(async (scope) => {
    acceptOnly(scope, 'json', CHALLENGES);
    const url = `${CHALLENGES}/:id`;

    scope.get<{ Params: { id: string } }>(url, async ({ params }, reply) => {
      const challenge = challenges.find(params.id);
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
      if (challenge?.state !== 'open') return reply.code(410).send(endedBankPage(bundle));
      return reply.send(bankPage(bundle, challenge));
    });

    scope.post<{ Params: { id: string } }>(
      url,
      { bodyLimit: 1024 },
      async ({ params, body }): Promise<ChallengeAnswer> => {
        const challenge = challenges.find(params.id);
        if (!challenge) throw httpError(410, `${CHALLENGES}: this challenge is over`);
        if (challenges.answer(challenge, enteredCode(body))) declines.add(challenge.params);
        const { state, triesLeft } = challenge;
        return { state, triesLeft };
      },
    );
  });
}
