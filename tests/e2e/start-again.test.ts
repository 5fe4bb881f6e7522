import type { Page } from '@playwright/test';
import texts from '../../content/start-again.json' with { type: 'json' };
import { control, openApplication, quoteOf } from './support/application.ts';
import { summaryPage } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { openStep, QUOTE, step, visaInput } from './support/visitor.ts';

const button = (page: Page) => page.getByRole('button', { name: texts.link.text, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title });

test.beforeEach(({ storage }) => storage.leave(quoteOf('D')));

for (const [name, open] of [
  ['the wizard', (page: Page) => openStep(page, 'age')],
  ['the product’s page', (page: Page) => page.goto(summaryPage('extended-visitor-cover'))],
  ['the application', (page: Page) => openApplication(page, 'personal-details')],
] as const) {
  test(`§2 "Start again" of ${name} asks, and clears all answers`, async ({ page, storage }) => {
    await open(page);
    await button(page).click();
    await dialog(page).getByRole('button', { name: texts.confirm.text }).click();
    await expect(page).toHaveURL(QUOTE);
    await expect(step(page, 'visa-type')).toBeVisible();
    await expect(visaInput(page)).toHaveValue('');
    await expect(button(page)).toBeHidden();
    expect(await storage.quote()).toBeNull();
    expect(await storage.draft()).toBeNull();
  });
}

test('§2 a visitor who keeps the answers stays where they are', async ({ page, storage }) => {
  await openApplication(page, 'personal-details');
  await control(page, 'firstName').fill('Zoë');
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(control(page, 'firstName')).toHaveValue('Zoë');
  expect(await storage.quote()).toMatchObject({ ...quoteOf('D') });
});
