import { WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverRadio,
  coverTile,
  next,
  openStep,
  partnerAgeInput,
  step,
  visaInput,
} from './support/visitor.ts';

test('§4 a quote survives a reload at every step', async ({ page }) => {
  await openStep(page, 'visa-type');
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.reload();
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.name);
  await expect(page.getByRole('alert'), 'a restored answer is no mistake').toHaveCount(0);
  await expect(page.getByRole('option')).toHaveCount(0);
  await next(page).click();

  await coverTile(page, 'Couple').click();
  await expect(step(page, 'age')).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(coverRadio(page, 'D')).toBeChecked();
  await next(page).click();

  await ageInput(page).fill('30');
  await partnerAgeInput(page).fill('60');
  await page.reload();
  await expect(ageInput(page)).toHaveValue('30');
  await expect(partnerAgeInput(page)).toHaveValue('60');
  await next(page).click();

  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByText('per month')).toHaveCount(4);
});
