import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { COUPLE, STUDENT, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { chooseVisa, errorIn, field, getAQuote, LANDING, QUOTE, step, visaInput } from './support/visitor.ts';

const SECOND_STEP = `${QUOTE}#cover-type`;
const commonVisa = (page: Page) => page.getByRole('button', { name: 'Working Holiday 417', exact: true });
const help = (page: Page) => page.getByText('I don’t know my visa');
const allVisas = (page: Page) => page.getByRole('region', { name: 'Show all visas' });
const listedVisa = (page: Page, name: string) => allVisas(page).getByRole('button', { name });

/** Opens the landing page, and types what may be a visa. */
async function openWith(page: Page, text: string): Promise<void> {
  await page.goto(LANDING);
  await visaInput(page).fill(text);
  await visaInput(page).press('Escape');
}

test('§2 with a visa the button, or Enter, opens the second question', async ({ page, storage }) => {
  for (const submit of [() => getAQuote(page).click(), () => visaInput(page).press('Enter')]) {
    await page.goto(LANDING);
    await chooseVisa(page, WORKING_HOLIDAY.name);
    await submit();
    await expect(page).toHaveURL(SECOND_STEP);
    await expect(step(page, 'cover-type')).toBeVisible();
    expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
  }
});

test('§2 opening the page clears a saved quote, and broken data', async ({ page, storage }) => {
  for (const text of [JSON.stringify(COUPLE), '{"coverType":']) {
    await page.goto('about:blank');
    await storage.leaveText(text);
    await page.goto(LANDING);
    await expect(visaInput(page)).toHaveValue('');
    await expect.poll(() => storage.text()).toBeNull();
  }
});

test('§2 without a visa the button clears the quote and opens the first step', async ({ page, storage }) => {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await visaInput(page).press('Backspace');
  // another tab has continued a quote since this page was loaded
  await page.localStorage.setItem('ovhcQuoteData', JSON.stringify(COUPLE));
  await getAQuote(page).click();
  if (page.url().endsWith(LANDING)) await getAQuote(page).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(step(page, 'visa-type')).toBeVisible();
  expect(await storage.text()).toBeNull();
});

for (const { text, delay } of [
  { text: WORKING_HOLIDAY.code, delay: 1500 },
  { text: WORKING_HOLIDAY.name.toUpperCase(), delay: 0 },
]) {
  test(`§2 “${text}” counts as chosen, found after ${delay} ms`, async ({ page, sandbox, storage }) => {
    await sandbox.fault({ call: 'visatypes', fault: 'delay', ms: delay });
    await openWith(page, text);
    await getAQuote(page).click();
    await expect(page).toHaveURL(SECOND_STEP);
    expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
  });
}

test('§2 a text that is no visa gets a message; a second press continues', async ({ page, storage }) => {
  await openWith(page, 'a visa of my own');
  await getAQuote(page).click();
  await expect(errorIn(page, 'visaType')).toBeVisible();
  await expect(page).toHaveURL(LANDING);
  await getAQuote(page).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(step(page, 'visa-type')).toBeVisible();
  expect(await storage.text()).toBeNull();
});

test('§2 an unsupported visa is announced here, and on the next page again', async ({ page }) => {
  await page.goto(LANDING);
  await chooseVisa(page, STUDENT.name);
  await expect(field(page, 'visaType').getByRole('status')).toContainText([
    '',
    'We don’t offer cover for this visa',
  ]);
  await getAQuote(page).click();
  await expect(page).toHaveURL(SECOND_STEP);
  await expect(page.getByText('We don’t offer cover for the visa you chose')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('§2 common visas are in view; a tap opens the second question', async ({ page, storage }) => {
    await page.goto(LANDING);
    await expect(getAQuote(page)).toBeInViewport({ ratio: 1 });
    const visas = page.getByRole('region', { name: 'Or choose a common visa' }).getByRole('button');
    for (const visa of await visas.all()) await expect(visa).toBeInViewport({ ratio: 1 });
    await commonVisa(page).tap();
    await expect(page).toHaveURL(SECOND_STEP);
    await expect(step(page, 'cover-type')).toBeVisible();
    expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
  });
});

test('§2 what is typed while a common visa is looked up stays', async ({ page, sandbox }) => {
  await sandbox.fault({ call: 'visatypes', fault: 'delay', ms: 1000 });
  await page.goto(LANDING);
  await commonVisa(page).click();
  await expect(commonVisa(page)).toHaveAttribute('aria-busy', 'true');
  await visaInput(page).fill('partner');
  await expect(commonVisa(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('option').first()).toContainText('Partner');
  await expect(visaInput(page)).toHaveValue('partner');
  await expect(page).toHaveURL(LANDING);
});

test('§8 a common visa that can’t be looked up is tried again', async ({
  page,
  sandbox,
  problems,
  storage,
}) => {
  problems.provoke(/The visa could not be looked up/);
  problems.tolerate(/503/, /could not be/);
  await sandbox.fault({ call: 'visatypes', fault: 'status', status: 503, times: 6 });
  await page.goto(LANDING);
  await commonVisa(page).click();
  await expect(visaInput(page)).toBeFocused();
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option', { name: WORKING_HOLIDAY.name }).click();
  await getAQuote(page).click();
  await expect(page).toHaveURL(SECOND_STEP);
  expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
});

test('§2 help for an unknown visa: where it stands, a phone, all visas', async ({ page, storage }) => {
  await page.goto(LANDING);
  await expect(visaInput(page)).toBeVisible();
  await tabTo(help(page));
  await expect(page.getByText('Find your grant letter.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Find your grant letter.')).toBeVisible();
  const vevo = page.getByRole('link', { name: 'The government’s VEVO service (opens in a new tab)' });
  await expect(vevo).toHaveAttribute('target', '_blank');
  const phone = page.getByRole('listitem').getByRole('link', { name: /^1800/ });
  await expect(phone.first()).toHaveAttribute('href', /^tel:\d+$/);

  await tabTo(page.getByRole('button', { name: 'Show all visas' }));
  await page.keyboard.press('Enter');
  await expect(allVisas(page)).toBeFocused();
  await expect(listedVisa(page, STUDENT.name)).toBeVisible();
  const names = await allVisas(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.firstElementChild?.textContent ?? ''));
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));

  await listedVisa(page, STUDENT.name).click();
  await expect(visaInput(page)).toBeFocused();
  await expect(visaInput(page)).toHaveValue(STUDENT.name);
  await expect(field(page, 'visaType').getByText('We don’t offer cover for this visa')).toBeVisible();
  await expect(page).toHaveURL(LANDING);
  expect(await storage.text()).toBeNull();

  await listedVisa(page, 'Bridging visa A').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SECOND_STEP);
});
