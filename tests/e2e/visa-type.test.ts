import { addTagManager, eventsOf } from './support/data-layer.ts';
import { COUPLE, STUDENT, UNSUPPORTED, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  chooseVisa,
  coverTile,
  field,
  next,
  openStep,
  type StepHash,
  step,
  visaInput,
} from './support/visitor.ts';

const GUIDE = 'https://www.privatehealth.gov.au/health_insurance/overseas/index.htm';
const INVALID_ENTRY = { event: 'error', errorName: 'visaType', errorType: 'invalid entry' };

test('§2 an unsupported visa: an info alert with title, text and an external link, and no way on', async ({
  page,
}) => {
  await openStep(page, 'visa-type');
  await chooseVisa(page, STUDENT.name);

  const visa = field(page, 'visaType');
  await expect(visa.getByText('We don’t offer cover for this visa')).toBeVisible();
  await expect(visa.getByText('Student visas need Overseas Student Health Cover')).toBeVisible();
  const link = visa.getByRole('link', { name: 'Find the cover for your visa (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', GUIDE);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(next(page)).toBeDisabled();
  await expect(visa.getByRole('alert'), 'an unsupported visa is no mistake of the visitor').toHaveCount(0);
});

test('§2 the alert goes with the unsupported visa', async ({ page }) => {
  await openStep(page, 'visa-type');
  await chooseVisa(page, STUDENT.name);
  await expect(page.getByText('We don’t offer cover for this visa')).toBeVisible();
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await expect(page.getByText('We don’t offer cover for this visa')).toBeHidden();
  await expect(next(page)).toBeEnabled();
});

for (const hash of ['cover-type', 'age'] as const satisfies StepHash[]) {
  test(`§2 an unsupported visa stops the quote at #${hash} too, and says where to go`, async ({
    page,
    storage,
  }) => {
    await storage.leave(UNSUPPORTED);
    await openStep(page, hash);
    await expect(page.getByText('We don’t offer cover for the visa you chose')).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await page.getByRole('link', { name: 'Change your visa' }).click();
    await expect(step(page, 'visa-type')).toBeVisible();
    await expect(visaInput(page)).toHaveValue(STUDENT.name);
  });
}

test('§2 an unsupported visa: a cover type that is chosen goes nowhere', async ({ page, storage }) => {
  await storage.leave(UNSUPPORTED);
  await page.clock.install();
  await openStep(page, 'cover-type');
  await coverTile(page, 'Family').click();
  await page.clock.runFor(5000);
  await expect(step(page, 'cover-type')).toBeVisible();
});

test('§2 an unsupported visa: no products to choose', async ({ page, storage }) => {
  await storage.leave(UNSUPPORTED);
  await openStep(page, 'select-cover');
  await expect(page.getByText('Please update your selection')).toBeVisible();
});

test('§2 Next is disabled until a visa is chosen, and again when the choice is edited', async ({ page }) => {
  await openStep(page, 'visa-type');
  await expect(next(page)).toBeDisabled();
  await visaInput(page).fill(WORKING_HOLIDAY.name);
  await expect(page.getByRole('option')).toHaveText(['Working Holiday visa 417']);
  await expect(next(page), 'typed is not chosen').toBeDisabled();
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await expect(next(page)).toBeEnabled();
  await visaInput(page).press('Backspace');
  await expect(next(page)).toBeDisabled();
  await expect(visaInput(page)).toHaveValue('Working Holiday vis');
});

test('§5 a visa is required: leaving the field without one shows the authored message', async ({ page }) => {
  await openStep(page, 'visa-type');
  const error = field(page, 'visaType').getByRole('alert');
  await visaInput(page).fill('a visa of my own');
  await expect(error, 'not before the field is left').toHaveCount(0);
  await visaInput(page).blur();
  await expect(error).toHaveText('Choose your visa from the list');
  await expect(visaInput(page)).toHaveValue('a visa of my own');
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await expect(error).toHaveCount(0);
});

test('§2 clearing a chosen visa logs an invalid entry: by its button', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave(COUPLE);
  await openStep(page, 'visa-type');
  await page.getByRole('button', { name: 'Clear Visa type' }).click();
  await expect(visaInput(page)).toHaveValue('');
  await expect(visaInput(page)).toBeFocused();
  expect(await eventsOf(page, 'error')).toEqual([INVALID_ENTRY]);
  expect((await storage.quote())?.visaType).toBeUndefined();
});

test('§2 clearing a chosen visa logs an invalid entry: by deleting the text', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave(COUPLE);
  await openStep(page, 'visa-type');
  await visaInput(page).press('ControlOrMeta+a');
  await visaInput(page).press('Delete');
  await expect(visaInput(page)).toHaveValue('');
  expect(await eventsOf(page, 'error')).toEqual([INVALID_ENTRY]);
});

test('§2 a choice and nothing else logs no invalid entry', async ({ page }) => {
  await addTagManager(page);
  await openStep(page, 'visa-type');
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await next(page).click();
  await expect(step(page, 'cover-type')).toBeVisible();
  expect(await eventsOf(page, 'error')).toEqual([]);
});
