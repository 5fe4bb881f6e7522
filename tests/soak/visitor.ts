import { type BrowserContext, expect, type Page } from '@playwright/test';
import { BROKEN_STORAGE } from '../e2e/support/broken-storage.ts';
import { APPLICATION, draftOf, QUOTE, quoteOf } from '../e2e/support/data.ts';
import { paymentPage } from '../e2e/support/pages/payment.ts';
import type { Scenario } from './scenario.ts';

/** The time limit in which each visitor must learn that the payment succeeded, in milliseconds. */
const LIMIT = 120_000;
const NUMBER = /\bM\d{8}\b/;

const BROKEN = {
  full: BROKEN_STORAGE['is full but for the tab’s own'],
  blocked: BROKEN_STORAGE['is blocked'],
  silent: BROKEN_STORAGE['stores nothing, silently'],
};

export async function breakStorage(context: BrowserContext, storage: Scenario['storage']): Promise<void> {
  if (storage !== 'working') await context.addInitScript(BROKEN[storage]);
}

/** Stores a quote and a complete application in a tab, like a visit up to the payment step. */
async function leaveApplication(page: Page, storage: Scenario['storage']): Promise<void> {
  await page.goto('/icon.svg');
  const items = {
    ovhcQuoteData: JSON.stringify(quoteOf('S')),
    ovhcApplicationDraft: JSON.stringify(draftOf('S')),
  };
  await page.evaluate(
    ([texts, kind]) => {
      if (kind === 'blocked' || kind === 'silent') {
        // the previous page passes it on in this form
        window.name = `ovhcStorage:${JSON.stringify(texts)}`;
        return;
      }
      const quoteArea = kind === 'full' ? sessionStorage : localStorage;
      quoteArea.setItem('ovhcQuoteData', texts.ovhcQuoteData);
      sessionStorage.setItem('ovhcApplicationDraft', texts.ovhcApplicationDraft);
    },
    [items, storage] as const,
  );
}

/** Opens the payment step like a link on the previous page. */
const goToPayment = (page: Page) =>
  page.evaluate((address) => location.assign(address), `${APPLICATION}#payment`);

async function fillPayment(page: Page, method: Scenario['method']): Promise<void> {
  const { choose, fillAccount, fillCard, payNow } = paymentPage(page);
  if (method === 'account') await fillAccount();
  else {
    await choose('paymentType', 'Card');
    await fillCard();
  }
  await expect(payNow).not.toHaveAttribute('aria-disabled', 'true');
}

export async function openPayment(context: BrowserContext, { storage, method }: Scenario): Promise<Page> {
  const page = await context.newPage();
  await leaveApplication(page, storage);
  await goToPayment(page);
  await paymentPage(page).step('payment').waitFor();
  await fillPayment(page, method);
  return page;
}

/** Pays at a time in milliseconds since 1970. */
export async function pay(page: Page, { press, method }: Scenario, instant: number): Promise<void> {
  const { control, cvv, payNow } = paymentPage(page);
  if (press === 'Enter twice') {
    await (method === 'account' ? control('accountNumber') : cvv).focus();
    await new Promise((resolve) => setTimeout(resolve, instant - Date.now()));
    await page.keyboard.press('Enter');
    // the page may be closed by now
    await page.keyboard.press('Enter').catch(() => {});
    return;
  }
  // click inside the tab, which is closer to the other tabs' clicks than Playwright can be
  await payNow.evaluate(
    async (button, [at, count]) => {
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
      for (let click = 0; click < count; click += 1) (button as HTMLButtonElement).click();
    },
    [instant, press === 'click' ? 1 : 2] as const,
  );
}

/** Does the next thing that the page offers, like a visitor who reads it. */
async function takeNextStep(page: Page, { method, storage }: Scenario): Promise<void> {
  const { payNow, step } = paymentPage(page);
  const closeDialog = page.getByRole('dialog').getByRole('button', { name: 'Ok' });
  const showConfirmation = page.getByRole('link', { name: 'See your confirmation' });
  const checkAgain = page.getByRole('button', { name: 'Check again' });
  const isShown = (text: string) => page.getByText(text).first().isVisible();

  if (await closeDialog.isVisible()) return closeDialog.click();
  if (await showConfirmation.isVisible()) return showConfirmation.click();
  if (await isShown('Please don’t pay again')) return checkAgain.first().click();
  if (await isShown('checking if your payment')) return;
  if (await step('payment').isVisible()) {
    if (await page.locator('[data-step="payment"] .spinner').isVisible()) return;
    await fillPayment(page, method);
    return payNow.click();
  }
  // a returning visitor enters again what was not stored
  if (page.url().includes(QUOTE)) await leaveApplication(page, storage);
  await goToPayment(page);
}

/** Continues in a tab until it shows the confirmation. @returns the membership number, as shown to the visitor */
export async function learnOutcome(page: Page, scenario: Scenario): Promise<string> {
  const end = Date.now() + LIMIT;
  const number = paymentPage(page).confirmation.getByText(NUMBER);
  while (Date.now() < end) {
    await number.waitFor({ timeout: 1500 }).catch(() => {});
    if (await number.isVisible()) break;
    // the clicked element may disappear meanwhile
    await takeNextStep(page, scenario).catch(() => {});
  }
  await expect(number).toBeVisible();
  return NUMBER.exec(await number.innerText())?.[0] ?? '';
}
