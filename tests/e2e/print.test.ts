import type { Page } from '@playwright/test';
import { confirmation, fillAccount, openPayment, payNow } from './support/payment.ts';
import { COUPLE } from './support/quotes.ts';
import { priceNow, SUMMARY } from './support/summary.ts';
import { expect, test } from './support/test.ts';

/** How many sheets of A4 a page is printed on. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.use({ colorScheme: 'dark' });

test('look: a product’s page is printed on one sheet, with its price and without its buttons', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(priceNow(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
});

test('look: the confirmation is printed on one sheet, with its number', async ({ page, storage }) => {
  await openPayment(page, storage);
  await fillAccount(page, '111111111');
  await payNow(page).click();
  await confirmation(page).waitFor();
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(confirmation(page)).toContainText('CN1');
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
});
