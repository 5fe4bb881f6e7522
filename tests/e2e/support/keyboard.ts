import type { Locator } from '@playwright/test';

/** Presses Tab until an element has the focus, and throws if it never does. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}
