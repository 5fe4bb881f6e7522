import type { Page } from '@playwright/test';

/** The integrity attributes of scripts. Without them a replaced module runs, and fails with its own error. */
export const HASHES = / integrity="[^"]+"/g;

/** Removes a part of a page's HTML. */
export const removeFromPage = (page: Page, path: string, part: RegExp) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(part, '') });
  });

/** Returns a pattern for the addresses of scripts with these names, in any build. */
export const scriptsNamed = (names: readonly string[]): RegExp =>
  new RegExp(`/assets/(?:${names.join('|')})-[\\w-]{7}\\.js$`);

/** Blocks scripts, like a failing network. @returns the blocked addresses, and a function that lets the scripts load */
export async function blockScripts(page: Page, names: readonly string[]) {
  const address = scriptsNamed(names);
  const asked: string[] = [];
  await page.route(address, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return { asked, allow: () => page.unroute(address) };
}
