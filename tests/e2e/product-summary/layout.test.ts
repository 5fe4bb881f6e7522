import { passTimeUntilVisible } from '../support/clock.ts';
import { boxOf, recordShifts, shiftsOf } from '../support/layout.ts';
import { COUPLE } from '../support/quotes.ts';
import {
  dialog,
  excessSelect,
  frequencySelect,
  openEmail,
  openSummary,
  priceNow,
  SUMMARY,
  sendButton,
  tooltipButton,
} from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import { startApplication } from '../support/visitor.ts';

test.beforeEach(({ storage }) => storage.leave(COUPLE));

test('the price and Start application are in view, on phones and on a desktop', async ({ page }) => {
  for (const [width, height] of [
    [390, 780],
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSummary(page);
    await expect(priceNow(page)).toBeInViewport({ ratio: 1 });
    await expect(startApplication(page)).toBeInViewport({ ratio: 1 });
    if (width > 390) continue;
    const link = page.getByRole('link', { name: /product disclosure statement/ });
    await link.focus();
    expect((await boxOf(link)).bottom, 'nothing focused is behind the price').toBeLessThanOrEqual(
      (await boxOf(priceNow(page))).y,
    );
  }
});

test('§2 on a phone the price ends as a part of its card, as wide as the other cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSummary(page);
  const bar = page.locator('.price-bar');
  expect((await boxOf(bar)).bottom, 'it sticks to the foot of the screen').toBe(844);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const middle = await boxOf(bar);
  const top = await boxOf(page.locator('.summary-choices'));
  const foot = await boxOf(page.locator('.summary-share'));
  const other = await boxOf(page.locator('.summary-cover > section').first());
  for (const part of [middle, top, foot])
    expect([part.x, part.right], 'the sides').toEqual([other.x, other.right]);
  expect(Math.abs(middle.y - top.bottom), 'no gap above').toBeLessThanOrEqual(1);
  expect(Math.abs(foot.y - middle.bottom), 'no gap below').toBeLessThanOrEqual(1);
  expect(middle.bottom).toBeLessThan(844);
});

test('on the smallest phone the dialog’s button is in view, and covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSummary(page);
  await openEmail(page);
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  const button = await boxOf(sendButton(page));
  expect((await boxOf(dialog(page))).bottom).toBeGreaterThan(button.bottom);
  const agree = dialog(page).getByRole('checkbox');
  await agree.focus();
  expect((await boxOf(agree)).bottom).toBeLessThanOrEqual(button.y);
});

test('an unconfirmed price is marked, and moves nothing', async ({ page, problems, sandbox }) => {
  problems.provoke(/status of 500/, /The price could not be fetched/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await sandbox.fault({ call: 'getPrice', fault: 'status', status: 500 });
  await page.goto(SUMMARY);
  const panel = page.getByRole('complementary', { name: 'Your price' });
  const tryAgain = panel.getByRole('button', { name: 'Try again' });
  const outline = () =>
    page.locator('.price-now').evaluate((element) => getComputedStyle(element).outlineStyle);

  await passTimeUntilVisible(page, tryAgain);
  await expect(priceNow(page)).toHaveText(/^About A\$[\d.]+ per week$/);
  await expect(panel.getByText('To be confirmed')).toBeVisible();
  expect(await outline()).toBe('dashed');
  const before = await boxOf(startApplication(page));

  await sandbox.reset();
  await tryAgain.click();
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per week$/);
  expect(await outline()).toBe('none');
  expect(await boxOf(startApplication(page))).toEqual(before);
});

test('nothing moves as prices come, on time or late', async ({ page, sandbox }) => {
  await recordShifts(page);
  await sandbox.fault({ call: 'getPrice', fault: 'delay', ms: 300 });
  await openSummary(page);
  await frequencySelect(page).selectOption('Yearly');
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.,]+ per year$/);
  await openEmail(page);
  const total = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
  expect(total).toBeLessThan(0.01);
});

test('the e-mail form’s code is not in the first load', async ({ page, request }) => {
  const html = await (await request.get(SUMMARY)).text();
  expect(html).toContain('modulepreload');
  expect(html).not.toContain('EmailQuoteForm');
  const fetched = page.waitForResponse(/\/assets\/EmailQuoteForm-[\w-]+\.js$/);
  await page.goto(SUMMARY);
  expect((await fetched).ok()).toBe(true);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('§2 taps open and close the tooltip, which hides no field or price', async ({ page }) => {
    await openSummary(page);
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toBeHidden();
    await tooltipButton(page).tap();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await expect(priceNow(page)).toBeInViewport({ ratio: 1 });
    const { bottom } = await boxOf(tooltip);
    expect(bottom).toBeLessThanOrEqual((await boxOf(excessSelect(page))).y);
    expect(bottom).toBeLessThanOrEqual((await boxOf(priceNow(page))).y);
    await tooltipButton(page).tap();
    await expect(tooltip).toBeHidden();
  });
});
