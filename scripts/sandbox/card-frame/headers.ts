import type { FastifyInstance } from 'fastify';

/** What the card form may load and do, and who may frame it. */
function policy(siteOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');
}

/** Puts the headers on everything `app` answers; call it before adding routes. */
export function addFrameHeaders(app: FastifyInstance, siteOrigins: readonly string[]): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy(siteOrigins),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
}
