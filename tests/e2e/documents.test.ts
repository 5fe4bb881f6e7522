import type { Locator, Page } from '@playwright/test';
import { openApplication, quoteOf, stepAt } from './support/application.ts';
import { CARDS, confirmation, openPayment, payByCard } from './support/payment.ts';
import { COUPLE } from './support/quotes.ts';
import { dialog, openEmail, openSummary, priceNow, summaryPage } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { heading, LANDING, QUOTE, startApplication } from './support/visitor.ts';

/** Follows a link, and expects the document in another tab. */
async function expectDocument(page: Page, scope: Locator, text: string, title: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await scope.getByRole('link', { name: `${text} (opens in a new tab)`, exact: true }).click();
  const document = await opened;
  await expect(heading(document)).toHaveText(title);
  await document.close();
}

test.describe('§2 documents open in another tab', () => {
  test('where people declare, allow a debit or give their e-mail address', async ({ page, storage }) => {
    await storage.leave(quoteOf('S'));
    await openApplication(page, 'declaration');
    const declaration = stepAt(page, 'declaration');
    await expectDocument(page, declaration, 'product disclosure statement', 'Product disclosure statements');
    await expectDocument(page, declaration, 'privacy policy', 'Privacy policy');
    await expectDocument(page, declaration, 'cooling-off and refunds', 'Cooling-off and refunds');
    await expect(declaration).toBeVisible();

    await openApplication(page, 'payment');
    await page.getByRole('radio', { name: /bank account/i }).check();
    await expectDocument(page, stepAt(page, 'payment'), 'direct debit terms', 'Direct debit terms');

    await openSummary(page, summaryPage('extended-visitor-cover'));
    await openEmail(page);
    await expectDocument(page, dialog(page), 'privacy policy', 'Privacy policy');
  });

  test('from the footer of each page, which says that this is a sample', async ({ page, problems }) => {
    problems.provoke(/404/);
    for (const path of [LANDING, QUOTE, '/no-such-page']) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expectDocument(page, footer, 'Privacy policy', 'Privacy policy');
      await expect(footer).toContainText('This is a sample site.');
    }
  });
});

test('§2 the member login is a sample page that leads to a quote', async ({ page }) => {
  const answer = await page.goto('/member-login');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Member login \|/);
  await expect(heading(page)).toHaveText('Member login');
  await expect(page.getByRole('main').getByText('This is a sample page')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL(QUOTE);
});

test.describe('printed on one sheet, without buttons', () => {
  test.use({ colorScheme: 'dark' });

  /** Expects one sheet of A4, and shows the page as it is printed. */
  async function expectOneSheet(page: Page): Promise<void> {
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
  }

  test('a product’s page', async ({ page, storage }) => {
    await storage.leave(COUPLE);
    await openSummary(page);
    await expectOneSheet(page);
    await expect(priceNow(page)).toBeVisible();
    await expect(startApplication(page)).toBeHidden();
  });

  test('the confirmation of a family', async ({ page, storage }) => {
    await openPayment(page, storage, { coverType: 'F' });
    await payByCard(page, CARDS.case);
    await confirmation(page).waitFor();
    await expectOneSheet(page);
    for (const name of ['Print', 'Copy']) await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
    await expect(confirmation(page).getByRole('term').filter({ hasText: 'Case number' })).toBeVisible();
    await expect(confirmation(page)).toContainText('CN1');
    await expect(confirmation(page).getByText('Extended Visitor Cover', { exact: true })).toBeVisible();
  });
});
