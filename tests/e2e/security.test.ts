import type { PolicyReport } from '#types/api/policyReports';
import { LANDING } from './support/data.ts';
import { expect, test } from './support/test.ts';

test('blocks an injection and reports it to the site', async ({ page, problems, request, baseURL }) => {
  problems.provoke(
    /CSP violation: require-trusted-types-for/,
    /CSP violation: connect-src/,
    /Trusted/,
    /Content Security Policy/,
  );
  await page.goto(LANDING);
  const outcomes = await page.evaluate(async () => {
    const attempts: (() => unknown)[] = [
      () => {
        document.body.innerHTML = '<p>injected</p>';
      },
      () => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
      },
      () => setTimeout('window.injected = true'),
      () => fetch('https://elsewhere.example/secret'),
    ];
    const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
    return results.map(({ status }) => status);
  });
  expect(outcomes).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  await expect(page.getByText('injected')).toHaveCount(0);
  const reports = async () => (await (await request.get('/sandbox/reports')).json()) as PolicyReport[];
  await expect.poll(reports).toContainEqual(
    expect.objectContaining({
      type: 'csp-violation',
      page: `${baseURL}${LANDING}`,
      directive: 'connect-src',
      blocked: 'https://elsewhere.example/secret',
    }),
  );
});

for (const [what, files] of [
  ['a module of the page', '**/assets/landing-*.js'],
  ['the content', '**/assets/content/landing-*.js'],
] as const)
  test(`refuses to run ${what} if its bytes were changed`, async ({ page, problems }) => {
    problems.provoke(/integrity/, /could not be shown/);
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
    });
    await page.goto(LANDING);
    await expect(page.getByText('Something isn’t right')).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
