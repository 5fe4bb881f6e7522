import { COUPLE, STUDENT, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { chooseVisa, field, LANDING, QUOTE, step, visaInput } from './support/visitor.ts';

const GO = { name: 'Get a quote', exact: true } as const;

test('§2 with a visa: the quote is saved and the second question opens', async ({ page, storage }) => {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', GO).click();
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  await expect(step(page, 'cover-type')).toBeVisible();
  expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
});

test('§2 without a visa: saved data is cleared and the quote starts at its first question', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.goto(LANDING);
  await expect.poll(() => storage.text()).toBeNull();
  // another tab has gone on with a quote since this page was loaded
  await page.localStorage.setItem('ovhcQuoteData', JSON.stringify(COUPLE));
  await page.getByRole('button', GO).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(step(page, 'visa-type')).toBeVisible();
  expect(await storage.text()).toBeNull();
});

test('§2 saved quote data is cleared on load', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await page.goto(LANDING);
  await expect(visaInput(page)).toHaveValue('');
  await expect.poll(() => storage.text()).toBeNull();
});

test('§2 saved data that is broken is cleared on load as well', async ({ page, storage }) => {
  await storage.leaveText('{"coverType":');
  await page.goto(LANDING);
  await expect(visaInput(page)).toBeVisible();
  await expect.poll(() => storage.text()).toBeNull();
});

for (const text of [WORKING_HOLIDAY.code, WORKING_HOLIDAY.name.toUpperCase()]) {
  test(`§2 a visa that is typed in full counts as chosen: “${text}”`, async ({ page, storage }) => {
    await page.goto(LANDING);
    await visaInput(page).fill(text);
    await visaInput(page).press('Escape');
    await page.getByRole('button', GO).click();
    await expect(page).toHaveURL(`${QUOTE}#cover-type`);
    expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
  });
}

test('§2 a visa that is typed in full is waited for on a slow network: the press goes on with it', async ({
  page,
  sandbox,
  storage,
}) => {
  await sandbox.fault({ call: 'visatypes', fault: 'delay', ms: 1500 });
  await page.goto(LANDING);
  await visaInput(page).fill(WORKING_HOLIDAY.code);
  await visaInput(page).press('Escape');
  await page.getByRole('button', GO).click();
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
});

test('§2 a text that is no visa gets a message first, and a second press goes on without a visa', async ({
  page,
  storage,
}) => {
  await page.goto(LANDING);
  await visaInput(page).fill('a visa of my own');
  await visaInput(page).press('Escape');
  await page.getByRole('button', GO).click();
  await expect(field(page, 'visaType').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(LANDING);
  await page.getByRole('button', GO).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(step(page, 'visa-type')).toBeVisible();
  expect(await storage.text()).toBeNull();
});

test('§5 editing a chosen visa lets it go: no visa', async ({ page, storage }) => {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await visaInput(page).press('Backspace');
  await page.getByRole('button', GO).click();
  await expect(page).toHaveURL(QUOTE);
  expect(await storage.text()).toBeNull();
});

test('§2 Enter in the field sends the box', async ({ page }) => {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await visaInput(page).press('Enter');
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
});

test('§2 an unsupported visa is told of here, and told of again where the button leads', async ({ page }) => {
  await page.goto(LANDING);
  await chooseVisa(page, STUDENT.name);
  await expect(field(page, 'visaType').getByRole('status')).toContainText([
    '',
    'We don’t offer cover for this visa',
  ]);
  await page.getByRole('button', GO).click();
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  await expect(page.getByText('We don’t offer cover for the visa you chose')).toBeVisible();
});
