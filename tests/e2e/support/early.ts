import type { Page } from '@playwright/test';
import { gate } from './gate.ts';

/** Holds the modules of a page back. @returns a function that lets them load */
export async function holdModules(page: Page): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(/\/assets\/(?!before-paint|too-old)[\w/-]+\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Waits until the page shows a first view. */
export const waitForFirstView = (page: Page) => page.locator('.first-view:not([hidden]) h1').waitFor();

/** Opens an address, and waits for its first view but not for its modules. */
export async function openEarly(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await waitForFirstView(page);
}

/** Marks the nodes of a page, to find out later which are still there. */
export const markNodes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) => {
    for (const node of nodes) Object.assign(node, { isMarked: true });
  });

export const isMarked = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => 'isMarked' in node);

/** Waits until React has taken over the first view, or drawn the page. */
export const waitForModules = (page: Page) =>
  page.waitForFunction(() => {
    const stopped = document.querySelector('.root .application > h1');
    const [page = stopped] = document.querySelectorAll('.root form, .root article, .root .step');
    return page !== null && Object.keys(page).some((key) => key.startsWith('__reactProps'));
  });
