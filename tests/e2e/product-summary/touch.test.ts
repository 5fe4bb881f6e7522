import { COUPLE } from '../support/quotes.ts';
import { excessSelect, priceNow, SUMMARY, tooltipButton } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

test('§2 a tap opens the word on excess above its field, a second one closes it; neither field nor price is hidden', async ({
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
  await expect(priceNow(page)).toBeInViewport({ ratio: 1 });
  const [text, field, price] = await Promise.all(
    [tooltip, excessSelect(page), priceNow(page)].map((place) => place.boundingBox()),
  );
  const end = (text?.y ?? 0) + (text?.height ?? 0);
  expect(end).toBeLessThanOrEqual(field?.y ?? 0);
  expect(end).toBeLessThanOrEqual(price?.y ?? 0);

  await tooltipButton(page).tap();
  await expect(tooltip).toBeHidden();
});
