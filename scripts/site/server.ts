import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { CardGateway } from '../sandbox/card-frame/gateway.ts';
import { sandbox } from '../sandbox/index.ts';
import { createBaseServer } from '../server/base.ts';
import { BuiltSite } from './built-site.ts';
import { addNotFound } from './not-found.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { addBuiltFiles } from './serve-files.ts';

export interface SiteOptions {
  /** The folder of the built site, absolute. A build that is published there is served at once. */
  dist: string;
  /** The path that the bare address leads to. */
  home: string;
  /** The one that the card frame has too: its frame is the only one that pages may show. Without it there is none. */
  gateway?: CardGateway;
  /** As Fastify takes it; silent unless given. */
  logger?: NonNullable<FastifyServerOptions['logger']>;
}

/** The built site with the sandbox behind it, not yet listening. */
export function createServer({ dist, home, gateway, logger = false }: SiteOptions): FastifyInstance {
  const headers = securityHeaders(gateway?.origin);
  const app = createBaseServer({
    logger,
    // a page's address works with and without a slash at its end
    routerOptions: { ignoreTrailingSlash: true },
    // a path that cannot be decoded never reaches a hook, so its answer gets the headers here
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
      reply.headers(headers).send(error),
  });
  addSecurityHeaders(app, headers);
  const site = new BuiltSite(dist);
  addNotFound(app, site);
  app.register(sandbox, { gateway });
  app.get('/', async (_request, reply) => reply.redirect(home));
  addBuiltFiles(app, site);
  return app;
}
