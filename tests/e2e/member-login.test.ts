import { expect, test } from './support/test.ts';
import { QUOTE } from './support/visitor.ts';

test('§2 the member login is a sample page that leads to a quote', async ({ page }) => {
  const answer = await page.goto('/member-login');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Member login \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member login');
  await expect(page.getByRole('main').getByText('This is a sample page')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL(QUOTE);
});
