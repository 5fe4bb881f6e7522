import { expect, type Locator, type Page } from '@playwright/test';
import { LANDING } from './visitor.ts';

export const SUMMARY = `${LANDING}/everyday-visitor-cover`;

export const summaryPage = (slug: string): string => `${LANDING}/${slug}`;
export const frequencySelect = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'How often you pay' });
export const excessSelect = (page: Page): Locator => page.getByRole('combobox', { name: 'Excess' });
/** The region that announces the price. */
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

export const dialogField = (page: Page, name: string): Locator => dialog(page).getByRole('textbox', { name });

/** Opens a product's page and waits for its price. */
export async function openSummary(page: Page, address = SUMMARY): Promise<void> {
  await page.goto(address);
  await expect(priceNow(page)).toHaveText(/^From A\$/);
}

/** Opens the dialog that e-mails the quote. */
export async function openEmail(page: Page): Promise<void> {
  await emailLink(page).click();
  await sendButton(page).waitFor();
}

export async function fillEmail(page: Page, { firstName = 'Amélie', email = 'amelie@example.com' } = {}) {
  await dialogField(page, 'First name').fill(firstName);
  await dialogField(page, 'Email address').fill(email);
  await dialog(page).getByRole('checkbox').check();
}

/** Sends the quote from the open dialog, and waits for the success. */
export async function sendEmail(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Your quote is on its way');
}
