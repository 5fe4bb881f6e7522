import { addTagManager, events } from '../support/data-layer.ts';
import { COUPLE, SINGLE } from '../support/quotes.ts';
import { excessSelect, frequencySelect, priceNow, SUMMARY, summaryPage } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, QUOTE, step, visaInput } from '../support/visitor.ts';

const SELECTION = { visaCode: '417', coverType: 'S', ageBand: 'A1', partnerAgeBand: '' } as const;

test('§2 every product of the catalogue has its page, where the product says', async ({
  page,
  sandbox,
  storage,
}) => {
  await storage.leave(SINGLE);
  const products = await sandbox.products(SELECTION);
  expect(products).toHaveLength(4);
  for (const { productInfo, prices } of products) {
    await page.goto(productInfo.productSummaryPageUrl);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productInfo.packageName);
    const weekly = prices[0]?.priceWeekly ?? prices[0]?.WeeklyPrice;
    await expect(priceNow(page)).toHaveText(`From A$${weekly} per week`);
    await expect(page.getByRole('link', { name: 'Start application' })).toHaveAttribute(
      'href',
      `${LANDING}/application-form`,
    );
  }
});

test('§2 without a saved quote a visit goes on to the quote page, and Back does not lead into the same again', async ({
  page,
}) => {
  await page.goto(LANDING);
  await visaInput(page).waitFor();
  await page.goto(SUMMARY);
  await expect(page).toHaveURL(QUOTE);
  await expect(step(page, 'visa-type')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(LANDING);
});

test('its root may stand on the quote page too, and without a quote nothing goes in circles', async ({
  page,
  request,
}) => {
  const html = await (await request.get(SUMMARY)).text();
  let loads = 0;
  await page.route(`**${QUOTE}`, (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  const script = page.waitForResponse('**/assets/product-summary-*.js');
  await page.goto(QUOTE);
  await script;
  await expect(page.getByRole('main')).toHaveText('');
  expect(loads).toBe(1);
});

test('a second tab with another product, and back: each page shows and goes on with its own', async ({
  page,
  context,
  storage,
}) => {
  await storage.leave(SINGLE);
  await page.goto(summaryPage('essential-visitor-cover'));
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.,]+ per week$/);
  const shown = await priceNow(page).textContent();

  const other = await context.newPage();
  await other.goto(summaryPage('complete-visitor-cover'));
  await expect(priceNow(other)).toHaveText(/^From A\$[\d.,]+ per week$/);
  await expect.poll(async () => (await storage.quote())?.hcfBundleId).toBe('OVHC-COMPLETE');

  await page.bringToFront();
  await expect(priceNow(page)).toHaveText(String(shown));
  await page.route('**/application-form', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.getByRole('link', { name: 'Start application' }).click();
  await expect(page).toHaveURL(/application-form$/);
  expect(await storage.quote()).toMatchObject({
    hcfBundleId: 'OVHC-ESSENTIAL',
    redirectedPath: summaryPage('essential-visitor-cover'),
  });
});

for (const text of ['null', '{}', '[]', 'no JSON', '{"coverType":"X","age":7}']) {
  test(`what is stored as ${text} is no quote`, async ({ page, storage }) => {
    await storage.leaveText(text);
    await page.goto(SUMMARY);
    await expect(page).toHaveURL(QUOTE);
  });
}

test('§2 in author edit mode nobody is sent away, and no quote is begun', async ({ page, storage }) => {
  await page.goto(`${SUMMARY}?wcmmode=edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyday Visitor Cover');
  await expect(excessSelect(page)).toBeVisible();
  expect(await storage.text()).toBeNull();
  await expect(page).toHaveURL(`${SUMMARY}?wcmmode=edit`);
});

test('§2 Previous leads back to the cards', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await page.goto(SUMMARY);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`${QUOTE}#select-cover`);
  await expect(step(page, 'select-cover')).toBeVisible();
});

test('§2 frequency and excess are chosen again after a reload', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await frequencySelect(page).selectOption('Half-yearly');
  await excessSelect(page).selectOption('$500');
  await expect(priceNow(page)).toHaveText(/per half-year$/);
  const shown = await priceNow(page).textContent();
  await page.reload();
  await expect(frequencySelect(page).locator('option:checked')).toHaveText('Half-yearly');
  await expect(excessSelect(page).locator('option:checked')).toHaveText('$500');
  await expect(priceNow(page)).toHaveText(String(shown));
});

test('§2 the frequency of the cards is that of the summary, and the other way round', async ({
  page,
  storage,
}) => {
  await storage.leave({ ...SINGLE, paymentFrequency: 'Q' });
  await page.goto(summaryPage('complete-visitor-cover'));
  await expect(priceNow(page)).toHaveText(/per quarter$/);
  await frequencySelect(page).selectOption('Yearly');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { name: 'Yearly', exact: true })).toBeChecked();
});

test('§7 the step is told to the tag manager as product-summary, its default name', async ({
  page,
  storage,
}) => {
  await addTagManager(page);
  await storage.leave(SINGLE);
  await page.clock.install();
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await events(page)).toEqual([
    { event: 'pageStepLoad', pageName: 'Product summary', stepName: 'product-summary' },
  ]);
  await excessSelect(page).selectOption('$0');
  expect((await events(page)).slice(1)).toEqual([
    { event: 'fieldUpdate', fieldName: 'excess', fieldValue: '$0' },
  ]);
});

test('controls, fields and product have their names', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await page.goto(SUMMARY);
  await expect(frequencySelect(page)).toHaveAttribute('name', 'paymentFrequency');
  await expect(excessSelect(page)).toHaveAttribute('name', 'excess');
  await expect(page.locator('[data-field="excess"]')).toBeVisible();
});
