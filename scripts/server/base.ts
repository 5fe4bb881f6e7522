import type { Server } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { hstsIsOn } from '../settings.ts';
import { cameByHttps } from './https.ts';
import { addOwnRequestsOnly } from './own-requests.ts';
import { collectMethods, refuseExpectations, refuseMalformed, shortened } from './refusals.ts';

type Headers = Readonly<Record<string, string>>;

const HSTS_HEADER = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** The interval between checks of the time limits, in milliseconds. A connection can exceed them by this much. */
const CHECK_INTERVAL = 5_000;

/**
 * Limits for connections, in bytes and milliseconds. A client that sends its request byte by byte is cut off after 25
 * seconds at most.
 */
export const LIMITS = {
  bodyLimit: 8 * 1024,
  requestTimeout: 20_000,
  // longer than a page waits for the answer to an application
  connectionTimeout: 190_000,
  // longer than proxies keep a connection, usually a minute
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: CHECK_INTERVAL,
    // Node's own answer would lack our headers
    requireHostHeader: false,
  },
} as const satisfies FastifyHttpOptions<Server>;

interface BaseServerOptions
  extends Omit<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'> {
  /** Sent with every answer. */
  headers: Headers;
  /** Sent with answers over https. They replace headers of the same name. */
  overHttps?: Headers;
  /** The port that the Host header must name; by default the one that the connection uses. */
  port?: number;
}

function addHeaders(app: FastifyInstance, headers: Headers, overHttps: Headers): void {
  const forHttps = { ...headers, ...overHttps, ...(hstsIsOn() && HSTS_HEADER) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(cameByHttps(request) ? forHttps : headers);
    done();
  });
}

/** Ends keep-alive connections with their last answer when the server closes. Otherwise they would keep it open. */
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
 * Creates the server that the site and the card frame are built on. It sends headers with every answer, limits requests,
 * and refuses those that are malformed, come from another site or use a wrong method. It isn't listening yet.
 *
 * @param addRoutes adds the routes, and plugins with routes
 */
export function createBaseServer(
  { headers, overHttps = {}, port, ...options }: BaseServerOptions,
  addRoutes: (app: FastifyInstance) => void,
): FastifyInstance {
  const app = Fastify({
    ...LIMITS,
    ...options,
    // hooks don't run for a path that can't be decoded
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      error.message = shortened(error.message);
      reply.headers({ ...headers, 'cache-control': 'no-store' }).send(error);
    },
    clientErrorHandler: refuseMalformed(headers),
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
