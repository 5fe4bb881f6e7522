import { expect, type Page } from '@playwright/test';
import type { SavedQuote } from '#types/data/saved-quote';
import { SUMMARY } from '../data.ts';
import { sitePage } from './site.ts';

/** A product's page, and the dialog for e-mailing the quote. */
export function summaryPage(page: Page) {
  const site = sitePage(page);
  const { dialog, storage } = site;
  const panel = page.getByRole('complementary', { name: 'Your price' });
  const price = panel.getByRole('status').filter({ hasText: /A\$|price/i });
  const emailLink = page.getByRole('button', { name: 'Email my quote', exact: true });
  const sendButton = dialog.getByRole('button', { name: 'Send my quote' });
  const dialogField = (name: string) => dialog.getByRole('textbox', { name });

  return {
    ...site,
    panel,
    price,
    emailLink,
    sendButton,
    dialogField,
    frequency: page.getByRole('combobox', { name: 'How often you pay' }),
    excess: page.getByRole('combobox', { name: 'Excess' }),
    tooltip: page.getByRole('tooltip'),
    tooltipButton: page.getByRole('button', { name: 'What is an excess?' }),
    /** Opens a product's page, and waits for its price. @param quote to store first */
    async open(quote?: SavedQuote, address = SUMMARY) {
      if (quote) await storage.leave(quote);
      await page.goto(address);
      await expect(price).toHaveText(/^From A\$/);
    },
    async openEmail() {
      await emailLink.click();
      await sendButton.waitFor();
    },
    async fillEmail({ firstName = 'Amélie', email = 'amelie@example.com' } = {}) {
      await dialogField('First name').fill(firstName);
      await dialogField('Email address').fill(email);
      await dialog.getByRole('checkbox').check();
    },
    async sendEmail() {
      await sendButton.click();
      await expect(dialog).toHaveAccessibleName('Your quote is on its way');
    },
  };
}
