import type { FastifyRequest } from 'fastify';

/** The origin of the page that asked: as the browser says, else the one that the request was sent to. */
export function pageOrigin({ headers, protocol, host }: FastifyRequest): string {
  return headers.origin ?? `${protocol}://${host}`;
}
