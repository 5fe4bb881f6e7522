import type { Page } from '@playwright/test';
import { COUPLE, LANDING, QUOTE, STUDENT, WORKING_HOLIDAY } from './support/data.ts';
import { tabTo } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const SECOND_STEP = `${QUOTE}#cover-type`;
/** The quote of a visitor who has chosen only the visa. */
const BEGUN = { visaType: [WORKING_HOLIDAY] };
const commonVisa = (page: Page) => page.getByRole('button', { name: 'Working Holiday 417', exact: true });

test('§2 clears the quote on opening, and starts a new one with a visa', async ({ page, wizard }) => {
  const { getAQuote, storage, visaInput } = wizard;
  for (const [stored, submit] of [
    [COUPLE, () => getAQuote.click()],
    ['{"coverType":', () => visaInput.press('Enter')],
  ] as const) {
    await storage.leave(stored);
    await page.goto(LANDING);
    await expect(visaInput).toHaveValue('');
    await expect.poll(storage.text).toBeNull();
    await wizard.chooseVisa();
    await submit();
    await expect(page).toHaveURL(SECOND_STEP);
    await expect(wizard.step('cover-type')).toBeVisible();
    expect(await storage.quote()).toEqual(BEGUN);
  }
});

test('§2 opens step 1 without a visa and step 2 with a visa number', async ({ page, wizard, sandbox }) => {
  const { getAQuote, storage, visaInput } = wizard;
  const type = async (text: string) => {
    await visaInput.fill(text);
    await visaInput.press('Escape');
    await getAQuote.click();
  };
  await page.goto(LANDING);
  await wizard.chooseVisa();
  await visaInput.press('Backspace');
  // another tab has continued a quote since this page loaded
  await page.localStorage.setItem('ovhcQuoteData', JSON.stringify(COUPLE));
  await getAQuote.click();
  if (page.url().endsWith(LANDING)) await getAQuote.click();
  await expect(page).toHaveURL(QUOTE);
  await expect(wizard.step('visa-type')).toBeVisible();
  expect(await storage.text()).toBeNull();

  await page.goto(LANDING);
  await type('a visa of my own');
  await expect(wizard.errorIn('visaType')).toBeVisible();
  await expect(page).toHaveURL(LANDING);
  await getAQuote.click();
  await expect(page).toHaveURL(QUOTE);

  await sandbox.fault({ call: 'visatypes', fault: 'delay', ms: 1500 });
  await page.goto(LANDING);
  await type(WORKING_HOLIDAY.code);
  await expect(page).toHaveURL(SECOND_STEP);
  expect(await storage.quote()).toEqual(BEGUN);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('§2 shows common visas in view and opens the second step on a tap', async ({ page, wizard }) => {
    await page.goto(LANDING);
    await expect(wizard.getAQuote).toBeInViewport({ ratio: 1 });
    const visas = page.getByRole('region', { name: 'Or choose a common visa' }).getByRole('button');
    for (const visa of await visas.all()) await expect(visa).toBeInViewport({ ratio: 1 });
    await commonVisa(page).tap();
    await expect(page).toHaveURL(SECOND_STEP);
    await expect(wizard.step('cover-type')).toBeVisible();
    expect(await wizard.storage.quote()).toEqual(BEGUN);
  });
});

test('§2 keeps text typed while a common visa is looked up', async ({ page, wizard, sandbox }) => {
  await sandbox.fault({ call: 'visatypes', fault: 'delay', ms: 1000 });
  await page.goto(LANDING);
  await commonVisa(page).click();
  await expect(commonVisa(page)).toHaveAttribute('aria-busy', 'true');
  await wizard.visaInput.fill('partner');
  await expect(commonVisa(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('option').first()).toContainText('Partner');
  await expect(wizard.visaInput).toHaveValue('partner');
  await expect(page).toHaveURL(LANDING);
});

test('§8 retries if a common visa can’t be looked up', async ({ page, wizard, sandbox, problems }) => {
  problems.provoke(/The visa could not be looked up/);
  problems.tolerate(/503/, /could not be/);
  await sandbox.fault({ call: 'visatypes', fault: 'status', status: 503, times: 6 });
  await page.goto(LANDING);
  await commonVisa(page).click();
  await expect(wizard.visaInput).toBeFocused();
  await expect(wizard.visaInput).toHaveValue(WORKING_HOLIDAY.code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option', { name: WORKING_HOLIDAY.name }).click();
  await wizard.getAQuote.click();
  await expect(page).toHaveURL(SECOND_STEP);
  expect(await wizard.storage.quote()).toEqual(BEGUN);
});

test('§2 helps with an unknown visa: grant letter, phone numbers and all visas', async ({ page, wizard }) => {
  const letter = page.getByText('Find your grant letter.');
  const allVisas = page.getByRole('region', { name: 'Show all visas' });
  await wizard.openLanding();
  await tabTo(page.getByText('I don’t know my visa'));
  await expect(letter).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(letter).toBeVisible();
  const vevo = page.getByRole('link', { name: 'The government’s VEVO service (opens in a new tab)' });
  await expect(vevo).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('listitem').getByRole('link', { name: /^1800/ })).not.toHaveCount(0);

  await tabTo(page.getByRole('button', { name: 'Show all visas' }));
  await page.keyboard.press('Enter');
  await expect(allVisas).toBeFocused();
  await expect(allVisas.getByRole('button', { name: STUDENT.name })).toBeVisible();
  const names = await allVisas
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.firstElementChild?.textContent ?? ''));
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));

  // a visa without cover is left to the field, and announced again on the next page
  await allVisas.getByRole('button', { name: STUDENT.name }).click();
  await expect(wizard.visaInput).toBeFocused();
  await expect(wizard.visaInput).toHaveValue(STUDENT.name);
  const status = wizard.field('visaType').getByRole('status');
  await expect(status).toContainText(['', 'We don’t offer cover for this visa']);
  expect(await wizard.storage.text()).toBeNull();
  await wizard.getAQuote.click();
  await expect(page).toHaveURL(SECOND_STEP);
  await expect(page.getByText('We don’t offer cover for the visa you chose')).toBeVisible();
});
