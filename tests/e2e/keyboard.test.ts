import { expectPrices, PERIODS, productLink, stubSummary, WEEKLY } from './support/cards.ts';
import { tabTo } from './support/keyboard.ts';
import { SINGLE, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  coverRadio,
  LANDING,
  next,
  openStep,
  partnerAgeInput,
  step,
  visaInput,
} from './support/visitor.ts';

test('§2 the whole quote with the keyboard alone, from the landing page to a product', async ({
  page,
  sandbox,
  storage,
}) => {
  await page.goto(LANDING);
  await expect(visaInput(page)).toBeVisible();
  await tabTo(visaInput(page));
  await page.keyboard.type('work');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  while (!(await page.getByRole('option', { selected: true, name: WORKING_HOLIDAY.name }).count())) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.name);
  await tabTo(page.getByRole('button', { name: 'Get a quote' }));
  await page.keyboard.press('Enter');

  await expect(step(page, 'cover-type')).toBeVisible();
  await tabTo(coverRadio(page, 'S'));
  await page.keyboard.press('ArrowDown');
  await expect(coverRadio(page, 'D')).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(step(page, 'age')).toBeVisible();
  await tabTo(ageInput(page));
  await page.keyboard.type('30');
  await tabTo(partnerAgeInput(page));
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');

  await expect(step(page, 'select-cover')).toBeVisible();
  const products = await sandbox.products({
    visaCode: WORKING_HOLIDAY.code,
    coverType: 'D',
    ageBand: 'A1',
    partnerAgeBand: 'A3',
  });
  await expectPrices(page, products, WEEKLY);
  await tabTo(page.getByRole('radio', { name: 'Weekly' }));
  await page.keyboard.press('ArrowRight');
  await expectPrices(page, products, PERIODS[1] ?? WEEKLY);

  const last = products.at(-1);
  if (!last) throw new Error('The sandbox has no products for a couple.');
  await stubSummary(page, last);
  await tabTo(productLink(page, last));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(last.productInfo.productSummaryPageUrl);
  expect(await storage.quote()).toMatchObject({ coverType: 'D', hcfBundleId: last.productInfo.hcfBundleId });
});

test('§8 in the list: up and down move, Escape closes and keeps the text, Enter without a line says what is missing', async ({
  page,
}) => {
  await openStep(page, 'visa-type');
  await visaInput(page).focus();
  await page.keyboard.type('provisional');
  const options = page.getByRole('option');
  await expect(options).not.toHaveCount(0);
  await expect(visaInput(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Please check your answers' })).toBeFocused();
  await expect(visaInput(page)).toHaveValue('provisional');
  await expect(next(page)).toBeDisabled();

  await visaInput(page).focus();
  await expect(options).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await options.first().getAttribute('id');
  await expect(visaInput(page)).toHaveAttribute('aria-activedescendant', String(active));

  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(visaInput(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(visaInput(page)).toHaveValue('provisional');
  await page.keyboard.press('ArrowDown');
  await expect(options).not.toHaveCount(0);
});

test('§2 leaving the list with Tab chooses nothing', async ({ page }) => {
  await openStep(page, 'visa-type');
  await visaInput(page).focus();
  await page.keyboard.type('holiday');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(visaInput(page)).toHaveValue('holiday');
  await expect(next(page)).toBeDisabled();
});

test('§2 the skip link leads past the header', async ({ page }) => {
  await openStep(page, 'visa-type');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(visaInput(page)).toBeFocused();
});

test('§2 the skip link keeps the step that is open', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openStep(page, 'age');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(step(page, 'age')).toBeVisible();
});
