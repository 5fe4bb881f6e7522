import type { Page } from '@playwright/test';
import { APPLICATION, stepAt } from './application.ts';
import { payNow } from './payment.ts';

/** Opens another tab of the same visitor. */
export async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

/** Returns the stored draft of a tab. */
export const draftIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('ovhcApplicationDraft'));

/** Opens the payment step of a tab's application in another tab, with the same answers. */
export async function duplicateTab(page: Page): Promise<Page> {
  const items = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await openTab(page, '/icon.svg');
  await other.evaluate((stored) => Object.assign(sessionStorage, stored), items);
  await other.goto(`${APPLICATION}#payment`);
  await stepAt(other, 'payment').waitFor();
  return other;
}

/** Presses "Pay now" in a tab at an instant, in milliseconds since 1970: so two tabs can press almost at once. */
export async function payAt(page: Page, instant: number): Promise<void> {
  await payNow(page).evaluate((button, at) => {
    setTimeout(() => (button as HTMLButtonElement).click(), at - Date.now());
  }, instant);
}
