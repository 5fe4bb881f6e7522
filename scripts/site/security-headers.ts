import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressService } from './address-service.ts';

/** Where pages may call: this site, and the address-lookup service where that is another one. */
export function connectSources(service: string): string {
  return service ? `'self' ${new URL(service).origin}` : "'self'";
}

/** What a page may load and do: what is not named here is forbidden. */
export const CONTENT_SECURITY_POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'connect-src': connectSources(addressService()),
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** The headers of every response, pages and calls and errors alike. */
export const SECURITY_HEADERS: Record<string, string> = {
  'content-security-policy': Object.entries(CONTENT_SECURITY_POLICY)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
}

/** Puts the headers on everything `app` routes, its 404s included; call it before adding routes or plugins. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply));
}
