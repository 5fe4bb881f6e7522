import { REPORTS } from '../sandbox/policy-reports.ts';
import { addressService, tagManagerOrigin } from '../settings.ts';

const REPORTING_GROUP = 'policy';

/**
 * Returns the Content-Security-Policy directives of pages. They forbid everything else.
 * @param service the URL of the address-lookup server, or an empty text if it is the site's server
 */
const contentSecurityPolicy = (service: string): Record<string, string> => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'connect-src': service ? `'self' ${new URL(service).origin}` : "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
  'report-uri': REPORTS,
});

/** The policy name that Google's scripts use. Each script creates a policy with this name. */
const TRUSTED_TYPES = "goog#html 'allow-duplicates'";

function withTagManager(policy: Record<string, string>, origin: string): Record<string, string> {
  if (!origin) return policy;
  const opened = ['script-src', 'connect-src', 'img-src'].map((name) => [name, `${policy[name]} ${origin}`]);
  return { ...policy, ...Object.fromEntries(opened), 'trusted-types': TRUSTED_TYPES };
}

function policyText(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': `${REPORTING_GROUP}="${REPORTS}"`,
};

/**
 * Returns the headers of every answer, and those that replace them over https.
 * @param frames the origin that pages may frame
 */
export function securityHeaders(frames?: string): Record<'headers' | 'overHttps', Record<string, string>> {
  const policy = {
    ...withTagManager(contentSecurityPolicy(addressService()), tagManagerOrigin()),
    'frame-src': frames ?? "'none'",
  };
  return {
    headers: { 'content-security-policy': policyText(policy), ...HEADERS },
    // not over http, because Chromium prefers report-to over report-uri but only sends its reports from https pages
    overHttps: { 'content-security-policy': policyText({ ...policy, 'report-to': REPORTING_GROUP }) },
  };
}
