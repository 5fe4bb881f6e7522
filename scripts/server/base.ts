import type { Server } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { hstsIsOn } from '../settings.ts';
import { addOwnRequestsOnly, isHttps } from './own-requests.ts';
import { collectMethods, refuseMalformed, shortened } from './refusals.ts';
import { endSlowBodies, SLOWEST } from './slow-bodies.ts';

type Headers = Readonly<Record<string, string>>;

/** Asks browsers to use https from now on. */
export const HSTS_HEADER = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** The limits for connections, in bytes and milliseconds. A client that sends headers byte by byte has 15 seconds at most. */
export const LIMITS = {
  bodyLimit: 8 * 1024,
  // longer than a page waits for the answer to an application
  connectionTimeout: 190_000,
  // longer than proxies keep idle connections, which is usually a minute
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 10_000,
    // connections can exceed a limit by this much
    connectionsCheckingInterval: 5_000,
    // Node's answer would not have our headers
    requireHostHeader: false,
  },
} as const satisfies FastifyHttpOptions<Server>;

interface BaseServerOptions
  extends Omit<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'> {
  /** The headers of every answer. */
  headers: Headers;
  /** The additional headers of answers over https. They replace headers of the same name. */
  overHttps?: Headers;
  /** The port that the Host header must contain. By default it is the port of the connection. */
  port?: number;
  /** The least speed of bodies, if not the usual one. */
  slowest?: typeof SLOWEST;
}

function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  error.message = shortened(error.message);
  return reply.header('cache-control', 'no-store').send(error);
}

/**
 * Creates the base server of the site and the card frame. It adds headers to every answer, limits requests, and
 * refuses requests that are malformed, come from another site or use a wrong method. It isn't listening yet.
 * @param addRoutes adds the routes, and plugins with routes
 */
export function createBaseServer(
  { headers, overHttps, port, slowest = SLOWEST, ...options }: BaseServerOptions,
  addRoutes: (app: FastifyInstance) => void,
): FastifyInstance {
  const forHttps = { ...headers, ...overHttps, ...(hstsIsOn() && HSTS_HEADER) };
  const app = Fastify({
    ...LIMITS,
    ...options,
    // hooks don't run for a path that can't be decoded
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply.headers(headers)),
    clientErrorHandler: refuseMalformed(headers),
  });
  // Node's answer would not have our headers
  app.server.on('checkExpectation', ({ socket }) =>
    app.server.emit('clientError', { code: 'EXPECT' }, socket),
  );
  endSlowBodies(app, slowest);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isHttps(request) ? forHttps : headers);
    done();
  });
  addOwnRequestsOnly(app, port);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // a keep-alive connection would keep a closing server open
    if (!app.server.listening) reply.header('connection', 'close');
    done();
  });
  app.setErrorHandler(sendError);
  const refuseOtherMethods = collectMethods(app);
  addRoutes(app);
  app.register(refuseOtherMethods);
  return app;
}
