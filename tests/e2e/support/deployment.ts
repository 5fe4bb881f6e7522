import type { Page } from '@playwright/test';

/** The script that the page of an earlier build names. */
const EARLIER = '/assets/main-earlier0.js';
const ENTRY = /\/assets\/main-[\w-]{8}\.js/g;

/** Installs the page's clock, which leaves the page its knowledge of how it was loaded. */
export async function installClock(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    Reflect.set(globalThis, 'entriesOf', performance.getEntriesByType.bind(performance));
  });
  await page.clock.install();
  await page.addInitScript(() => {
    performance.getEntriesByType = Reflect.get(globalThis, 'entriesOf');
  });
}

export interface Visit {
  /** Counts how often the page was loaded. */
  loads: number;
}

/**
 * Has the first load of a page bring the HTML of a build that was replaced since. Scripts of that build can be asked
 * for as long as nothing else says that they are gone.
 *
 * @param loads 'each' where some cache brings that HTML again and again
 */
export async function openedBeforeDeployment(
  page: Page,
  path: string,
  loads: 'first' | 'each' = 'first',
): Promise<Visit> {
  const visit = { loads: 0 };
  let entry = '';
  await page.route(`**${path}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    visit.loads++;
    if (visit.loads > 1 && loads === 'first') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    [entry = ''] = html.match(ENTRY) ?? [];
    await route.fulfill({
      response,
      body: html.replace(ENTRY, EARLIER).replace(/ integrity="[^"]+"/g, ''),
    });
  });
  await page.route(`**${EARLIER}`, async (route) => {
    const url = new URL(entry, route.request().url());
    await route.fulfill({ response: await route.fetch({ url: String(url) }) });
  });
  return visit;
}

/** Answers 404 to what asks for scripts, while `isGone` says so. */
export async function removeScripts(page: Page, address: RegExp, isGone: () => boolean): Promise<void> {
  await page.route(address, (route) =>
    isGone() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
}
