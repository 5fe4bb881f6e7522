import type { FastifyRequest } from 'fastify';
import { cameByHttps } from '../server/https.ts';

/** The origin of the page that asked: as the browser says, else the one that the request was sent to. */
export function pageOrigin(request: FastifyRequest): string {
  const { headers, host } = request;
  return headers.origin ?? new URL(`${cameByHttps(request) ? 'https' : 'http'}://${host}`).origin;
}
