import type { Page } from 'playwright';

/** Returns the words after the first one of the next console message that starts with it. */
export async function logged(page: Page, name: string): Promise<string[]> {
  const message = await page.waitForEvent('console', (each) => each.text().split(' ')[0] === name);
  return message.text().split(' ').slice(1);
}

/**
 * Runs before the page's own scripts, and has no named functions (measure-start.ts). React gives an element its
 * properties when it creates it, or takes it over from the page's HTML.
 */
function watch(fields: number): void {
  const inputs = document.getElementsByTagName('input');
  const timer = setInterval(() => {
    if (!Object.keys(inputs[fields / 2] ?? {}).some((key) => key.startsWith('__reactProps$'))) return;
    clearInterval(timer);
    console.debug(`attached ${performance.now()}`);
  });
}

/** Makes the following pages log `attached` with the time at which React has taken their middle field over. */
export async function watchReact(page: Page, fields: number): Promise<void> {
  await page.addInitScript(watch, fields);
}

/** Opens a page and waits for React, so that nothing is entered before. */
export async function openWithReact(page: Page, address: string, fields: number): Promise<void> {
  await watchReact(page, fields);
  await Promise.all([logged(page, 'attached'), page.goto(address)]);
}
