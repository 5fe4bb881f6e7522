import type { FastifyInstance } from 'fastify';
import type { PolicyReportsCall, Report } from '#types/api/policyReports';
import { acceptOnly } from './call.ts';
import { contractErrors } from './contracts.ts';
import { httpError } from './errors.ts';
import type { SandboxStore } from './store.ts';

/** The path for reports, which the Content-Security-Policy contains. */
export const REPORTS = '/sandbox/reports';

const MOST_REPORTS = 100;
/** The maximum length of each part of a report, because anyone can send one. */
const LONGEST_PART = 200;

type Body = PolicyReportsCall['request']['body'];

/** Cleans a text for the log: one line, limited length, and no query in a URL. */
function plain(text: unknown): string {
  const [address = ''] = String(text ?? '').split(/[?#]/);
  return address.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_PART);
}

/** Returns the reports of a body. Both formats are converted to the newer one. */
function reportsIn(body: Body): Report[] {
  if (Array.isArray(body)) return body.slice(-MOST_REPORTS);
  const { 'csp-report': report } = body;
  const violation = {
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
  };
  return [{ type: 'csp-violation', url: report['document-uri'], body: violation }];
}

function addReport(
  { type, url, body }: Report,
  { reports }: SandboxStore,
  log: (line: string) => void,
): void {
  const parts = {
    type: plain(type),
    page: plain(url),
    directive: plain(body?.effectiveDirective),
    blocked: plain(body?.blockedURL),
    source: plain(body?.sourceFile),
  };
  reports.push({ receivedAt: new Date().toISOString(), ...parts });
  const { page, directive, blocked, source } = parts;
  const about = [directive && `, ${directive}`, blocked && ` blocked ${blocked}`, source && ` (${source})`];
  log(`Report from ${page || 'a page'}: ${parts.type}${about.join('')}`);
}

/** Adds POST /sandbox/reports, which accepts both formats of policy reports, and GET, which lists the newest reports. */
export function addReports(app: FastifyInstance, store: SandboxStore, log: (line: string) => void): void {
  app.get(REPORTS, async () => store.reports);

  app.register(async (scope) => {
    acceptOnly(scope, ['application/csp-report', 'application/reports+json'], REPORTS);
    scope.post<{ Body: Body }>(REPORTS, { bodyLimit: 64 * 1024 }, async ({ body }, reply) => {
      const errors = contractErrors('policyReports', 'request', { body });
      if (errors) throw httpError(400, `${REPORTS}: ${errors}. See schemas/api/policyReports.schema.json`);
      for (const report of reportsIn(body)) addReport(report, store, log);
      store.reports = store.reports.slice(-MOST_REPORTS);
      return reply.code(204).send();
    });
  });
}
