import type { FastifyInstance } from 'fastify';

const OWN = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Returns what the card form may load and do, and who may frame it. It frames the bank's page itself. */
function formPolicy(siteOrigins: readonly string[]): string {
  return [...OWN, "frame-src 'self'", `frame-ancestors ${siteOrigins.join(' ')}`].join('; ');
}

/** Returns the same for the bank's page, which stands in the card form on the site's page. */
export function bankPolicy(siteOrigins: readonly string[]): string {
  return [...OWN, `frame-ancestors 'self' ${siteOrigins.join(' ')}`].join('; ');
}

/** Puts the headers on everything `app` answers; call it before adding routes. */
export function addFrameHeaders(app: FastifyInstance, siteOrigins: readonly string[]): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': formPolicy(siteOrigins),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
}
