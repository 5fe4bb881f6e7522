import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from './refuse.ts';

/** Answers 405. @param allowed the methods that the address supports */
export function refuseMethod(reply: FastifyReply, allowed: Iterable<string>): FastifyReply {
  const allow = [...allowed].join(', ');
  reply.header('allow', allow);
  return refuse(reply, 405, `${reply.request.method} is not allowed here. Use ${allow}`);
}

/**
 * Collects the routes that are added to `app` from now on.
 *
 * @returns a plugin to register after all others: it answers 405 for the methods that these routes don't support
 */
export function collectMethods(app: FastifyInstance): (scope: FastifyInstance) => Promise<void> {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    routes.set(url, new Set([...(routes.get(url) ?? []), ...[method].flat()]));
  });
  return async (scope) => {
    for (const [url, methods] of [...routes]) {
      const allowed = [...methods];
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      if (others.length === 0) continue;
      const refusal = (reply: FastifyReply) => refuseMethod(reply, allowed);
      // before the body is read
      scope.route({
        method: others,
        url,
        onRequest: async (_request, reply) => refusal(reply),
        handler: (_request, reply) => refusal(reply),
      });
    }
  };
}
