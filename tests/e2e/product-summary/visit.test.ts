import type { PriceRequest } from '#types/api/getPrice';
import { COUPLE, LANDING, QUOTE, SUMMARY } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test('§2 serves a page at the address of each product', async ({ sandbox, request }) => {
  const products = await sandbox.products('417.S.A1.');
  expect(products).toHaveLength(4);
  for (const { productInfo } of products) {
    const html = await (await request.get(productInfo.productSummaryPageUrl)).text();
    expect(html).toContain(`<title>${productInfo.packageName}`);
  }
});

test('§2 redirects to the quote page without a quote, and supports Back', async ({ page, wizard }) => {
  await wizard.openLanding();
  await page.goto(SUMMARY);
  await expect(page).toHaveURL(QUOTE);
  await expect(wizard.step('visa-type')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(LANDING);
});

test('§2 does not redirect at the quote’s own address', async ({ page, request }) => {
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

test('§2 §7 reports frequency and excess, and restores them on reload', async ({ page, summary, events }) => {
  const { frequency, excess, price } = summary;
  await summary.open({ ...COUPLE, paymentFrequency: 'Q' });
  await expect(price).toHaveText(/per quarter$/);
  await frequency.selectOption('Half-yearly');
  await excess.selectOption('$500');
  await expect(price).toHaveText(/^From .*per half-year$/);
  const pageStepLoad = { event: 'pageStepLoad', pageName: 'Product summary', stepName: 'product-summary' };
  await expect.poll(() => events('pageStepLoad')).toEqual([pageStepLoad]);
  const update = { event: 'fieldUpdate', fieldName: 'excess', fieldValue: '$500' };
  expect(await events('fieldUpdate')).toContainEqual(update);
  await page.reload();
  await expect(excess.locator('option:checked')).toHaveText('$500');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`${QUOTE}#select-cover`);
  await expect(page.getByRole('radio', { name: 'Half-yearly', exact: true })).toBeChecked();
});

test.describe('in Los Angeles, on a leap day', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('§9 requests a price with dates in the visitor’s time zone', async ({ page, summary }) => {
    await page.clock.setFixedTime('2028-03-01T01:30:00Z');
    const asked = page.waitForRequest('**/hcf/getPrice');
    await summary.open(COUPLE);
    const request = (await asked).postDataJSON() as PriceRequest;
    expect(request).toMatchObject({
      CommencementDate: '2028-02-29',
      PaymentStartDate: '2028-03-07',
      ClientDOB: '1998-02-28',
      SpouseDOB: '1968-02-29',
    });
  });
});
