import type { Locator } from '@playwright/test';
import { COUPLE, EXTENDED, LANDING, QUOTE, quoteOf } from './support/data.ts';
import { expectOneSheet } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** Follows a link, and expects the document in a new tab. */
async function expectDocument(scope: Locator, text: string, title: string): Promise<void> {
  const opened = scope.page().waitForEvent('popup');
  await scope.getByRole('link', { name: `${text} (opens in a new tab)`, exact: true }).click();
  const document = await opened;
  await expect(document.getByRole('heading', { level: 1 })).toHaveText(title);
  await document.close();
}

test('§2 opens documents in a new tab', async ({ page, summary, application }) => {
  await application.open('declaration', quoteOf('S'));
  const declaration = application.step('declaration');
  await expectDocument(declaration, 'product disclosure statement', 'Product disclosure statements');
  await expectDocument(declaration, 'privacy policy', 'Privacy policy');
  await expectDocument(declaration, 'cooling-off and refunds', 'Cooling-off and refunds');
  await expect(declaration).toBeVisible();

  await application.open('payment');
  await page.getByRole('radio', { name: /bank account/i }).check();
  await expectDocument(application.step('payment'), 'direct debit terms', 'Direct debit terms');

  await summary.open(undefined, EXTENDED);
  await summary.openEmail();
  await expectDocument(summary.dialog, 'privacy policy', 'Privacy policy');
});

for (const [path, status, heading] of [
  ['/member-login', 200, 'Member login'],
  [`${LANDING}/no-such-page`, 404, 'We can’t find that page'],
] as const)
  test(`§2 shows a sample page with a link to a quote at ${path}`, async ({ page, wizard, problems }) => {
    if (status === 404) problems.provoke(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(page).toHaveTitle(new RegExp(heading));
    await expect(wizard.heading).toHaveText(heading);
    const footer = page.getByRole('contentinfo');
    await expectDocument(footer, 'Privacy policy', 'Privacy policy');
    await expect(footer).toContainText('This is a sample site.');
    await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).click();
    await expect(page).toHaveURL(QUOTE);
  });

test.describe('in the dark colour scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('prints a product’s page on one light sheet without buttons', async ({ page, summary }) => {
    await summary.open(COUPLE);
    await expectOneSheet(page);
    await expect(summary.price).toBeVisible();
    await expect(summary.startApplication).toBeHidden();
    // printed pages are light in every colour scheme
    const card = page.locator('.summary-cover > section').first();
    await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(card).toHaveCSS('color', 'rgb(19, 35, 47)');
  });
});
