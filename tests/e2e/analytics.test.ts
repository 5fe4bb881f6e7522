import type { Page } from '@playwright/test';
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
  previous,
  QUOTE,
  type StepHash,
  step,
  visaInput,
} from './support/visitor.ts';

const stepLoad = (stepName: StepHash) => ({ event: 'pageStepLoad', pageName: 'Get a quote', stepName });

/** Opens the first step with the page's clock paused. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openStep(page, 'visa-type');
}

test('§2 §7 every step is reported 1500 ms after it was opened', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave(SINGLE);
  await openPaused(page);
  await page.clock.runFor(1499);
  expect(await events(page)).toEqual([]);
  await page.clock.runFor(1);
  const opened: StepHash[] = ['visa-type'];
  expect(await events(page)).toEqual(opened.map(stepLoad));

  const expectReported = async (hash: StepHash) => {
    await expect(step(page, hash)).toBeVisible();
    await page.clock.runFor(1500);
    opened.push(hash);
    expect(await eventsOf(page, 'pageStepLoad')).toEqual(opened.map(stepLoad));
  };
  await next(page).click();
  await expectReported('cover-type');
  await page.evaluate(() => location.assign('#select-cover'));
  await expectReported('select-cover');
  await previous(page).click();
  await expectReported('age');
  await page.goBack();
  await expectReported('select-cover');
});

test('§4 §7 choices are reported by their labels', async ({ page }) => {
  await addTagManager(page);
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
});

test('§7 nothing that is typed is ever in an event', async ({ page, storage }) => {
  await addTagManager(page);
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
