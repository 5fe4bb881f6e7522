import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Lets the page's time pass, second by second, until something holds: pauses between tries take none of the test's own.
 * The page's clock has to be installed.
 */
export async function passTimeUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await holds();
  }).toPass({ intervals: [100] });
}
