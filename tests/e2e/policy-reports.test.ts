import type { PolicyReport } from '#types/api/policyReports';
import { expect, test } from './support/test.ts';
import { LANDING } from './support/visitor.ts';

test('what the policy stops is reported to the site', async ({ page, problems, request, baseURL }) => {
  problems.provoke(/CSP violation: connect-src/, /Content Security Policy/);
  await page.goto(LANDING);
  await page.evaluate(() => fetch('https://elsewhere.example/secret').catch(() => {}));
  const reports = async () => (await (await request.get('/sandbox/reports')).json()) as PolicyReport[];
  await expect.poll(reports).toMatchObject([
    {
      type: 'csp-violation',
      page: `${baseURL}${LANDING}`,
      directive: 'connect-src',
      blocked: 'https://elsewhere.example/secret',
    },
  ]);
});
