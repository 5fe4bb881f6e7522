import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { sandbox } from '../sandbox/index.ts';
import { addNotFound } from './not-found.ts';
import { addSecurityHeaders, setSecurityHeaders } from './security-headers.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

export interface SiteOptions {
  /** The folder of the built site, absolute. Its files are listed once, when the server gets ready. */
  dist: string;
  /** The path that the bare address leads to. */
  home: string;
  /** As Fastify takes it; silent unless given. */
  logger?: NonNullable<FastifyServerOptions['logger']>;
}

/** A path that cannot be decoded never reaches a hook, so its answer gets the headers here. */
function answerBadUrl(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(reply);
  reply.send(error);
}

/** The built site with the sandbox behind it, not yet listening. */
export function createServer({ dist, home, logger = false }: SiteOptions): FastifyInstance {
  const app = Fastify({
    logger,
    // a page's address works with and without a slash at its end
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerBadUrl,
  });
  addSecurityHeaders(app);
  addNotFound(app, dist);
  app.register(sandbox);
  app.get('/', async (_request, reply) => reply.redirect(home));
  app.register(fastifyStatic, {
    root: dist,
    // only what was built has a route; the front page is ours
    wildcard: false,
    globIgnore: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    // everything under assets/ has a hash of its content in its name
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(dist, 'assets', sep)) ? A_YEAR : 'no-cache');
    },
  });
  return app;
}
