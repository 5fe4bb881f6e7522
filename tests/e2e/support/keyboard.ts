import type { Locator } from '@playwright/test';

/** Goes on with the Tab key until the focus is where it is wanted, and fails where Tab never gets there. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}
