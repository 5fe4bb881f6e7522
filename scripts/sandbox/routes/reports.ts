import type { FastifyInstance } from 'fastify';
import type { PolicyReportsCall } from '#types/api/policyReports';
import type { Contracts } from '../contracts.ts';
import { httpError } from '../http-error.ts';
import type { PolicyReports } from '../policy-reports.ts';

/** The path that the Content-Security-Policy names for reports. */
export const REPORTS = '/sandbox/reports';

const BODY_LIMIT = 64 * 1024;
const CONTENT_TYPES = ['application/csp-report', 'application/reports+json'];

/** Adds POST /sandbox/reports, which accepts both formats of policy reports, and GET, which lists the newest. */
export function addReports(app: FastifyInstance, contracts: Contracts, reports: PolicyReports): void {
  app.get(REPORTS, async () => reports.kept);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      CONTENT_TYPES,
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post<{ Body: PolicyReportsCall['request']['body'] }>(
      REPORTS,
      { bodyLimit: BODY_LIMIT },
      async ({ body }, reply) => {
        const unfit = contracts.misfit('policyReports', 'request', { body });
        if (unfit) throw httpError(400, `${REPORTS}: ${unfit}. See schemas/api/policyReports.schema.json`);
        reports.add(body);
        return reply.code(204).send();
      },
    );
  });
}
