import { LANDING, WORKING_HOLIDAY } from '../support/data.ts';
import { summaryPage } from '../support/pages/summary.ts';
import { expect, test } from '../support/test.ts';

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

test('§2 §4 §7 from the wizard to an e-mailed quote', async ({ page, wizard, summary, sandbox, events }) => {
  await page.goto(LANDING);
  await wizard.chooseVisa();
  await wizard.getAQuote.click();
  await wizard.coverTile('Couple').click();
  await wizard.ageInput.fill('35');
  await wizard.partnerAgeInput.fill('71');
  await wizard.continueTo('select-cover');
  const products = await sandbox.products('417.D.A1.A4');
  const extended = products.find(({ productInfo }) => productInfo.hcfBundleId === 'OVHC-EXTENDED');
  if (!extended) throw new Error('The sandbox does not sell OVHC-EXTENDED to a couple on 417.');
  const { hcfBundleId, packageName, productSummaryPageUrl } = extended.productInfo;
  const inDollars = (amount: unknown) => `A$${Number(amount).toLocaleString('en-AU', TWO_DIGITS)}`;
  // §3: the list of prices is reversed, and the last price is shown
  await expect(wizard.cards).toContainText(
    products.map(
      ({ prices: [first] }) => `From ${inDollars(first?.priceWeekly ?? first?.WeeklyPrice)} per week`,
    ),
    { useInnerText: true },
  );
  await page.getByRole('radio', { name: 'Yearly', exact: true }).check();
  await expect(wizard.cards).toContainText(
    products.map(
      ({ prices: [first] }) => `From ${inDollars(first?.priceYearly ?? first?.YearlyPrice)} per year`,
    ),
    { useInnerText: true },
  );
  const withExcess = (code: string) => extended.prices.find(({ excessCode }) => excessCode === code);
  const [priceData] = extended.prices;
  await wizard.detailLinks.nth(products.indexOf(extended)).click();

  await expect(page).toHaveURL(productSummaryPageUrl);
  expect(await wizard.storage.quote()).toMatchObject({
    visaType: [WORKING_HOLIDAY],
    coverType: 'D',
    age: 35,
    partnerAge: 71,
    paymentFrequency: 'Y',
    hcfBundleId,
    productName: packageName,
    priceData,
    excessCode: priceData?.excessCode,
    redirectedPath: productSummaryPageUrl,
  });
  await expect(summary.heading).toHaveText(packageName);
  await expect(page).toHaveTitle(new RegExp(`^${packageName}`));
  await expect(summary.price).toHaveText(`From ${inDollars(withExcess('N')?.YearlyPrice)} per year`);

  await summary.frequency.selectOption('Monthly');
  await expect(summary.price).toHaveText(`From A$${withExcess('N')?.MonthlyPrice} per month`);
  await summary.excess.selectOption('$250');
  const chosen = withExcess('G');
  await expect(summary.price).toHaveText(`From A$${chosen?.MonthlyPrice} per month`);
  expect(await summary.storage.quote()).toMatchObject({
    hcfBundleId: 'OVHC-EXTENDED',
    paymentFrequency: 'M',
    excessCode: 'G',
    priceData: chosen,
    productId: 'HV3 XV1',
    getPriceData: { Premium: chosen?.MonthlyPrice },
    redirectedPath: productSummaryPageUrl,
  });

  await summary.openEmail();
  await summary.fillEmail({ firstName: 'Zoë', email: 'zoe@example.com' });
  await summary.sendEmail();
  await expect(summary.dialog.getByText('zoe@example.com')).toBeVisible();

  const [mail, ...more] = (await sandbox.outbox()).emails;
  expect(more).toEqual([]);
  const { rnNumber } = mail?.response ?? {};
  await expect(
    summary.dialog.getByText(`QUOTE REFERENCE NUMBER: ${rnNumber}`, { exact: true }),
  ).toBeVisible();
  expect(mail?.request).toMatchObject({
    scaleCode: 'D',
    hcfProductId: 'HV3 XV1',
    cmsProductName: packageName,
    excessCode: 'G',
    price: chosen?.MonthlyPrice,
    emailAddress: 'zoe@example.com',
    firstName: 'Zoë',
    paymentFrequency: 'M',
    packageAmountYearly: chosen?.YearlyPrice,
    visaSubclass: '417',
    primaryAge: '35',
    partnerAge: '71',
  });
  expect(await summary.storage.quote()).toMatchObject({ ...mail?.response });
  expect(JSON.stringify(await events('fieldUpdate'))).not.toMatch(/Zoë|example\.com/);

  // the link in the e-mail opens the quote in another browser
  const { origin } = new URL(page.url());
  const otherBrowser = await page.context().browser()?.newPage({ baseURL: origin });
  if (!otherBrowser) throw new Error('There is no browser.');
  const other = summaryPage(otherBrowser);
  await other.page.goto(`/sandbox/outbox/${rnNumber}`);
  await expect(other.heading).toContainText(packageName);
  for (const text of ['zoe@example.com', 'Zoë', String(rnNumber), `A$${chosen?.MonthlyPrice}`])
    await expect(other.page.locator('body')).toContainText(text);
  await other.page.getByRole('link', { name: 'Open your quote' }).click();
  await expect(other.page).toHaveURL(productSummaryPageUrl);
  await expect(other.price).toHaveText(`From A$${chosen?.MonthlyPrice} per month`);
  await otherBrowser.close();
});
