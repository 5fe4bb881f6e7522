import type { Page } from '@playwright/test';
import texts from '../../content/start-again.json' with { type: 'json' };
import { control, openApplication, quoteOf } from './support/application.ts';
import { summaryPage } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { openStep, QUOTE, step, visaInput } from './support/visitor.ts';

const button = (page: Page) => page.getByRole('button', { name: texts.link.text, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title });

async function askAndKeepAnswers(page: Page): Promise<void> {
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
}

test('§2 "Start again" of each page asks, and clears all answers', async ({ page, storage }) => {
  await storage.leave(quoteOf('D'));
  await openStep(page, 'age');
  await askAndKeepAnswers(page);
  await page.goto(summaryPage('extended-visitor-cover'));
  await askAndKeepAnswers(page);
  await openApplication(page, 'personal-details');
  await control(page, 'firstName').fill('Zoë');
  await askAndKeepAnswers(page);
  await expect(control(page, 'firstName')).toHaveValue('Zoë');
  expect(await storage.quote()).toMatchObject({ ...quoteOf('D') });

  await button(page).click();
  await dialog(page).getByRole('button', { name: texts.confirm.text }).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(step(page, 'visa-type')).toBeVisible();
  await expect(visaInput(page)).toHaveValue('');
  await expect(button(page)).toBeHidden();
  expect(await storage.quote()).toBeNull();
  expect(await storage.draft()).toBeNull();
});
