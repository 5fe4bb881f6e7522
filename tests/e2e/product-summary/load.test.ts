import { COUPLE } from '../support/quotes.ts';
import { recordShifts, shiftsOf } from '../support/shifts.ts';
import { frequencySelect, openEmail, priceNow, SUMMARY } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

const FORM = /\/assets\/EmailQuoteForm-[\w-]+\.js$/;

test('the e-mail form’s code is not in the first load; it comes while the page is idle', async ({
  page,
  request,
  storage,
}) => {
  await storage.leave(COUPLE);
  const html = await (await request.get(SUMMARY)).text();
  expect(html).toContain('modulepreload');
  expect(html).not.toContain('EmailQuoteForm');
  const fetched = page.waitForResponse(FORM);
  await page.goto(SUMMARY);
  expect((await fetched).ok()).toBe(true);
});

test('look: nothing moves as prices come, whether on time or late', async ({ page, sandbox, storage }) => {
  await recordShifts(page);
  await sandbox.fault({ call: 'getPrice', fault: 'delay', ms: 300 });
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per week$/);
  await frequencySelect(page).selectOption('Yearly');
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.,]+ per year$/);
  await openEmail(page);
  const total = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
  expect(total).toBeLessThan(0.01);
});

test('look: on a phone the price is at the foot of the screen, and what has the focus is not behind it', async ({
  page,
  storage,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  await expect(priceNow(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Start application' })).toBeInViewport({ ratio: 1 });
  const pds = page.getByRole('link', { name: /product disclosure statement/ });
  await pds.focus();
  const bottom = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);
  const price = await priceNow(page).boundingBox();
  expect(bottom(await pds.boundingBox())).toBeLessThanOrEqual(price?.y ?? 0);
});
