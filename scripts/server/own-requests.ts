import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowedHosts } from '../settings.ts';
import { ownOrigin, pageOrigin } from './https.ts';
import { refuse } from './refusals.ts';

const LOOPBACK = ['127.0.0.1', 'localhost'];
const HTTP_PORT = 80;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Returns true if a request may change data and its headers show that another site's page sent it. */
function isForeign(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (SAFE_METHODS.includes(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  // browsers send this only for pages with the same host and protocol, whatever a proxy reports
  if (site === 'same-origin') return false;
  return pageOrigin(request) !== ownOrigin(request);
}

/**
 * Makes `app` refuse requests for another host (421), which protects from DNS rebinding, and requests from another
 * site's page that may change data (403). Requests without an `origin`, such as from programs, are accepted.
 * @param port the port that the Host header must contain. By default it is the port of the connection.
 */
export function addOwnRequestsOnly(app: FastifyInstance, port?: number): void {
  const allowed = new Set(allowedHosts());
  const isOwn = (host: string, at: number) =>
    LOOPBACK.some((name) => host === `${name}:${at}` || (at === HTTP_PORT && host === name)) ||
    allowed.has(host);

  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host?.toLowerCase();
    if (!host) return refuse(reply, 400, 'The Host header is missing');
    // an injected request has no port
    if (!isOwn(host, port ?? request.socket.localPort ?? HTTP_PORT))
      return refuse(reply, 421, `This server isn't "${host}". Add the host to ALLOWED_HOSTS if it should be`);
    if (isForeign(request)) return refuse(reply, 403, 'Only pages of this site may send this request');
    done();
  });
}
