import { addTagManager, eventsOf } from './support/data-layer.ts';
import { COUPLE, SINGLE, STUDENT, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverRadio,
  coverTile,
  field,
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

test('§4 what is restored is not shown as a mistake, and shows no list of suggestions', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await openStep(page, 'visa-type');
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.name);
  await expect(next(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('§4 the restored visa is validated anew: cover for it has ended', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, visaType: [{ ...STUDENT, isSupported: true }] });
  await openStep(page, 'visa-type');
  await expect(visaInput(page)).toHaveValue(STUDENT.name);
  await expect(page.getByText('We don’t offer cover for this visa')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  expect((await storage.quote())?.visaType).toEqual([STUDENT]);
});

test('§4 the restored visa is validated anew: there is cover for it now', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, visaType: [{ ...WORKING_HOLIDAY, isSupported: false }] });
  await openStep(page, 'visa-type');
  await expect(next(page)).toBeEnabled();
  await expect(page.getByText('We don’t offer cover for this visa')).toBeHidden();
  expect((await storage.quote())?.visaType).toEqual([WORKING_HOLIDAY]);
});

test('§4 the restored visa is validated anew: it has another name now', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, visaType: [{ ...WORKING_HOLIDAY, name: 'Backpacker visa' }] });
  await openStep(page, 'visa-type');
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.name);
  expect((await storage.quote())?.visaType).toEqual([WORKING_HOLIDAY]);
});

test('§4 the restored visa is validated anew: there is no such visa any more', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, visaType: [{ code: '444', name: 'Special visa', isSupported: true }] });
  await openStep(page, 'visa-type');
  await expect(next(page)).toBeDisabled();
  await expect(visaInput(page), 'the visitor sees what was chosen').toHaveValue('Special visa');
  await expect.poll(() => storage.quote()).toEqual({ coverType: 'S', age: 30 });
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await expect(next(page)).toBeEnabled();
});

test('§4 a restored visa that is gone says why one cannot go on', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, visaType: [{ code: '444', name: 'Special visa', isSupported: true }] });
  await openStep(page, 'visa-type');
  await expect(field(page, 'visaType').getByRole('alert')).toHaveText('Choose your visa from the list');
});

for (const hash of ['cover-type', 'age'] as const) {
  test(`§2 §4 a quote that is restored at #${hash} has its visa validated as well`, async ({
    page,
    storage,
  }) => {
    await storage.leave({ ...SINGLE, visaType: [{ ...STUDENT, isSupported: true }] });
    await openStep(page, hash);
    await expect(page.getByText('We don’t offer cover for the visa you chose')).toBeVisible();
    await expect(next(page)).toBeDisabled();
  });
}

test('§4 a visa that is edited while the restored one is looked up is left alone', async ({
  page,
  sandbox,
  storage,
}) => {
  await sandbox.fault({ call: 'visatypes', fault: 'delay', ms: 800, times: 1 });
  await storage.leave({ ...SINGLE, visaType: [{ ...STUDENT, isSupported: true }] });
  const answered = page.waitForResponse('**/hcf/ovhc/visatypes.json');
  await openStep(page, 'visa-type');
  await visaInput(page).fill('holiday');
  await (await answered).finished();
  await page.getByRole('option', { name: WORKING_HOLIDAY.name }).click();
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.name);
  await expect(next(page)).toBeEnabled();
});

test('§7 what is restored is told to nobody as a field update', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave({ ...SINGLE, visaType: [{ ...STUDENT, isSupported: true }] });
  await openStep(page, 'visa-type');
  await expect(page.getByText('We don’t offer cover for this visa')).toBeVisible();
  expect(await eventsOf(page, 'fieldUpdate')).toEqual([]);
});
