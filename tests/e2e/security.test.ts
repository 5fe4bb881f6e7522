import { COUPLE } from './support/quotes.ts';
import { fillEmail, openEmail, SUMMARY, sendButton, tooltipButton } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import {
  chooseVisa,
  field,
  HEADINGS,
  LANDING,
  openStep,
  QUOTE,
  type StepHash,
  visaInput,
} from './support/visitor.ts';

const HEADERS = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
};

const PATHS = [LANDING, QUOTE, SUMMARY, `${LANDING}/no-such-page`, '/icon.svg', '/hcf/ovhc/visatypes.json'];

for (const path of PATHS) {
  test(`issue 2, security: the headers are on ${path}`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(HEADERS);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).not.toContain('*');
  });
}

/** The fixtures fail a test on any violation and any console error: being there without one is what is tested. */
test('issue 2, security: the landing page, list open and alert shown, keeps the policy', async ({ page }) => {
  await page.goto(LANDING);
  await visaInput(page).fill('visa');
  await expect(page.getByRole('option').first()).toBeVisible();
  await chooseVisa(page, 'Student visa');
  await expect(field(page, 'visaType').getByText('We don’t offer cover')).toBeVisible();
});

test('issue 2, security: every step of the quote keeps the policy, its list open too', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  for (const hash of Object.keys(HEADINGS) as StepHash[]) await openStep(page, hash);
  await expect(page.locator('[data-product]')).toHaveCount(4);
  await openStep(page, 'visa-type');
  await visaInput(page).fill('visa');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('issue 3: the product summary keeps the policy, with the tooltip and the dialog open and a mail sent', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await tooltipButton(page).click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await openEmail(page);
  await fillEmail(page);
  await sendButton(page).click();
  await expect(page.getByText('QUOTE REFERENCE NUMBER')).toBeVisible();
});

test('issue 2, security: a page that is not there keeps the policy, and leads on', async ({
  page,
  problems,
}) => {
  problems.provoke(/status of 404/);
  const answer = await page.goto(`${LANDING}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await page.getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL(QUOTE);
});

test('issue 2, security: the policy is in force: what an injection would try is stopped and reported', async ({
  page,
  problems,
}) => {
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
      () => fetch('https://elsewhere.example/'),
    ];
    const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
    return results.map(({ status }) => status);
  });
  expect(outcomes).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  await expect(page.getByText('injected')).toHaveCount(0);
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
