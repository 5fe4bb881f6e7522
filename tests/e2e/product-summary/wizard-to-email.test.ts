import { COUPLE, COVER_TYPES, LANDING, WORKING_HOLIDAY } from '../support/data.ts';
import { summaryPage } from '../support/pages/summary.ts';
import { expect, test } from '../support/test.ts';

test('§2 §4 §7 e-mails a quote and opens its link', async ({ page, wizard, summary, sandbox, events }) => {
  await page.goto(LANDING);
  await wizard.chooseVisa();
  await wizard.getAQuote.click();
  await wizard.coverTile(COVER_TYPES.D).click();
  await wizard.ageInput.fill('35');
  await wizard.partnerAgeInput.fill('71');
  await wizard.continueTo('select-cover');
  const products = await sandbox.products('417.D.A1.A4');
  const extended = products.find(({ productInfo }) => productInfo.hcfBundleId === 'OVHC-EXTENDED');
  if (!extended) throw new Error('The sandbox does not sell OVHC-EXTENDED to a couple on 417.');
  const { hcfBundleId, packageName, productSummaryPageUrl } = extended.productInfo;
  const withExcess = (code: string) => extended.prices.find(({ excessCode }) => excessCode === code);
  // §3: the list of prices is reversed, and the last price is shown
  const [priceData] = extended.prices;
  await page.getByRole('radio', { name: 'Monthly', exact: true }).check();
  const card = wizard.cards.nth(products.indexOf(extended));
  const shownPrice = `From A$${priceData?.priceMonthly ?? priceData?.MonthlyPrice} per month`;
  await expect(card).toContainText(shownPrice, { useInnerText: true });
  await card.getByRole('link', { name: 'View details' }).click();

  const chosen = { visaType: [WORKING_HOLIDAY], coverType: 'D', age: 35, partnerAge: 71, hcfBundleId };
  await expect(page).toHaveURL(productSummaryPageUrl);
  await expect(page).toHaveTitle(new RegExp(`^${packageName}`));
  await expect(summary.heading).toHaveText(packageName);
  expect(await wizard.storage.quote()).toMatchObject({
    ...chosen,
    priceData,
    excessCode: priceData?.excessCode,
  });
  await expect(summary.price).toHaveText(`From A$${withExcess('N')?.MonthlyPrice} per month`);
  await summary.excess.selectOption('$250');
  const price = withExcess('G');
  await expect(summary.price).toHaveText(`From A$${price?.MonthlyPrice} per month`);

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
  const product = { hcfProductId: 'HV3 XV1', cmsProductName: packageName, excessCode: 'G' };
  const amounts = {
    paymentFrequency: 'M',
    price: price?.MonthlyPrice,
    packageAmountYearly: price?.YearlyPrice,
  };
  const people = { scaleCode: 'D', primaryAge: '35', partnerAge: '71', visaSubclass: '417' };
  const recipient = { emailAddress: 'zoe@example.com', firstName: 'Zoë' };
  expect(mail?.request).toMatchObject({ ...product, ...amounts, ...people, ...recipient });
  expect(await summary.storage.quote()).toMatchObject({ ...chosen, ...mail?.response, excessCode: 'G' });
  expect(JSON.stringify(await events('fieldUpdate'))).not.toMatch(/Zoë|example\.com/);

  // the link in the e-mail opens the quote in another browser
  const { origin } = new URL(page.url());
  const otherBrowser = await page.context().browser()?.newPage({ baseURL: origin });
  if (!otherBrowser) throw new Error('There is no browser.');
  const other = summaryPage(otherBrowser);
  await other.page.goto(`/sandbox/outbox/${rnNumber}`);
  for (const text of [packageName, 'zoe@example.com', 'Zoë', String(rnNumber), `A$${price?.MonthlyPrice}`])
    await expect(other.page.locator('body')).toContainText(text);
  await other.page.getByRole('link', { name: 'Open your quote' }).click();
  await expect(other.page).toHaveURL(productSummaryPageUrl);
  await expect(other.price).toHaveText(`From A$${price?.MonthlyPrice} per month`);
  await otherBrowser.close();
});

test('says that a name is too long for the e-mail', async ({ summary, sandbox }) => {
  await summary.open(COUPLE);
  await summary.openEmail();
  await summary.fillEmail({ firstName: 'a'.repeat(101) });
  await summary.sendButton.click();
  await expect(summary.dialogField('First name')).toHaveAccessibleDescription('Enter up to 100 characters');
  expect((await sandbox.outbox()).emails).toEqual([]);
});
