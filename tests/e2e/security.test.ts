import type { PolicyReport } from '#types/api/policyReports';
import { COUPLE } from './support/quotes.ts';
import { fillEmail, openEmail, openSummary, sendEmail, tooltipButton } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import {
  chooseVisa,
  field,
  HEADINGS,
  heading,
  LANDING,
  openStep,
  QUOTE,
  type StepHash,
  visaInput,
} from './support/visitor.ts';

/** The fixtures fail a test on any violation and any console error. */
test('no page violates the policy, whatever is open on it', async ({ page, storage }) => {
  await page.goto(LANDING);
  await visaInput(page).fill('visa');
  await expect(page.getByRole('option').first()).toBeVisible();
  await chooseVisa(page, 'Student visa');
  await expect(field(page, 'visaType').getByText('We don’t offer cover')).toBeVisible();

  await page.goto('about:blank');
  await storage.leave(COUPLE);
  for (const hash of Object.keys(HEADINGS) as StepHash[]) await openStep(page, hash);
  await expect(page.locator('[data-product]')).toHaveCount(4);

  await openSummary(page);
  await tooltipButton(page).click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await openEmail(page);
  await fillEmail(page);
  await sendEmail(page);
});

test('a page that is not there leads to the quote', async ({ page, problems }) => {
  problems.provoke(/status of 404/);
  const answer = await page.goto(`${LANDING}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('We can’t find that page');
  await page.getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL(QUOTE);
});

test('an injection is stopped, and reported to the site', async ({ page, problems, request, baseURL }) => {
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
] as const) {
  test(`${what} is not run when its bytes were changed on the way`, async ({ page, problems }) => {
    problems.provoke(/integrity/, /could not be shown/);
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
    });
    await page.goto(LANDING);
    await expect(page.getByText('Something isn’t right')).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(visaInput(page)).toHaveCount(0);
  });
}
