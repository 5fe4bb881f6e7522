import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { CardGateway } from '../sandbox/card-frame/gateway.ts';
import { sandbox } from '../sandbox/index.ts';
import { createBaseServer } from '../server/base.ts';
import { BuiltSite } from './built-site.ts';
import { addCompression } from './compressed-answers.ts';
import { addNotFound } from './not-found.ts';
import { securityHeaders } from './security-headers.ts';
import { addBuiltFiles } from './serve-files.ts';

export interface SiteOptions {
  /** The absolute path of the built site. A build that is published there later is served without a restart. */
  dist: string;
  /** The path that the bare address leads to. */
  home: string;
  /** The one that the card frame has too: its frame is the only one that pages may show. Without it there is none. */
  gateway?: CardGateway;
  /** Receives a line for each policy report. */
  log?: (line: string) => void;
  /** As Fastify takes it; silent unless given. */
  logger?: NonNullable<FastifyServerOptions['logger']>;
}

/** Creates the server of the built site and the sandbox. It isn't listening yet. */
export function createServer({ dist, home, gateway, log, logger = false }: SiteOptions): FastifyInstance {
  const site = new BuiltSite(dist);
  const options = {
    ...securityHeaders(gateway?.origin),
    logger,
    // a page's address works with and without a slash at its end
    routerOptions: { ignoreTrailingSlash: true },
  };
  return createBaseServer(options, (app) => {
    addNotFound(app, site);
    app.register(async (scope) => {
      await addCompression(scope);
      await scope.register(sandbox, { gateway, log });
    });
    app.get('/', async (_request, reply) => reply.redirect(home));
    addBuiltFiles(app, site);
  });
}
