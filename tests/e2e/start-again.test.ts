import type { Page } from '@playwright/test';
import texts from '../../content/start-again.json' with { type: 'json' };
import { EXTENDED, QUOTE, quoteOf } from './support/data.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: texts.link.text, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title });

async function askAndKeepAnswers(page: Page): Promise<void> {
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
}

test('§2 "Start again" of each page asks, and clears all answers', async ({ page, wizard, application }) => {
  await wizard.open('age', quoteOf('D'));
  await askAndKeepAnswers(page);
  await page.goto(EXTENDED);
  await askAndKeepAnswers(page);
  await application.open('personal-details');
  await application.control('firstName').fill('Zoë');
  await askAndKeepAnswers(page);
  await expect(application.control('firstName')).toHaveValue('Zoë');
  expect(await application.storage.quote()).toMatchObject({ ...quoteOf('D') });

  await button(page).click();
  await dialog(page).getByRole('button', { name: texts.confirm.text }).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(wizard.step('visa-type')).toBeVisible();
  await expect(wizard.visaInput).toHaveValue('');
  await expect(button(page)).toBeHidden();
  expect(await application.storage.quote()).toBeNull();
  expect(await application.storage.draft()).toBeNull();
});
