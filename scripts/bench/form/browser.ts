import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium('measure'), args: CHROMIUM_FLAGS });
}

/** Runs something in a page of a fresh profile: nothing is cached, compiled or left over from before. */
export async function inFreshPage<Result>(
  browser: Browser,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`The page failed: ${error.message}`));
    return await run(page);
  } finally {
    await context.close();
  }
}
