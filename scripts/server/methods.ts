import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from './refuse.ts';

/** Refuses a method that an address does not take. @param allowed those that it takes */
export function refuseMethod(reply: FastifyReply, allowed: Iterable<string>): FastifyReply {
  const allow = [...allowed].join(', ');
  reply.header('allow', allow);
  return refuse(reply, 405, `${reply.request.method} is not possible here. Use ${allow}`);
}

/**
 * Collects the routes that are added to `app` from now on.
 *
 * @returns a plugin to register after all others: it refuses the methods that these routes do not take, with a 405
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
