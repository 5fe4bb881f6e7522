import { QUOTE, QUOTE_STEPS, SINGLE, WORKING_HOLIDAY } from './support/data.ts';
import { expect, test } from './support/test.ts';

test('§4 §7 every step is reported, and choices by their labels', async ({ page, wizard, events }) => {
  await page.clock.install();
  await wizard.open('visa-type');
  await wizard.chooseVisa();
  await wizard.next.click();
  await wizard.coverTile('Single').click();
  await wizard.ageInput.fill('30');
  await wizard.next.click();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  // don't follow the link, so that the test can read the events
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await wizard.detailLinks.first().click();
  await page.clock.runFor(1500);
  const updates = (await events('fieldUpdate')).map(({ fieldName, fieldValue }) => [fieldName, fieldValue]);
  expect(updates).toEqual([
    ['visaType', WORKING_HOLIDAY.name],
    ['coverType', 'Single'],
    ['age', ''],
    ['paymentFrequency', 'Monthly'],
    ['hcfBundleId', 'Essential Visitor Cover'],
  ]);
  const pageStepLoad = { event: 'pageStepLoad', pageName: 'Get a quote' };
  expect(await events('pageStepLoad')).toEqual(
    QUOTE_STEPS.map((stepName) => ({ ...pageStepLoad, stepName })),
  );
});

test('§7 nothing that is typed is ever in an event', async ({ page, wizard, events }) => {
  await wizard.storage.leave({ ...SINGLE, coverType: 'D', visaType: undefined });
  await page.clock.install();
  await wizard.open('visa-type');
  await wizard.visaInput.fill('passport N1234567');
  await wizard.visaInput.blur();
  await wizard.errorIn('visaType').waitFor();
  await page.goto(`${QUOTE}#age`);
  await wizard.ageInput.fill('47');
  await wizard.partnerAgeInput.fill('my age is a secret');
  await wizard.partnerAgeInput.blur();
  await page.clock.runFor(10_000);

  const all = await events();
  expect(all).toContainEqual({ event: 'fieldUpdate', fieldName: 'age', fieldValue: '' });
  expect(all).toContainEqual({ event: 'fieldUpdate', fieldName: 'partnerAge', fieldValue: '' });
  expect(all).toContainEqual({ event: 'error', errorName: 'visaType', errorType: 'invalid entry' });
  expect(JSON.stringify(all)).not.toMatch(/passport|N1234567|47|secret/);
});
