import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowedHosts } from '../settings.ts';
import { ownOrigin, pageOrigin } from './https.ts';
import { refuse } from './refusals.ts';

const LOOPBACK = ['127.0.0.1', 'localhost'];
const HTTP_PORT = 80;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Returns true for a request that may change something and, by its headers, comes from another site's page. */
function isForeign(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (SAFE_METHODS.includes(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  // browsers say this only of pages of the same host and protocol, whatever a proxy in between says
  if (site === 'same-origin') return false;
  return pageOrigin(request) !== ownOrigin(request);
}

/**
 * Makes `app` refuse requests for another host (421), as after DNS rebinding, and requests from another site's page that
 * may change something (403). Requests without an `origin`, as from programs, are served.
 *
 * @param port the port that the Host header must name; by default the one that the connection uses
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
