import type { FastifyInstance } from 'fastify';

/** POST /sandbox/reset: the sandbox as it was when it started, whatever the body. Answers 204. */
export function addReset(app: FastifyInstance, stores: { clear(): void }[]): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async () => undefined);
    scope.post('/sandbox/reset', async (_request, reply) => {
      for (const store of stores) store.clear();
      return reply.code(204).send();
    });
  });
}
