import type { Page } from '@playwright/test';
import { addTagManager, events } from './support/data-layer.ts';
import { COUPLE, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { ageInput, chooseVisa, next, QUOTE, step, visaInput } from './support/visitor.ts';

/** Does what a visit reports, and lets the time pass that a report may take (§7). */
async function visit(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', { name: 'Clear Visa type' }).click();
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.clock.runFor(10_000);
}

test.beforeEach(async ({ page }) => addTagManager(page));

test('§7 a visitor’s page tells the tag manager', async ({ page }) => {
  await visit(page, QUOTE);
  const names = new Set((await events(page)).map(({ event }) => event));
  expect(names).toEqual(new Set(['fieldUpdate', 'error', 'pageStepLoad']));
});

test('§7 in author edit mode (?wcmmode=edit) nothing is told', async ({ page }) => {
  await visit(page, `${QUOTE}?wcmmode=edit`);
  await next(page).click();
  await expect(step(page, 'cover-type')).toBeVisible();
  expect(await events(page)).toEqual([]);
});

test('§7 in author edit mode by cookie nothing is told', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'wcmmode', value: 'edit', url: String(baseURL) }]);
  await visit(page, QUOTE);
  expect(await events(page)).toEqual([]);
});

test('§7 the first that answers wins: a preview is no edit mode, whatever the cookie says', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'wcmmode', value: 'edit', url: String(baseURL) }]);
  await visit(page, `${QUOTE}?wcmmode=preview`);
  expect(await events(page)).not.toEqual([]);
});

test('§2 author edit mode unlocks nothing: rules and calls are a visitor’s', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await page.goto(`${QUOTE}?wcmmode=edit#age`);
  await ageInput(page).fill('17');
  await expect(next(page)).toBeDisabled();
  await page.goto(`${QUOTE}?wcmmode=edit#visa-type`);
  await visaInput(page).fill('Moon visa');
  await expect(next(page)).toBeDisabled();
});
