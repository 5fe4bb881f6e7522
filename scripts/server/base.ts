import type { Server } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { cameByHttps, HSTS_HEADER, hstsIsOn } from './https.ts';
import { LIMITS } from './limits.ts';
import { collectMethods } from './methods.ts';
import { addOwnRequestsOnly } from './own-requests.ts';
import { rawRefusals, refuseExpectations } from './raw-refusals.ts';
import { shortened } from './refuse.ts';

type Headers = Readonly<Record<string, string>>;

export interface BaseServerOptions
  extends Omit<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'> {
  /** On every answer, whatever it is. */
  headers: Headers;
  /** On answers to requests that came by https, in place of those. */
  overHttps?: Headers;
  /** The port in the Host of requests; the one that they come to unless given. */
  port?: number;
}

function addHeaders(app: FastifyInstance, headers: Headers, overHttps: Headers): void {
  const forHttps = { ...headers, ...overHttps, ...(hstsIsOn() && HSTS_HEADER) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(cameByHttps(request) ? forHttps : headers);
    done();
  });
}

/** Has the last answer on a connection end it once the server closes. Otherwise keep-alive would hold the server open. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/**
 * Returns a server with what the site's and the card frame's have in common: headers on every answer, limits, and the
 * refusal of requests that are malformed, of another site, or of a method that an address does not take. It isn't
 * listening yet.
 *
 * @param addRoutes adds what it serves
 */
export function createBaseServer(
  { headers, overHttps = {}, port, ...options }: BaseServerOptions,
  addRoutes: (app: FastifyInstance) => void,
): FastifyInstance {
  const app = Fastify({
    ...LIMITS,
    ...options,
    // a path that cannot be decoded reaches no hook
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      error.message = shortened(error.message);
      reply.headers({ ...headers, 'cache-control': 'no-store' }).send(error);
    },
    clientErrorHandler: rawRefusals(headers),
  });
  refuseExpectations(app, headers);
  addHeaders(app, headers, overHttps);
  addOwnRequestsOnly(app, port);
  endConnectionsOnClose(app);
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    error.message = shortened(error.message);
    return reply.header('cache-control', 'no-store').send(error);
  });
  const refuseOtherMethods = collectMethods(app);
  addRoutes(app);
  app.register(refuseOtherMethods);
  return app;
}
