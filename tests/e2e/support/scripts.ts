import type { Page } from '@playwright/test';

/** Removes the integrity from a page, so that a replaced module runs and fails by itself. */
export async function withoutHashes(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]+"/g, '') });
  });
}

/** Returns a pattern for the addresses of scripts with these names, of any build. */
export const scriptsNamed = (names: readonly string[]): RegExp =>
  new RegExp(`/assets/(?:${names.join('|')})-[\\w-]{6}\\.js$`);

interface LostScripts {
  /** The addresses that were requested in vain. */
  asked: string[];
  /** Lets them load from now on. */
  find(): Promise<void>;
}

/** Blocks scripts, as a failing network does. */
export async function loseScripts(page: Page, names: readonly string[]): Promise<LostScripts> {
  const address = scriptsNamed(names);
  const asked: string[] = [];
  await page.route(address, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return { asked, find: () => page.unroute(address) };
}

/** Marks the open page. @returns a function that returns true until a reload replaces it */
export async function markVisit(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(globalThis, 'isSameVisit', true));
  return () => page.evaluate(() => Reflect.get(globalThis, 'isSameVisit') === true);
}

/** Returns the values of the fields in the open step, by their names. */
export function entered(page: Page): Promise<Record<string, string>> {
  return page.locator('[data-step]').evaluate((step) => {
    const controls = [...step.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
    const textOf = (control: HTMLInputElement | HTMLSelectElement) =>
      control.matches('[type="radio"], [type="checkbox"]')
        ? String(control.matches(':checked'))
        : control.value;
    return Object.fromEntries(controls.map((control) => [`${control.name} ${control.id}`, textOf(control)]));
  });
}
