import { detailLinks } from '../support/cards.ts';
import { addTagManager, eventsOf } from '../support/data-layer.ts';
import {
  dialog,
  excessSelect,
  fillEmail,
  frequencySelect,
  openEmail,
  priceNow,
  sendEmail,
} from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import { answerQuote, heading } from '../support/visitor.ts';

const SELECTION = { visaCode: '417', coverType: 'D', ageBand: 'A1', partnerAgeBand: 'A4' } as const;

test('§2 §7 from the wizard to an e-mail of what was chosen', async ({ page, sandbox, storage }) => {
  await addTagManager(page);
  await answerQuote(page, { coverType: 'D', age: 35, partnerAge: 71 });
  const products = await sandbox.products(SELECTION);
  const extended = products.find(({ productInfo }) => productInfo.hcfBundleId === 'OVHC-EXTENDED');
  if (!extended) throw new Error('The sandbox does not sell OVHC-EXTENDED to a couple on 417.');
  const { packageName, productSummaryPageUrl } = extended.productInfo;
  const withExcess = (code: string) => extended.prices.find(({ excessCode }) => excessCode === code);
  await detailLinks(page).nth(products.indexOf(extended)).click();

  await expect(page).toHaveURL(productSummaryPageUrl);
  await expect(heading(page)).toHaveText(packageName);
  await expect(page).toHaveTitle(new RegExp(`^${packageName}`));
  await expect(priceNow(page)).toHaveText(`From A$${withExcess('N')?.WeeklyPrice} per week`);

  await frequencySelect(page).selectOption('Monthly');
  await expect(priceNow(page)).toHaveText(`From A$${withExcess('N')?.MonthlyPrice} per month`);
  await excessSelect(page).selectOption('$250');
  const chosen = withExcess('G');
  await expect(priceNow(page)).toHaveText(`From A$${chosen?.MonthlyPrice} per month`);
  expect(await storage.quote()).toMatchObject({
    hcfBundleId: 'OVHC-EXTENDED',
    paymentFrequency: 'M',
    excessCode: 'G',
    priceData: chosen,
    productId: 'HV3 XV1',
    getPriceData: { Premium: chosen?.MonthlyPrice },
    redirectedPath: productSummaryPageUrl,
  });

  await openEmail(page);
  await fillEmail(page, { firstName: 'Zoë', email: 'zoe@example.com' });
  await sendEmail(page);
  await expect(dialog(page).getByText('zoe@example.com')).toBeVisible();

  const [mail, ...more] = (await sandbox.outbox()).emails;
  expect(more).toEqual([]);
  const { rnNumber } = mail?.response ?? {};
  await expect(dialog(page).getByText(`QUOTE REFERENCE NUMBER: ${rnNumber}`, { exact: true })).toBeVisible();
  expect(mail?.request).toMatchObject({
    scaleCode: 'D',
    stateCode: 'N',
    ageCode: 'B',
    rebateCode: '-1',
    contactUser: 'Y',
    isOVHCProduct: 'true',
    hcfProductId: 'HV3 XV1',
    cmsProductName: packageName,
    excessCode: 'G',
    price: chosen?.MonthlyPrice,
    emailAddress: 'zoe@example.com',
    firstName: 'Zoë',
    quoteDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    paymentFrequency: 'M',
    packageAmountWeekly: chosen?.WeeklyPrice,
    packageAmountFortnightly: chosen?.FortnightlyPrice,
    packageAmountMonthly: chosen?.MonthlyPrice,
    packageAmountQuarterly: chosen?.QuarterlyPrice,
    packageAmountHalfYearly: chosen?.HalfYearlyPrice,
    packageAmountYearly: chosen?.YearlyPrice,
    visaSubclass: '417',
    primaryAge: '35',
    partnerAge: '71',
    uiPath: 'mix-and-match',
    opportunityId: '',
    quoteId: '',
    rnNumber: '',
    customers: '',
  });
  expect(await storage.quote()).toMatchObject({ ...mail?.response });
  expect(JSON.stringify(await eventsOf(page, 'fieldUpdate'))).not.toMatch(/Zoë|example\.com/);

  await test.step('the mail can be read', async () => {
    await page.goto(`/sandbox/outbox/${rnNumber}`);
    await expect(heading(page)).toContainText(packageName);
    const text = page.locator('body');
    await expect(text).toContainText('zoe@example.com');
    await expect(text).toContainText('Zoë');
    await expect(text).toContainText(String(rnNumber));
    await expect(text).toContainText(`A$${chosen?.MonthlyPrice}`);
  });
});
