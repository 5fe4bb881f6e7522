import { detailLinks } from './support/cards.ts';
import { addTagManager, events, eventsOf } from './support/data-layer.ts';
import { SINGLE, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverTile,
  errorIn,
  next,
  openStep,
  partnerAgeInput,
  QUOTE,
  visaInput,
} from './support/visitor.ts';

test.beforeEach(({ page }) => addTagManager(page));

test('§4 §7 every step is reported, and choices by their labels', async ({ page }) => {
  await page.clock.install();
  await openStep(page, 'visa-type');
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await next(page).click();
  await coverTile(page, 'Single').click();
  await ageInput(page).fill('30');
  await next(page).click();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  // the link is not followed, so that the events can be read
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await detailLinks(page).first().click();
  await page.clock.runFor(1500);
  const updates = (await eventsOf(page, 'fieldUpdate')).map(({ fieldName, fieldValue }) => [
    fieldName,
    fieldValue,
  ]);
  expect(updates).toEqual([
    ['visaType', WORKING_HOLIDAY.name],
    ['coverType', 'Single'],
    ['age', ''],
    ['paymentFrequency', 'Monthly'],
    ['hcfBundleId', 'Essential Visitor Cover'],
  ]);
  expect(await eventsOf(page, 'pageStepLoad')).toEqual(
    ['visa-type', 'cover-type', 'age', 'select-cover'].map((stepName) => ({
      event: 'pageStepLoad',
      pageName: 'Get a quote',
      stepName,
    })),
  );
});

test('§7 nothing that is typed is ever in an event', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, coverType: 'D', visaType: undefined });
  await page.clock.install();
  await openStep(page, 'visa-type');
  await visaInput(page).fill('passport N1234567');
  await visaInput(page).blur();
  await errorIn(page, 'visaType').waitFor();
  await page.goto(`${QUOTE}#age`);
  await ageInput(page).fill('47');
  await partnerAgeInput(page).fill('my age is a secret');
  await partnerAgeInput(page).blur();
  await page.clock.runFor(10_000);

  const all = await events(page);
  expect(all).toContainEqual({ event: 'fieldUpdate', fieldName: 'age', fieldValue: '' });
  expect(all).toContainEqual({ event: 'fieldUpdate', fieldName: 'partnerAge', fieldValue: '' });
  expect(all).toContainEqual({ event: 'error', errorName: 'visaType', errorType: 'invalid entry' });
  expect(JSON.stringify(all)).not.toMatch(/passport|N1234567|47|secret/);
});
