import type { FastifyRequest } from 'fastify';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Returns true if a proxy on this machine reports in `x-forwarded-proto` that the request came over https. */
export function cameByHttps({ headers, socket }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || !LOOPBACK.includes(socket.remoteAddress ?? '')) return false;
  // each proxy appends its value, so the last one is from ours
  return String(forwarded).split(',').at(-1)?.trim() === 'https';
}

/** Returns the server's origin, with the host that the request names. */
export function ownOrigin(request: FastifyRequest): string {
  return new URL(`${cameByHttps(request) ? 'https' : 'http'}://${request.host}`).origin;
}

/** Returns the origin of the page that sent a request, or the server's origin if the request has none. */
export function pageOrigin(request: FastifyRequest): string {
  return request.headers.origin ?? ownOrigin(request);
}
