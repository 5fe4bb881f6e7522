import type { PriceRequest } from '#types/api/getPrice';
import { addTagManager, events } from '../support/data-layer.ts';
import { COUPLE, SINGLE, SINGLE_SELECTION } from '../support/quotes.ts';
import { excessSelect, frequencySelect, openSummary, priceNow, SUMMARY } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import { field, heading, LANDING, QUOTE, startApplication, step, visaInput } from '../support/visitor.ts';

test('§2 every product has a page where its address says', async ({ page, sandbox, storage }) => {
  await storage.leave(SINGLE);
  const products = await sandbox.products(SINGLE_SELECTION);
  expect(products).toHaveLength(4);
  for (const { productInfo, prices } of products) {
    await page.goto(productInfo.productSummaryPageUrl);
    await expect(heading(page)).toHaveText(productInfo.packageName);
    const weekly = prices[0]?.priceWeekly ?? prices[0]?.WeeklyPrice;
    await expect(priceNow(page)).toHaveText(`From A$${weekly} per week`);
    await expect(startApplication(page)).toHaveAttribute('href', `${LANDING}/application-form`);
  }
});

test('§2 without a quote a visit leads to the quote page, and Back out of it', async ({ page }) => {
  await page.goto(LANDING);
  await visaInput(page).waitFor();
  await page.goto(SUMMARY);
  await expect(page).toHaveURL(QUOTE);
  await expect(step(page, 'visa-type')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(LANDING);
});

test('§2 on the quote’s own address it redirects nowhere', async ({ page, request }) => {
  const body = await (await request.get(SUMMARY)).text();
  let loads = 0;
  await page.route(`**${QUOTE}`, (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/html', body });
  });
  const script = page.waitForResponse('**/assets/product-summary-*.js');
  await page.goto(QUOTE);
  await script;
  await expect(page.getByRole('main')).toHaveText('');
  expect(loads).toBe(1);
});

test('§2 frequency and excess survive a reload and Previous', async ({ page, storage }) => {
  await storage.leave({ ...COUPLE, paymentFrequency: 'Q' });
  await openSummary(page);
  await expect(priceNow(page)).toHaveText(/per quarter$/);
  await expect(field(page, 'excess')).toBeVisible();
  await expect(frequencySelect(page)).toHaveAttribute('name', 'paymentFrequency');
  await expect(excessSelect(page)).toHaveAttribute('name', 'excess');
  await frequencySelect(page).selectOption('Half-yearly');
  await excessSelect(page).selectOption('$500');
  await expect(priceNow(page)).toHaveText(/^From .*per half-year$/);
  const shown = String(await priceNow(page).textContent());

  await page.reload();
  await expect(frequencySelect(page).locator('option:checked')).toHaveText('Half-yearly');
  await expect(excessSelect(page).locator('option:checked')).toHaveText('$500');
  await expect(priceNow(page)).toHaveText(shown);

  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`${QUOTE}#select-cover`);
  await expect(page.getByRole('radio', { name: 'Half-yearly', exact: true })).toBeChecked();
});

test('§7 the page and its choices are reported to the tag manager', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave(SINGLE);
  await page.clock.install();
  await openSummary(page);
  await page.clock.runFor(10_000);
  expect(await events(page)).toEqual([
    { event: 'pageStepLoad', pageName: 'Product summary', stepName: 'product-summary' },
  ]);
  await excessSelect(page).selectOption('$0');
  expect((await events(page)).slice(1)).toEqual([
    { event: 'fieldUpdate', fieldName: 'excess', fieldValue: '$0' },
  ]);
});

test.describe('in Los Angeles, on a leap day', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('§9 the days of a price are the visitor’s own', async ({ page, storage }) => {
    await page.clock.setFixedTime('2028-03-01T01:30:00Z');
    await storage.leave(COUPLE);
    const asked = page.waitForRequest('**/hcf/getPrice');
    await openSummary(page);
    const request = (await asked).postDataJSON() as PriceRequest;
    expect(request).toMatchObject({
      CommencementDate: '2028-02-29',
      PaymentStartDate: '2028-03-07',
      ClientDOB: '1998-02-28',
      SpouseDOB: '1968-02-29',
    });
  });
});
