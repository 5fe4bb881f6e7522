import type { FastifyInstance } from 'fastify';

/** POST /sandbox/reset: the sandbox as it was when it started. Answers 204. */
export function addReset(app: FastifyInstance, stores: { clear(): void }[]): void {
  app.post('/sandbox/reset', async (_request, reply) => {
    for (const store of stores) store.clear();
    return reply.code(204).send();
  });
}
