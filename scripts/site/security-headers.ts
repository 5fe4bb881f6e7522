import { REPORTS } from '../sandbox/policy-reports.ts';
import { addressService } from './address-service.ts';
import { tagManagerOrigin, withTagManager } from './tag-manager.ts';

const REPORTING_GROUP = 'policy';

/** Where pages may call: this site, and the address-lookup service where that is another one. */
export function connectSources(service: string): string {
  return service ? `'self' ${new URL(service).origin}` : "'self'";
}

/** Returns the directives that say what a page may load and do. Everything else is forbidden. */
const contentSecurityPolicy = (): Record<string, string> => ({
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
  'report-uri': REPORTS,
});

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

export interface SecurityHeaders {
  /** Sent with every answer: pages, calls and errors. */
  headers: Record<string, string>;
  /** Sent over https instead. */
  overHttps: Record<string, string>;
}

/**
 * Returns the security headers of the site.
 *
 * @param frames the origin whose pages may be framed; none may where it is absent
 */
export function securityHeaders(frames?: string): SecurityHeaders {
  const policy = {
    ...withTagManager(contentSecurityPolicy(), tagManagerOrigin()),
    'frame-src': frames ?? "'none'",
  };
  return {
    headers: { 'content-security-policy': policyText(policy), ...HEADERS },
    // not over http: Chromium prefers report-to over report-uri, and then sends reports from https pages only
    overHttps: { 'content-security-policy': policyText({ ...policy, 'report-to': REPORTING_GROUP }) },
  };
}
