import { QUOTE_STEPS, WORKING_HOLIDAY } from './support/data.ts';
import { expect, test } from './support/test.ts';

test('§4 §7 reports steps and choices but no typed text', async ({ page, wizard, events }) => {
  await page.clock.install();
  await wizard.open('visa-type');
  await wizard.visaInput.fill('passport N1234567');
  await wizard.visaInput.blur();
  await wizard.errorIn('visaType').waitFor();
  await wizard.chooseVisa();
  await wizard.next.click();
  await wizard.coverTile('Couple').click();
  await wizard.ageInput.fill('47');
  await wizard.partnerAgeInput.fill('my age is a secret');
  await wizard.partnerAgeInput.blur();
  await wizard.partnerAgeInput.fill('46');
  await wizard.next.click();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  // don't follow the link, so that the test can read the events
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await wizard.detailLinks.first().click();
  await page.clock.runFor(10_000);

  const all = await events();
  expect(JSON.stringify(all)).not.toMatch(/passport|N1234567|47|46|secret/);
  expect(all).toContainEqual({ event: 'error', errorName: 'visaType', errorType: 'invalid entry' });
  const updates = (await events('fieldUpdate')).map(({ fieldName, fieldValue }) => [fieldName, fieldValue]);
  expect(updates).toEqual([
    ['visaType', ''],
    ['visaType', WORKING_HOLIDAY.name],
    ['coverType', 'Couple'],
    ['age', ''],
    ['partnerAge', ''],
    ['partnerAge', ''],
    ['paymentFrequency', 'Monthly'],
    ['hcfBundleId', 'Essential Visitor Cover'],
  ]);
  const pageStepLoad = { event: 'pageStepLoad', pageName: 'Get a quote' };
  const steps = QUOTE_STEPS.map((stepName) => ({ ...pageStepLoad, stepName }));
  expect(await events('pageStepLoad')).toEqual(steps);
});
