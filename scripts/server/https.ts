import type { FastifyRequest } from 'fastify';
import { UsageError } from '../content/usage-error.ts';

const NAME = 'HSTS';
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export const HSTS_HEADER = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * Tells whether answers over https say that this host is reached by https alone (HSTS). HSTS=off turns it off.
 *
 * @throws UsageError where HSTS is neither "on" nor "off"
 */
export function hstsIsOn(given = process.env[NAME] ?? 'on'): boolean {
  if (given === 'on' || given === 'off') return given === 'on';
  throw new UsageError(`${NAME} is "${given}". Set it to on or off, or leave it out for on.`);
}

/** Tells whether a request came by https: to a proxy on this machine, which says so in `x-forwarded-proto`. */
export function cameByHttps({ headers, socket }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || !LOOPBACK.includes(socket.remoteAddress ?? '')) return false;
  // each proxy adds its own at the end
  return String(forwarded).split(',').at(-1)?.trim() === 'https';
}
