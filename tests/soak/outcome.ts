import { expect, type Page } from '@playwright/test';
import { APPLICATION, stepAt } from '../e2e/support/application.ts';
import { confirmation, payNow } from '../e2e/support/payment.ts';
import { LANDING } from '../e2e/support/visitor.ts';
import type { Scenario } from './scenario.ts';
import { leaveApplication } from './storage.ts';
import { fillPayment } from './tab.ts';

/** Milliseconds in which each visitor has to learn that the payment went through. */
const LIMIT = 120_000;

const QUOTE = `${LANDING}/get-a-quote`;

/** Does the next thing that the page offers, as a visitor would who reads it. */
async function takeNextStep(page: Page, { method, storage }: Scenario): Promise<void> {
  const closeDialog = page.getByRole('dialog').getByRole('button', { name: 'Ok' });
  const showConfirmation = page.getByRole('link', { name: 'See your confirmation' });
  const checkAgain = page.getByRole('button', { name: 'Check again' });
  const isShown = (text: string) => page.getByText(text).first().isVisible();

  if (await closeDialog.isVisible()) return closeDialog.click();
  if (await showConfirmation.isVisible()) return showConfirmation.click();
  if (await isShown('Please don’t pay again')) return checkAgain.first().click();
  if (await isShown('checking if your payment')) return;
  if (await stepAt(page, 'payment').isVisible()) {
    if (await page.locator('[data-step="payment"] .spinner').isVisible()) return;
    await fillPayment(page, method);
    return payNow(page).click();
  }
  // a visitor who has come back: what was not stored is asked for once more
  if (page.url().includes(QUOTE)) await leaveApplication(page, storage);
  await page.evaluate((address) => location.assign(address), `${APPLICATION}#payment`);
}

/** Goes on in a tab until it shows the confirmation. @returns the membership's number, as the visitor reads it */
export async function learnOutcome(page: Page, scenario: Scenario): Promise<string> {
  const end = Date.now() + LIMIT;
  const number = confirmation(page).getByText(/\bM\d{8}\b/);
  while (Date.now() < end) {
    if (
      await number.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      break;
    // what is clicked may go at that moment
    await takeNextStep(page, scenario).catch(() => {});
  }
  await expect(number).toBeVisible();
  return /\bM\d{8}\b/.exec(await number.innerText())?.[0] ?? '';
}
