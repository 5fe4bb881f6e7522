import { APPLICATION, dayFromToday, EXTENDED, LANDING, QUOTE, quoteOf, SUMMARY } from '../support/data.ts';
import { AGREED, expectContract, leaveFamily, openOtherProduct, startOther } from '../support/in-progress.ts';
import { expect, test, type Visit } from '../support/test.ts';

const OTHER = { ...AGREED, product: 'Everyday Visitor Cover', price: 'A$' };

test('§4 keeps an application when the visitor looks at another product, and goes back', async ({
  page,
  payment,
}) => {
  await leaveFamily(payment);
  await payment.openStep('payment');
  await page.goto(`${QUOTE}#select-cover`);
  await page.locator('[data-product="OVHC-EVERYDAY"]').getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(new RegExp(SUMMARY));
  await expect(page.getByRole('complementary', { name: 'Your price' })).toContainText('A$');
  await page.goBack();
  await page.goBack();
  await payment.step('payment').waitFor();
  await expectContract(payment);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(SUMMARY));
  await page.goto(`${APPLICATION}#payment`);
  await expectContract(payment);
  await payment.fillAccount();
  const { request } = await payment.pay();
  expect(request).toMatchObject({ scaleCode: 'F', productName: AGREED.product, excessCode: 'N' });
});

test('§4 offers on the landing page to continue an application, or to start again', async ({
  page,
  payment,
}) => {
  await leaveFamily(payment);
  await payment.openStep('contact-details');
  await payment.control('email').fill('zoe@example.com');
  await page.goto(LANDING);
  const offer = page.getByRole('link', { name: 'Continue your application' });
  await offer.click();
  await payment.step('contact-details').waitFor();
  await expect(payment.control('email')).toHaveValue('zoe@example.com');
  await expectContract(payment);
  expect(await payment.storage.quote(), 'the landing page has cleared it').toBeNull();

  await page.goto(LANDING);
  await page.getByRole('button', { name: 'Start again' }).click();
  await payment.dialog.getByRole('button', { name: 'Delete and start again' }).click();
  await expect(page).toHaveURL(new RegExp(`${QUOTE}$`));
  expect(await payment.storage.draft()).toBeNull();
  await page.goto(LANDING);
  await page.getByRole('combobox', { name: 'Visa type' }).waitFor();
  await expect(offer).toBeHidden();
  await page.goto(APPLICATION);
  await expect(page, 'there is nothing to continue').toHaveURL(new RegExp(QUOTE));
});

test('§4 changes product and excess from inside, says so, and asks to agree again', async ({
  page,
  payment,
}) => {
  await leaveFamily(payment);
  await payment.openStep('payment');
  await page.getByRole('link', { name: 'Change Product', exact: true }).click();
  await page.locator('[data-product="OVHC-EVERYDAY"]').getByRole('link', { name: 'View details' }).click();
  await payment.startApplication.click();
  await expect(page).toHaveURL(new RegExp(`${APPLICATION}#payment$`));
  await expect(page.getByText('You changed the product')).toBeVisible();
  await expectContract(payment, OTHER);
  await expect(page.getByRole('link', { name: 'Go to “Check your answers and agree”' })).toBeVisible();

  await page.getByRole('link', { name: 'Change Excess', exact: true }).click();
  await page.getByRole('combobox', { name: 'Excess' }).selectOption('$0');
  await payment.startApplication.click();
  await expect(page).toHaveURL(new RegExp(`${APPLICATION}#payment$`));
  await expect(page.getByText('You changed the product and the excess')).toBeVisible();
  await page.getByRole('link', { name: 'Go to “Check your answers and agree”' }).click();
  await expect(payment.control('declaration')).not.toBeChecked();
  await expect(payment.amount('Product')).toHaveText(OTHER.product);
  await expect(payment.amount('Excess')).toHaveText('$0');
  await payment.control('declaration').check();
  await payment.next.click();
  await payment.fillAccount();
  const { request } = await payment.pay();
  expect(request).toMatchObject({ scaleCode: 'F', productName: OTHER.product, excessCode: 'A' });
});

test('§4 asks to agree again after a date of birth that makes another age', async ({ page, payment }) => {
  await leaveFamily(payment);
  await payment.openStep('payment');
  await payment.fillAccount();
  await expect(payment.payNow).toBeEnabled();
  await page.evaluate(() => location.assign('#personal-details'));
  await payment.control('DOB').fill(dayFromToday(-45).typed);
  await expect(payment.priceLine).toContainText('A$');
  await page.evaluate(() => location.assign('#payment'));
  await expect(payment.payNow).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Go to “Check your answers and agree”' }).click();
  await expect(payment.control('declaration')).not.toBeChecked();
  await payment.control('declaration').check();
  await payment.next.click();
  const { request } = await payment.pay();
  expect(request).toMatchObject({ birthDate: dayFromToday(-45).stored });
});

test('drops the answers of people who are no longer covered', async ({ page, payment }) => {
  await leaveFamily(payment);
  await payment.openStep('declaration');
  await page.getByRole('link', { name: 'Change Who is covered', exact: true }).click();
  await payment.field('coverType').getByText('Single', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${APPLICATION}#declaration$`));
  await expect(page.getByText('You changed who is covered')).toBeVisible();
  const draft = await payment.storage.draft();
  expect(Object.keys(draft ?? {}).filter((name) => /Partner$|^dependants$|^declaration$/.test(name))).toEqual(
    [],
  );
  expect(draft?.firstName).toBe('Amélie');
  await expect(page.getByText('Step 5 of 6')).toBeVisible();
});

test('§4 asks before another product replaces an application', async ({ page, payment }) => {
  await leaveFamily(payment);
  await payment.openStep('contact-details');
  await startOther(payment, /^Keep /);
  await payment.step('contact-details').waitFor();
  await expectContract(payment);

  await openOtherProduct(payment);
  await payment.startApplication.click();
  await expect(payment.dialog).toContainText(
    'Extended Visitor Cover for your family (visa 417, $750 excess)',
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(SUMMARY));
  await startOther(payment, /^Change to /);
  await payment.step('cover-start').waitFor();
  await expect(page.getByText('You changed the product')).toBeVisible();
  await expectContract(payment, OTHER);
  await payment.next.click();
  await expect(payment.control('firstName')).toHaveValue('Amélie');
  await expect(page.getByText('You changed the product')).toBeHidden();
});

test('continues without a question for the same product and people', async ({ page, payment }) => {
  await leaveFamily(payment);
  await payment.openStep('contact-details');
  await page.goto(EXTENDED);
  await page.getByRole('combobox', { name: 'How often you pay' }).selectOption('Yearly');
  await payment.startApplication.click();
  await payment.step('cover-start').waitFor();
  await expect(payment.progress).toContainText('per year');
  await payment.openStep('personal-details');
  await expect(payment.control('firstName')).toHaveValue('Amélie');
});

for (const [missing, quote, way] of [
  [
    'a product',
    { ...quoteOf('S'), hcfBundleId: undefined, productName: undefined },
    'See available products',
  ],
  ['all but a visa', { visaType: quoteOf('S').visaType }, 'Choose who needs cover'],
] as const)
  test(`stops at once without ${missing}, and shows the way on`, async ({ page, payment }) => {
    await payment.storage.leave(quote);
    await page.goto(`${APPLICATION}#personal-details`);
    await page.getByRole('link', { name: way }).waitFor();
    await expect(payment.step('personal-details')).toBeHidden();
    await expect(payment.heading).toHaveText('Apply for your cover');
    await expect(payment.next).toBeHidden();
  });

test('§3 stores the member number and the bank’s branch with the quote', async ({ page, payment }) => {
  await payment.open('S', { currentHealthCover: undefined, declaration: undefined });
  await payment.openStep('current-cover');
  await payment.fill('current-cover', { coverType: 'S', isOnshore: true, hasCover: true });
  await expect.poll(async () => (await payment.storage.quote())?.memberNo).toBe('AB123456');
  await page.goto(`${APPLICATION}#payment`);
  await payment.fillAccount();
  await expect.poll(async () => (await payment.storage.quote())?.branchName).toBe('Sydney, 48 Martin Place');
  await payment.choose('paymentType', 'Card');
  await expect.poll(async () => (await payment.storage.quote())?.branchName).toBeUndefined();
});

test('shows the current answers when Back restores the page from before a change', async ({
  page,
  payment,
}) => {
  await leaveFamily(payment);
  await payment.openStep('personal-details');
  await page.evaluate(() => {
    const key = 'ovhcApplicationDraft';
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...draft, firstName: 'Zoë' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(payment.control('firstName')).toHaveValue('Zoë');
});

test.describe('asks to correct the date of a device', () => {
  const openIn = async ({ page, application }: Visit, days: number) => {
    await page.clock.setFixedTime(new Date(Date.now() + days * 86_400_000));
    await application.open('cover-start', quoteOf('S'));
    await expect(page.getByText('Check the date on your device')).toBeVisible();
  };

  test('that is months ahead', ({ visit }) => openIn(visit, 200));

  test('that is months behind: its cover would start in the past', async ({ visit, problems }) => {
    problems.provoke(/status of 400/, /The price could not be fetched/);
    await openIn(visit, -200);
  });
});

test('takes the name of a health fund that is not on the list', async ({ page, payment }) => {
  await payment.open('S', { currentHealthCover: undefined, declaration: undefined });
  await payment.openStep('current-cover');
  await payment.choose('currentHealthCover', 'Yes');
  await payment.control('fundNotListed').check();
  await expect(payment.control('currentFund')).toBeHidden();
  await payment.control('fundName').fill('Example Health');
  await payment.control('memberNumber').fill('AB12');
  await payment.control('authorise').check();
  await payment.next.click();
  await payment.control('declaration').check();
  await payment.next.click();
  await payment.fillAccount();
  const { request } = await payment.pay();
  expect(request).toMatchObject({ switchFundFlag: 'Y', existingFundName: 'Example Health' });
  expect(request).not.toHaveProperty('existingFundId');
  await expect(page).toHaveURL(/#confirmation$/);
});
