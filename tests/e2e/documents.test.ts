import type { Page } from '@playwright/test';
import { openApplication, quoteOf, stepAt } from './support/application.ts';
import { dialog, openEmail } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { LANDING } from './support/visitor.ts';

const link = (scope: Pick<Page, 'getByRole'>, words: string) =>
  scope.getByRole('link', { name: `${words} (opens in a new tab)`, exact: true });

/** Follows a link, and expects the document in a tab of its own. */
async function expectDocument(page: Page, scope: Pick<Page, 'getByRole'>, words: string, title: string) {
  const opened = page.waitForEvent('popup');
  await link(scope, words).click();
  const document = await opened;
  await expect(document.getByRole('heading', { level: 1 })).toHaveText(title);
  await document.close();
}

test('§2 people who declare can read what they agree to, and keep what they have typed', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'declaration');
  const declaration = stepAt(page, 'declaration');
  await expectDocument(page, declaration, 'product disclosure statement', 'Product disclosure statements');
  await expectDocument(page, declaration, 'privacy policy', 'Privacy policy');
  await expectDocument(page, declaration, 'cooling-off and refunds', 'Cooling-off and refunds');
  await expect(declaration).toBeVisible();
});

test('§2 who allows a direct debit can read its terms', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'payment');
  await page.getByRole('radio', { name: /bank account/i }).check();
  await expectDocument(page, stepAt(page, 'payment'), 'direct debit terms', 'Direct debit terms');
});

test('§2 who has a quote e-mailed can read how the address is used', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await page.goto(`${LANDING}/extended-visitor-cover`);
  await openEmail(page);
  await expectDocument(page, dialog(page), 'privacy policy', 'Privacy policy');
});

test('§2 the footer of each page leads to the documents, and says that the insurer is made up', async ({
  page,
  problems,
}) => {
  problems.provoke(/404/);
  for (const path of [LANDING, `${LANDING}/get-a-quote`, '/no-such-page']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expectDocument(page, footer, 'Privacy policy', 'Privacy policy');
    await expect(footer).toContainText('This is a sample site.');
  }
});
