import type { Locator, Page } from '@playwright/test';
import { LANDING } from './visitor.ts';

/** What a visitor does on a product's page, by what can be seen there. */
export const SUMMARY = `${LANDING}/everyday-visitor-cover`;

export const summaryPage = (slug: string): string => `${LANDING}/${slug}`;
export const frequencySelect = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'How often you pay' });
export const excessSelect = (page: Page): Locator => page.getByRole('combobox', { name: 'Excess' });
/** The region that says the price, and every new one. */
export const priceNow = (page: Page): Locator =>
  page
    .getByRole('complementary', { name: 'Your price' })
    .getByRole('status')
    .filter({ hasText: /A\$|price/i });
export const tooltipButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'What is an excess?' });
export const emailLink = (page: Page): Locator =>
  page.getByRole('button', { name: 'Email my quote', exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const sendButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: 'Send my quote' });

/** Opens the dialog, with its form in it. */
export async function openEmail(page: Page): Promise<void> {
  await emailLink(page).click();
  await sendButton(page).waitFor();
}

export async function fillEmail(page: Page, { firstName = 'Amélie', email = 'amelie@example.com' } = {}) {
  await dialog(page).getByRole('textbox', { name: 'First name' }).fill(firstName);
  await dialog(page).getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog(page).getByRole('checkbox').check();
}
