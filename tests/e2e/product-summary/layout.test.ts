import { COUPLE, SUMMARY } from '../support/data.ts';
import { boxOf, recordShifts, shiftsOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('§2 keeps the price, Start application and the dialog’s button in view', async ({ page, summary }) => {
  const { price, dialog, sendButton } = summary;
  await summary.open(COUPLE);
  for (const [width, height] of [
    [1280, 900],
    [390, 780],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(price).toBeInViewport({ ratio: 1 });
    await expect(summary.startApplication).toBeInViewport({ ratio: 1 });
    if (width > 390) continue;
    const link = page.getByRole('link', { name: /product disclosure statement/ });
    await link.focus();
    const { bottom } = await boxOf(link);
    expect(bottom, 'nothing focused is behind the price').toBeLessThanOrEqual((await boxOf(price)).y);
    await link.blur();
  }

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

  await page.setViewportSize({ width: 320, height: 568 });
  await summary.openEmail();
  await expect(sendButton).toBeInViewport({ ratio: 1 });
  const button = await boxOf(sendButton);
  expect((await boxOf(dialog)).bottom).toBeGreaterThan(button.bottom);
  const agree = dialog.getByRole('checkbox');
  await agree.focus();
  expect((await boxOf(agree)).bottom).toBeLessThanOrEqual(button.y);
});

test('keeps the layout stable while prices and code load', async ({ page, summary, sandbox, request }) => {
  const html = await (await request.get(SUMMARY)).text();
  expect(html).toContain('modulepreload');
  expect(html, 'it is not in the first load').not.toContain('EmailQuoteForm');
  await recordShifts(page);
  await sandbox.fault({ call: 'getPrice', fault: 'delay', ms: 300 });
  const fetched = page.waitForResponse(/\/assets\/EmailQuoteForm-[\w-]+\.js$/);
  await summary.open(COUPLE);
  expect((await fetched).ok()).toBe(true);
  await summary.frequency.selectOption('Yearly');
  await expect(summary.price).toHaveText(/^From A\$[\d.,]+ per year$/);
  await summary.openEmail();
  const total = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
  expect(total).toBeLessThan(0.01);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('§2 opens and closes the tooltip on taps without covering fields or price', async ({ summary }) => {
    const { tooltip, tooltipButton, price, excess } = summary;
    await summary.open(COUPLE);
    await expect(tooltip).toBeHidden();
    await tooltipButton.tap();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await expect(price).toBeInViewport({ ratio: 1 });
    const { bottom } = await boxOf(tooltip);
    expect(bottom).toBeLessThanOrEqual((await boxOf(excess)).y);
    expect(bottom).toBeLessThanOrEqual((await boxOf(price)).y);
    await tooltipButton.tap();
    await expect(tooltip).toBeHidden();
  });
});
