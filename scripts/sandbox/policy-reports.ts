import type { CspReport, PolicyReportsCall, Report } from '#types/api/policyReports';
import { SANDBOX_REPORTS } from '../settings.ts';
import type { SandboxCall } from './call.ts';

const MAX_REPORTS = 100;
/** The maximum length of each part of a report, because anyone can send one. */
const LONGEST_PART = 200;

/** Cleans a text for the log: one line, limited length, and no query in a URL. */
function plain(text: unknown): string {
  const [address = ''] = String(text ?? '').split(/[?#]/);
  return address.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_PART);
}

/** Converts a report in the older format to the newer one. */
const converted = ({ 'csp-report': report }: CspReport): Report => ({
  type: 'csp-violation',
  url: report['document-uri'],
  body: {
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
  },
});

/** Creates POST /sandbox/reports, which stores policy reports in both formats and logs a line for each. */
export const policyReports = (log: (line: string) => void): SandboxCall<PolicyReportsCall> => ({
  name: 'policyReports',
  method: 'POST',
  url: SANDBOX_REPORTS,
  accepts: ['application/csp-report', 'application/reports+json'],
  // a 204 has no body
  answers: { 204: '' },
  bodyLimit: 64 * 1024,
  answer({ body }, store) {
    const received = Array.isArray(body) ? body.slice(-MAX_REPORTS) : [converted(body)];
    const reports = received.map(({ type, url, body: violation }) => ({
      receivedAt: new Date().toISOString(),
      type: plain(type),
      page: plain(url),
      directive: plain(violation?.effectiveDirective),
      blocked: plain(violation?.blockedURL),
      source: plain(violation?.sourceFile),
    }));
    for (const { type, page, directive, blocked, source } of reports) {
      const about = [
        directive && `, ${directive}`,
        blocked && ` blocked ${blocked}`,
        source && ` (${source})`,
      ];
      log(`Report from ${page || 'a page'}: ${type}${about.join('')}`);
    }
    store.reports = [...store.reports, ...reports].slice(-MAX_REPORTS);
    return store.reports;
  },
});
