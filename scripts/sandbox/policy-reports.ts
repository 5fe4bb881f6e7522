import type { CspReport, PolicyReport, PolicyReportsCall, Report } from '#types/api/policyReports';

/** The maximum number of reports. */
const MOST_KEPT = 100;
/** The maximum length of each part of a report. Anyone can send one. */
const LONGEST = 200;

/** Cleans a text for the log: one line, cut to length, and a URL without its query. */
function plain(text: string | null | undefined): string {
  const [address = ''] = (text ?? '').split(/[?#]/);
  return address.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST);
}

type Parts = Omit<PolicyReport, 'receivedAt'>;

function partsOfCspReport({ 'csp-report': report }: CspReport): Parts {
  return {
    type: 'csp-violation',
    page: plain(report['document-uri']),
    directive: plain(report['effective-directive'] ?? report['violated-directive']),
    blocked: plain(report['blocked-uri']),
    source: plain(report['source-file']),
  };
}

function partsOfReport({ type, url, body }: Report): Parts {
  return {
    type: plain(type),
    page: plain(url),
    directive: plain(body?.effectiveDirective),
    blocked: plain(body?.blockedURL),
    source: plain(body?.sourceFile),
  };
}

const line = ({ type, page, directive, blocked, source }: Parts) =>
  `Report from ${page || 'a page'}: ${type}${directive && `, ${directive}`}${blocked && ` blocked ${blocked}`}${source && ` (${source})`}`;

/** Keeps the newest reports from browsers. */
export class PolicyReports {
  #kept: PolicyReport[] = [];
  readonly #log: (line: string) => void;

  /** @param log receives a line for each report */
  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  get kept(): readonly PolicyReport[] {
    return this.#kept;
  }

  add(body: PolicyReportsCall['request']['body']): void {
    const reports = Array.isArray(body)
      ? body.slice(-MOST_KEPT).map(partsOfReport)
      : [partsOfCspReport(body)];
    for (const report of reports) this.#log(line(report));
    const receivedAt = new Date().toISOString();
    this.#kept = [...this.#kept, ...reports.map((report) => ({ receivedAt, ...report }))].slice(-MOST_KEPT);
  }

  clear(): void {
    this.#kept = [];
  }
}
