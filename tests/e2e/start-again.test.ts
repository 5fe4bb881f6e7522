import texts from '../../content/start-again.json' with { type: 'json' };
import { QUOTE, quoteOf } from './support/data.ts';
import { expect, test } from './support/test.ts';

test('§2 asks before "Start again" clears all answers', async ({ page, wizard, application }) => {
  const button = page.getByRole('button', { name: texts.link.text, exact: true });
  const dialog = page.getByRole('dialog', { name: texts.title });
  await application.open('personal-details', quoteOf('D'));
  await application.control('firstName').fill('Zoë');
  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(application.control('firstName')).toHaveValue('Zoë');
  expect(await application.storage.quote()).toMatchObject({ ...quoteOf('D') });

  await button.click();
  await dialog.getByRole('button', { name: texts.confirm.text }).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(wizard.step('visa-type')).toBeVisible();
  await expect(wizard.visaInput).toHaveValue('');
  await expect(button).toBeHidden();
  expect(await application.storage.quote()).toBeNull();
  expect(await application.storage.draft()).toBeNull();
});
