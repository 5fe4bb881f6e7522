import type { Page } from '@playwright/test';
import { expect, type FormPage } from './form-page.ts';

export const agree = 'You may check my details with my employer';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Fills in the application to rent a home, up to the answers to check.
 * @param origin the origin of the site, by default the worker's
 */
export async function fillIn(
  page: Page,
  { box, radio, press, expectStep }: FormPage,
  files: ChosenFile[],
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/apply-to-rent`);
  await expectStep('Who will live in the home?');
  await box('Your full name').fill('Alex Novak');
  await box('Email address').fill('alex@example.com');
  await box('How many people in total?').fill('3.0');
  await box('How many of them are children?').fill('3');
  await radio('What do you do?', 'I work').check();
  await expect(page.getByRole('alert')).toHaveText(
    'Enter a number below 3: at least one person must be an adult',
  );
  await box('How many of them are children?').fill('2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('group', { name: 'Your pets' }).getByRole('textbox', { name: 'Cats' }).fill('1');
  await press('Continue');

  await expectStep('What do you earn?');
  await expect(page.getByText('You can get help with the rent for 2 children.')).toBeVisible();
  await box('Employer').fill('Harbour Hotel');
  await box('Income each month, after tax').fill('A$ 4,019.99');
  await page.getByRole('button', { name: /^Your last payslips/ }).setInputFiles(files);
  const [{ name = '' } = {}] = files;
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await press('Continue');

  await expectStep('Choose a code word');
  await box('Code word').fill('lighthouse');
  await press('Continue');
  await expectStep('Check your answers');
}
