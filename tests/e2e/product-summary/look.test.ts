import type { Locator, Page } from '@playwright/test';
import { passTimeUntil } from '../support/clock.ts';
import { COUPLE } from '../support/quotes.ts';
import { dialog, openEmail, priceNow, SUMMARY, sendButton } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

const continueLink = (page: Page) => page.getByRole('link', { name: 'Start application' });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It has no box.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`look: at ${width} by ${height} the price and the button that leads on are in view at once`, async ({
    page,
    storage,
  }) => {
    await page.setViewportSize({ width, height });
    await storage.leave(COUPLE);
    await page.goto(SUMMARY);
    await expect(priceNow(page)).toHaveText(/^From A\$/);
    await expect(priceNow(page)).toBeInViewport({ ratio: 1 });
    await expect(continueLink(page)).toBeInViewport({ ratio: 1 });
  });

test('§2 on a phone the price ends as a part of its card, as wide as the other cards', async ({
  page,
  storage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  const [bar, choices, links, covered] = [
    '.price-bar',
    '.summary-choices',
    '.summary-share',
    '.summary-cover > section',
  ].map((name) => page.locator(name)) as [Locator, Locator, Locator, Locator];
  const stuck = await boxOf(bar);
  expect(stuck.bottom).toBe(844);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const [middle, top, foot, other] = await Promise.all([bar, choices, links, covered].map(boxOf));
  for (const part of [middle, top, foot]) {
    expect(part?.x).toBe(other?.x);
    expect(part?.right).toBe(other?.right);
  }
  // the parts meet, and nothing of the page shows between them
  expect(Math.abs((middle?.y ?? 0) - (top?.bottom ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs((foot?.y ?? 0) - (middle?.bottom ?? 0))).toBeLessThanOrEqual(1);
  expect(middle?.bottom).toBeLessThan(844);
});

test('look: on the smallest phone the dialog’s button is in view and whole', async ({ page, storage }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await openEmail(page);
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  const button = await boxOf(sendButton(page));
  expect((await boxOf(dialog(page))).bottom).toBeGreaterThan(button.bottom);
  const agree = dialog(page).getByRole('checkbox');
  await agree.focus();
  expect((await boxOf(agree)).bottom).toBeLessThanOrEqual(button.y);
});

for (const width of [320, 390, 1280])
  test(`WCAG 1.4.4: at ${width} pixels with text of twice the size the page is no wider`, async ({
    page,
    storage,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await storage.leave(COUPLE);
    await page.goto(SUMMARY);
    await expect(priceNow(page)).toHaveText(/^From A\$/);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'What is an excess?' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // a column that is squeezed breaks its words
    for (const place of await page.locator('.inclusions li, .other-excesses dd').all()) {
      const isCut = await place.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
      expect(isCut, await place.innerText()).toBe(false);
    }
  });

test('a price that is not confirmed says so in words and in shape, and the button beside it never moves', async ({
  page,
  problems,
  sandbox,
  storage,
}) => {
  problems.provoke(/status of 500/, /The price could not be fetched/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await sandbox.fault({ call: 'getPrice', fault: 'status', status: 500 });
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  const panel = page.getByRole('complementary', { name: 'Your price' });
  const tryAgain = panel.getByRole('button', { name: 'Try again' });
  const edge = () => page.locator('.price-now').evaluate((element) => getComputedStyle(element).outlineStyle);

  await passTimeUntil(page, () => expect(tryAgain).toBeVisible({ timeout: 200 }));
  await expect(priceNow(page)).toHaveText(/^About A\$[\d.]+ per week$/);
  await expect(panel.getByText('To be confirmed')).toBeVisible();
  expect(await edge()).toBe('dashed');
  const before = await boxOf(continueLink(page));

  await sandbox.reset();
  await tryAgain.click();
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per week$/);
  expect(await edge()).toBe('none');
  expect(await boxOf(continueLink(page))).toEqual(before);
});
