import { expect, type Page } from '@playwright/test';
import { APPLICATION, choose, control, stepAt } from '../e2e/support/application.ts';
import { cardForm, fillAccount, fillCard, payNow } from '../e2e/support/payment.ts';
import type { Scenario } from './scenario.ts';

/** Fills the payment step, so that it can be paid from. */
export async function fillPayment(page: Page, method: Scenario['method']): Promise<void> {
  if (method === 'account') await fillAccount(page);
  else {
    await choose(page, 'paymentType', 'Card');
    await fillCard(page);
  }
  await expect(payNow(page)).not.toHaveAttribute('aria-disabled', 'true');
}

/** Opens the payment step of an application that was left in a tab, and fills it. */
export async function openPayment(page: Page, method: Scenario['method']): Promise<void> {
  // as a link of the page before does
  await page.evaluate((address) => location.assign(address), `${APPLICATION}#payment`);
  await stepAt(page, 'payment').waitFor();
  await fillPayment(page, method);
}

/** Clicks "Pay now" in the tab itself at an instant: closer to other tabs' clicks than a tool outside can. */
async function clickAt(page: Page, instant: number, clicks: number): Promise<void> {
  await payNow(page).evaluate(
    async (button, [at, count]) => {
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
      for (let click = 0; click < count; click += 1) (button as HTMLButtonElement).click();
    },
    [instant, clicks] as const,
  );
}

async function pressEnterTwice(page: Page, method: Scenario['method'], instant: number): Promise<void> {
  const last = method === 'account' ? control(page, 'accountNumber') : cardForm(page).getByLabel(/^CVV/);
  await last.focus();
  await new Promise((resolve) => setTimeout(resolve, instant - Date.now()));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter').catch(() => {
    // the page may be gone by then
  });
}

/** Pays at an instant, in milliseconds since 1970. */
export async function pay(page: Page, { press, method }: Scenario, instant: number): Promise<void> {
  if (press === 'Enter twice') return pressEnterTwice(page, method, instant);
  return clickAt(page, instant, press === 'click' ? 1 : 2);
}
