import type { Page } from '@playwright/test';
import { APPLICATION } from './support/application.ts';
import { addTagManager, events } from './support/data-layer.ts';
import { COUPLE, WORKING_HOLIDAY } from './support/quotes.ts';
import { excessSelect, SUMMARY } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { ageInput, chooseVisa, heading, next, QUOTE, step, visaInput } from './support/visitor.ts';

test.beforeEach(({ page }) => addTagManager(page));

/** Chooses, clears and chooses a visa again, and lets the time pass that a report may take (§7). */
async function changeVisa(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', { name: 'Clear Visa type' }).click();
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.clock.runFor(10_000);
}

test('§7 in author edit mode nothing is reported', async ({ page }) => {
  await changeVisa(page, `${QUOTE}?wcmmode=edit`);
  await next(page).click();
  await expect(step(page, 'cover-type')).toBeVisible();
  expect(await events(page)).toEqual([]);
});

test('§2 in author edit mode no page redirects or begins a quote', async ({ page, storage }) => {
  await page.goto(`${SUMMARY}?wcmmode=edit`);
  await expect(heading(page)).toHaveText('Everyday Visitor Cover');
  await expect(excessSelect(page)).toBeVisible();
  await expect(page).toHaveURL(`${SUMMARY}?wcmmode=edit`);
  await page.goto(`${APPLICATION}?wcmmode=edit`);
  await expect(heading(page)).toHaveText('When should your cover start?');
  await expect(page.getByRole('region', { name: 'Your quote' }), 'there are no answers to show').toBeHidden();
  expect(await storage.text()).toBeNull();
});

test('§2 author edit mode unlocks nothing', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await page.goto(`${QUOTE}?wcmmode=edit#age`);
  await ageInput(page).fill('17');
  await expect(next(page)).toBeDisabled();
  await page.goto(`${QUOTE}?wcmmode=edit#visa-type`);
  await visaInput(page).fill('Moon visa');
  await expect(next(page)).toBeDisabled();
});
