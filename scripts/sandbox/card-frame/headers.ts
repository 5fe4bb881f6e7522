const OWN = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** Returns what the card form may load and do, and who may frame it. It frames the bank's page itself. */
function formPolicy(siteOrigins: readonly string[]): string {
  return [...OWN, "frame-src 'self'", `frame-ancestors ${siteOrigins.join(' ')}`].join('; ');
}

/** Returns the same for the bank's page, which stands in the card form on the site's page. */
export function bankPolicy(siteOrigins: readonly string[]): string {
  return [...OWN, `frame-ancestors 'self' ${siteOrigins.join(' ')}`].join('; ');
}

/** Returns the headers of every answer from the card frame's origin. */
export function frameHeaders(siteOrigins: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': formPolicy(siteOrigins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}
