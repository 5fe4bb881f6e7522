import { COUPLE } from '../support/quotes.ts';
import { priceNow, SUMMARY, tooltipButton } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

test('a tap opens the word on excess, a second one or a tap elsewhere closes it', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeHidden();

  await tooltipButton(page).tap();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await tooltipButton(page).tap();
  await expect(tooltip).toBeHidden();

  await tooltipButton(page).tap();
  await expect(tooltip).toBeVisible();
  await page.getByRole('heading', { name: 'Your price' }).tap();
  await expect(tooltip).toBeHidden();
});
