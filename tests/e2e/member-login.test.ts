import { expect, test } from './support/test.ts';
import { LANDING } from './support/visitor.ts';

test('the member login is a page that stands in for it, and leads back', async ({ page }) => {
  const answer = await page.goto('/member-login');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Member login \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member login');
  await expect(page.getByRole('main').getByText('stands in for our member login')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(LANDING);
});
