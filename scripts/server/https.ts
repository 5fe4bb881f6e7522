import type { FastifyRequest } from 'fastify';
import { UsageError } from '../content/usage-error.ts';

const NAME = 'HSTS';
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export const HSTS_HEADER = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * Returns true when answers over https carry Strict-Transport-Security: always, unless HSTS=off.
 *
 * @throws UsageError when HSTS is neither "on" nor "off"
 */
export function hstsIsOn(given = process.env[NAME] ?? 'on'): boolean {
  if (given === 'on' || given === 'off') return given === 'on';
  throw new UsageError(`${NAME} is "${given}". Set it to on or off, or leave it out for on.`);
}

/** Returns true when a proxy on this machine says, in `x-forwarded-proto`, that the request came over https. */
export function cameByHttps({ headers, socket }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || !LOOPBACK.includes(socket.remoteAddress ?? '')) return false;
  // each proxy appends its own value
  return String(forwarded).split(',').at(-1)?.trim() === 'https';
}
