import type { Page } from '@playwright/test';
import { addTagManager, events, eventsOf } from './support/data-layer.ts';
import { SINGLE, WORKING_HOLIDAY } from './support/quotes.ts';
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
  previous,
  QUOTE,
  type StepHash,
  step,
  visaInput,
} from './support/visitor.ts';

const opened = (stepName: StepHash) => ({ event: 'pageStepLoad', pageName: 'Get a quote', stepName });

/** Opens a step with the page's clock standing still: time passes as a test lets it. */
async function openAtRest(page: Page, hash: StepHash): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openStep(page, hash);
}

test('§7 a page step is told 1500 ms after the step is opened', async ({ page }) => {
  await addTagManager(page);
  await openAtRest(page, 'visa-type');
  await page.clock.runFor(1499);
  expect(await events(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await events(page)).toEqual([opened('visa-type')]);
  await page.clock.runFor(10_000);
  expect(await events(page), 'once').toEqual([opened('visa-type')]);
});

test('§7 a tag manager that loads late is tried once more, 1000 ms later', async ({ page }) => {
  await openAtRest(page, 'visa-type');
  await page.clock.runFor(1500);
  await page.evaluate(() => {
    window.dataLayer = [];
  });
  await page.clock.runFor(999);
  expect(await events(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await events(page)).toEqual([opened('visa-type')]);
});

test('§7 a tag manager that comes after that hears of the next step only', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openAtRest(page, 'visa-type');
  await page.clock.runFor(2500);
  await page.evaluate(() => {
    window.dataLayer = [];
  });
  await page.clock.runFor(10_000);
  expect(await events(page)).toEqual([]);
  await next(page).click();
  await expect(step(page, 'cover-type')).toBeVisible();
  await page.clock.runFor(1500);
  expect(await events(page)).toEqual([opened('cover-type')]);
});

test('§7 without a tag manager nothing is made up and nothing breaks', async ({ page }) => {
  await openAtRest(page, 'visa-type');
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('§2 §7 every step is told by its name, however it was reached', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave(SINGLE);
  await openAtRest(page, 'visa-type');
  const seen: StepHash[] = ['visa-type'];
  const arrive = async (hash: StepHash) => {
    await expect(step(page, hash)).toBeVisible();
    await page.clock.runFor(1500);
    seen.push(hash);
    expect(await eventsOf(page, 'pageStepLoad')).toEqual(seen.map(opened));
  };
  await page.clock.runFor(1500);
  await next(page).click();
  await arrive('cover-type');
  await page.evaluate(() => {
    location.hash = 'select-cover';
  });
  await arrive('select-cover');
  await previous(page).click();
  await arrive('age');
  await page.goBack();
  await arrive('select-cover');
});

test('§4 §7 a chosen label is told with its field', async ({ page }) => {
  await addTagManager(page);
  await openStep(page, 'visa-type');
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await next(page).click();
  await coverTile(page, 'Couple').click();
  await expect(step(page, 'age')).toBeVisible();
  expect(await eventsOf(page, 'fieldUpdate')).toEqual([
    { event: 'fieldUpdate', fieldName: 'visaType', fieldValue: WORKING_HOLIDAY.name },
    { event: 'fieldUpdate', fieldName: 'coverType', fieldValue: 'Couple' },
  ]);
});

test('§7 a frequency and a product are told by their labels', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave(SINGLE);
  await openStep(page, 'select-cover');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  // the link is not followed here: what is told on the way out can be looked at
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('[data-product]').first().getByRole('link', { name: 'View details' }).click();
  expect(await eventsOf(page, 'fieldUpdate')).toEqual([
    { event: 'fieldUpdate', fieldName: 'paymentFrequency', fieldValue: 'Monthly' },
    { event: 'fieldUpdate', fieldName: 'hcfBundleId', fieldValue: 'Essential Visitor Cover' },
  ]);
});

test('§7 nothing that is typed is ever in an event', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave({ ...SINGLE, coverType: 'D', visaType: undefined });
  await page.clock.install();
  await openStep(page, 'visa-type');
  await visaInput(page).fill('passport N1234567');
  await visaInput(page).blur();
  await field(page, 'visaType').getByRole('alert').waitFor();
  await page.goto(`${QUOTE}#age`);
  await ageInput(page).fill('47');
  await partnerAgeInput(page).fill('my age is a secret');
  await partnerAgeInput(page).blur();
  await page.clock.runFor(10_000);

  const told = await events(page);
  expect(told).toContainEqual({ event: 'fieldUpdate', fieldName: 'age', fieldValue: '' });
  expect(told).toContainEqual({ event: 'fieldUpdate', fieldName: 'partnerAge', fieldValue: '' });
  expect(told).toContainEqual({ event: 'error', errorName: 'visaType', errorType: 'invalid entry' });
  expect(JSON.stringify(told)).not.toMatch(/passport|N1234567|47|secret/);
});

test('§7 the arrow keys tell each choice once', async ({ page, storage }) => {
  await addTagManager(page);
  await storage.leave({ visaType: [WORKING_HOLIDAY] });
  await openStep(page, 'cover-type');
  await coverRadio(page, 'S').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await next(page).focus();
  const labels = (await eventsOf(page, 'fieldUpdate')).map(({ fieldValue }) => fieldValue);
  expect(labels).toEqual(['Couple', 'Single parent']);
});
