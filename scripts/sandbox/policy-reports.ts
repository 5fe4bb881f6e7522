import type { FastifyInstance } from 'fastify';
import type { PolicyReport, PolicyReportsCall, Report } from '#types/api/policyReports';
import type { Contracts } from './contracts.ts';
import { httpError } from './errors.ts';

/** The path that the Content-Security-Policy names for reports. */
export const REPORTS = '/sandbox/reports';

const BODY_LIMIT = 64 * 1024;
const CONTENT_TYPES = ['application/csp-report', 'application/reports+json'];
const MOST_REPORTS = 100;
/** The maximum length of each part of a report. Anyone can send one. */
const LONGEST_PART = 200;

type Body = PolicyReportsCall['request']['body'];
type Parts = Omit<PolicyReport, 'receivedAt'>;

/** Cleans a text for the log: one line, cut to length, and a URL without its query. */
function plain(text: unknown): string {
  const [address = ''] = String(text ?? '').split(/[?#]/);
  return address.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_PART);
}

/** Returns the reports of both formats in the newer one. */
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

const partsOf = ({ type, url, body }: Report): Parts => ({
  type: plain(type),
  page: plain(url),
  directive: plain(body?.effectiveDirective),
  blocked: plain(body?.blockedURL),
  source: plain(body?.sourceFile),
});

const formatReport = ({ type, page, directive, blocked, source }: Parts) =>
  `Report from ${page || 'a page'}: ${type}${directive && `, ${directive}`}${blocked && ` blocked ${blocked}`}${source && ` (${source})`}`;

/** Keeps the newest reports from browsers. */
export class PolicyReports {
  #reports: PolicyReport[] = [];
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  get reports(): readonly PolicyReport[] {
    return this.#reports;
  }

  add(body: Body): void {
    const receivedAt = new Date().toISOString();
    for (const parts of reportsIn(body).map(partsOf)) {
      this.#log(formatReport(parts));
      this.#reports.push({ receivedAt, ...parts });
    }
    this.#reports = this.#reports.slice(-MOST_REPORTS);
  }

  clear(): void {
    this.#reports = [];
  }
}

/** Adds POST /sandbox/reports, which accepts both formats of policy reports, and GET, which lists the newest. */
export function addReports(app: FastifyInstance, contracts: Contracts, reports: PolicyReports): void {
  app.get(REPORTS, async () => reports.reports);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parser = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(CONTENT_TYPES, { parseAs: 'string' }, parser);
    scope.post<{ Body: Body }>(REPORTS, { bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
      const errors = contracts.validate('policyReports', 'request', { body });
      if (errors) throw httpError(400, `${REPORTS}: ${errors}. See schemas/api/policyReports.schema.json`);
      reports.add(body);
      return reply.code(204).send();
    });
  });
}
