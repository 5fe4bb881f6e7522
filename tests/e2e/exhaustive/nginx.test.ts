import type { Page } from '@playwright/test';
import { APPLICATION, QUOTE } from '../support/data.ts';
import { startNginxSite } from '../support/nginx-site.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { test as base, expect } from '../support/test.ts';
import { walk } from '../support/walk.ts';

const PURCHASE = { coverType: 'S', payment: 'Card' } as const;
const BUILD_TIME = 120_000;

const test = base.extend<object, { site: Awaited<ReturnType<typeof startNginxSite>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const site = await startNginxSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: BUILD_TIME },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  sandbox: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext({ baseURL: site.backend });
    const sandbox = sandboxOf(request);
    await sandbox.reset();
    await use(sandbox);
    await request.dispose();
  },
});

// the tests share one nginx, and the last one deploys
test.describe.configure({ mode: 'default' });

/** Collects the addresses of files that the server does not have. */
function missingFiles(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  return missing;
}

test('a visitor buys a cover from nginx, with the backend behind it', async ({ page, payment, sandbox }) => {
  test.slow();
  const missing = missingFiles(page);
  await walk(payment, 'mouse', PURCHASE);
  const [submission] = await sandbox.submissions();
  await expect(payment.confirmation).toContainText(String(submission?.response.mn));
  expect(missing).toEqual([]);
});

/** The pages of a purchase: the landing page, the quote, a product and the application. */
const PAGES = 4;

test('two deployments while a visitor buys a cover change nothing for the visitor', async ({
  page,
  payment,
  sandbox,
  site,
}) => {
  test.setTimeout(2 * BUILD_TIME);
  const missing = missingFiles(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const deployedOn: string[] = [];
  // each page is open while its scripts and its content are replaced
  await walk(payment, 'mouse', PURCHASE, async (target) => {
    const { pathname } = new URL(page.url());
    if (!('name' in target) || target.name !== 'Next' || deployedOn.includes(pathname)) return;
    deployedOn.push(pathname);
    site.content.save('fields.json', 'Enter an age', `Enter an age (${deployedOn.length})`);
    await site.deploy(`https://cards-${deployedOn.length}.example.com`);
  });
  expect(deployedOn).toEqual([QUOTE, APPLICATION]);
  expect((await sandbox.submissions()).map(({ response }) => response.SaveStatus)).toEqual(['OK']);
  expect(missing).toEqual([]);
  // a page that lacks a script would reload itself
  expect(loads).toBe(PAGES);
});
