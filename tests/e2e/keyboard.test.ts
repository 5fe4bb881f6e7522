import { detailLinks, expectPrices, PERIODS, stubSummary } from './support/cards.ts';
import { tabTo } from './support/keyboard.ts';
import { COUPLE_SELECTION, SINGLE, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  coverRadio,
  getAQuote,
  LANDING,
  openStep,
  partnerAgeInput,
  step,
  visaInput,
} from './support/visitor.ts';

test('§2 from the landing page to a product with the keyboard alone', async ({ page, sandbox, storage }) => {
  const { keyboard } = page;
  await page.goto(LANDING);
  await expect(visaInput(page)).toBeVisible();
  await tabTo(visaInput(page));
  await keyboard.type('work');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  const selected = page.getByRole('option', { selected: true, name: WORKING_HOLIDAY.name });
  do await keyboard.press('ArrowDown');
  while (!(await selected.count()));
  await keyboard.press('Enter');
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.name);
  await tabTo(getAQuote(page));
  await keyboard.press('Enter');

  await expect(step(page, 'cover-type')).toBeVisible();
  await tabTo(coverRadio(page, 'S'));
  await keyboard.press('ArrowDown');
  await expect(coverRadio(page, 'D')).toBeChecked();
  await keyboard.press('Enter');

  await expect(step(page, 'age')).toBeVisible();
  await tabTo(ageInput(page));
  await keyboard.type('30');
  await tabTo(partnerAgeInput(page));
  await keyboard.type('60');
  await keyboard.press('Enter');

  await expect(step(page, 'select-cover')).toBeVisible();
  const products = await sandbox.products(COUPLE_SELECTION);
  await expectPrices(page, products);
  await tabTo(page.getByRole('radio', { name: 'Weekly' }));
  await keyboard.press('ArrowRight');
  await expectPrices(page, products, PERIODS[1]);

  const last = products.at(-1);
  if (!last) throw new Error('The sandbox has no products for a couple.');
  await stubSummary(page, last);
  await tabTo(detailLinks(page).last());
  await keyboard.press('Enter');
  await expect(page).toHaveURL(last.productInfo.productSummaryPageUrl);
  expect(await storage.quote()).toMatchObject({ coverType: 'D', hcfBundleId: last.productInfo.hcfBundleId });
});

test('§2 the skip link leads past the header, and keeps the step', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openStep(page, 'age');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(step(page, 'age')).toBeVisible();
  await tabTo(ageInput(page));
});
