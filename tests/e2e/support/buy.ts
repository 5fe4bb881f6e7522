import { expect, type Page } from '@playwright/test';
import { EVENT } from './host-page.ts';
import type { Sandbox } from './sandbox.ts';
import type { Visit } from './test.ts';

/** Gets a quote for a single person, from the landing page to the first step of the application. */
export async function getQuote({ page, wizard, summary, application }: Visit): Promise<void> {
  await wizard.openLanding();
  await wizard.chooseVisa();
  await wizard.getAQuote.click();
  await wizard.step('cover-type').waitFor();
  const isSameVisit = await wizard.markVisit();
  await wizard.coverTile('Single').click();
  await wizard.step('age').waitFor();
  await wizard.ageInput.fill('34');
  await wizard.continueTo('select-cover');
  await page.goBack();
  await wizard.step('age').waitFor();
  await page.goForward();
  expect(await isSameVisit()).toBe(true);
  await page
    .getByRole('link', { name: /^View details/ })
    .nth(1)
    .click();
  await expect(summary.price).toHaveText(/^From A\$/);
  await summary.startApplication.click();
  await application.step('cover-start').waitFor();
}

/** Sends the form page of the host page, which has a list, and expects its confirmation. */
export async function registerForEvent(page: Page, sandbox: Sandbox): Promise<void> {
  await page.goto(EVENT);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Kim');
  await page.getByRole('combobox', { name: 'Where do you live?' }).fill('hill');
  await page.getByRole('option', { name: 'Surry Hills' }).click();
  await page.getByRole('radio', { name: 'After lunch' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add a guest' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lee');
  await page.getByRole('checkbox', { name: 'Fish' }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'See you there, Kim' })).toBeFocused();
  const [sent] = (await sandbox.outbox()).forms;
  expect(sent?.request).toEqual({
    name: 'Kim',
    suburb: 'sur',
    arrival: 'pm',
    guests: [{ guestName: 'Lee', food: ['fish'] }],
  });
}
