import { addressService, monitoringAddress, policyReports, tagManagerOrigin } from '../settings.ts';

const REPORTING_GROUP = 'policy';

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Returns the Content-Security-Policy of pages. It forbids everything else. */
function contentSecurityPolicy(frames: string, isHttps: boolean): string {
  const reports = policyReports();
  const services = [addressService(), monitoringAddress()].filter((address) => URL.canParse(address));
  const tagManager = tagManagerOrigin();
  const own = ["'self'", ...(tagManager ? [tagManager] : [])].join(' ');
  const directives = {
    'default-src': "'none'",
    'script-src': own,
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': own,
    'connect-src': own.replace(
      "'self'",
      ["'self'", ...services.map((address) => new URL(address).origin)].join(' '),
    ),
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    // each script of Google's creates a policy with this name
    'trusted-types': tagManager ? "goog#html 'allow-duplicates'" : "'none'",
    ...(reports && { 'report-uri': reports }),
    'frame-src': frames,
    // not over http, because Chromium prefers report-to over report-uri but only sends its reports from https pages
    ...(reports && isHttps && { 'report-to': REPORTING_GROUP }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/**
 * Returns the headers of every answer, and those that replace them over https.
 * @param frames the origins that pages may frame, separated by spaces
 */
export function securityHeaders(frames = "'none'"): Record<'headers' | 'overHttps', Record<string, string>> {
  const reports = policyReports();
  const policy = (isHttps: boolean) => ({
    'content-security-policy': contentSecurityPolicy(frames, isHttps),
  });
  return {
    headers: {
      ...policy(false),
      ...HEADERS,
      ...(reports && { 'reporting-endpoints': `${REPORTING_GROUP}="${reports}"` }),
    },
    overHttps: policy(true),
  };
}
