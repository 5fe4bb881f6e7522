import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowedHosts } from '../settings.ts';
import { refuse } from './refusals.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const OWN_NAMES = ['127.0.0.1', 'localhost'];
const HTTP_PORT = 80;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Returns true if a proxy on this machine reports in `x-forwarded-proto` that the request came over https. */
export function isHttps({ headers, socket }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || !LOOPBACK.includes(socket.remoteAddress ?? '')) return false;
  // each proxy appends its value, so the last one is from ours
  return String(forwarded).split(',').at(-1)?.trim() === 'https';
}

/** Returns the server's origin, with the host that the request names. */
function ownOrigin(request: FastifyRequest): string {
  return new URL(`${isHttps(request) ? 'https' : 'http'}://${request.host}`).origin;
}

/** Returns the origin of the page that sent a request, or the server's origin if the request has none. */
export function pageOrigin(request: FastifyRequest): string {
  return request.headers.origin ?? ownOrigin(request);
}

/** Returns true if a request may change data and its headers show that another site's page sent it. */
function isForeign(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (SAFE_METHODS.includes(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  // browsers send this only for pages with the same host and protocol, whatever a proxy reports
  return site !== 'same-origin' && pageOrigin(request) !== ownOrigin(request);
}

/**
 * Makes `app` refuse requests for another host (421), which protects from DNS rebinding, and requests from another
 * site's page that may change data (403). Requests without an `origin`, such as from programs, are accepted.
 * @param port the port that the Host header must contain. By default it is the port of the connection.
 */
export function addOwnRequestsOnly(app: FastifyInstance, port?: number): void {
  const allowed = allowedHosts();
  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host?.toLowerCase();
    if (!host) return refuse(reply, 400, 'The Host header is missing');
    const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
    // Node uses the first, and a server behind this one might use the other
    if (request.raw.rawHeaders.filter(isHost).length > 1)
      return refuse(reply, 400, 'There are two Host headers');
    // an injected request has no port
    const at = port ?? request.socket.localPort ?? HTTP_PORT;
    const own = OWN_NAMES.flatMap((name) => (at === HTTP_PORT ? [name, `${name}:${at}`] : `${name}:${at}`));
    if (!own.includes(host) && !allowed.includes(host))
      return refuse(reply, 421, `This server isn't "${host}". Add the host to ALLOWED_HOSTS if it should be`);
    if (isForeign(request)) return refuse(reply, 403, 'Only pages of this site may send this request');
    done();
  });
}
