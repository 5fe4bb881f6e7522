import type { FastifyRequest } from 'fastify';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Returns true when a proxy on this machine says, in `x-forwarded-proto`, that the request came over https. */
export function cameByHttps({ headers, socket }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || !LOOPBACK.includes(socket.remoteAddress ?? '')) return false;
  // each proxy appends its own value
  return String(forwarded).split(',').at(-1)?.trim() === 'https';
}

/** Returns the server's own origin, as a request names it. */
export function ownOrigin(request: FastifyRequest): string {
  return new URL(`${cameByHttps(request) ? 'https' : 'http'}://${request.host}`).origin;
}

/** Returns the origin of the page that sent a request; the server's own if the request doesn't say. */
export function pageOrigin(request: FastifyRequest): string {
  return request.headers.origin ?? ownOrigin(request);
}
