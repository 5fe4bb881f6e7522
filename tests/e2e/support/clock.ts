import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Lets the page's time pass, second by second, until an expectation holds: pauses between tries take no real time.
 * The page's clock has to be installed.
 */
export async function passTimeUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await holds();
  }).toPass({ intervals: [100] });
}

/** Lets the page's time pass until an element shows. */
export const passTimeUntilVisible = (page: Page, target: Locator): Promise<void> =>
  passTimeUntil(page, () => expect(target).toBeVisible({ timeout: 200 }));
