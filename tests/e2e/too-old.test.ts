import type { Page } from '@playwright/test';
import { APPLICATION, LANDING, QUOTE, SUMMARY } from './support/data.ts';
import { HASHES, removeFromPage } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const MESSAGE =
  'Your browser is too old for this page. Please update it or use another one, or call us on 1800 555 010 for a quote.';

/** Removes a baseline function from the browser. */
const makeOld = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Map, 'groupBy');
  });

/** Expects the message to be the only content of the root element. */
async function expectMessageAlone(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(MESSAGE)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.locator('[id^="root-"] > *')).toHaveCount(1);
}

test('shows a message on each page if the browser lacks a baseline function', async ({ page }) => {
  await makeOld(page);
  for (const path of [LANDING, QUOTE, SUMMARY, APPLICATION]) {
    await page.goto(path);
    await expectMessageAlone(page);
    await expect(page.getByRole('banner').getByRole('link', { name: '1800 555 010' })).toBeVisible();
    // by now the modules have run, and the message is unchanged
    await page.waitForLoadState('networkidle');
    await expectMessageAlone(page);
  }
});

test('shows the message if the browser can’t parse the scripts', async ({ page, problems }) => {
  problems.provoke(/uncaught: Invalid or unexpected token/);
  await makeOld(page);
  await removeFromPage(page, LANDING, HASHES);
  await page.route('**/assets/main-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax @@ of tomorrow' }),
  );
  await page.goto(LANDING);
  await expectMessageAlone(page);
});

test('shows the root element’s message if the host page lacks the classic script', async ({ page }) => {
  await makeOld(page);
  await removeFromPage(page, LANDING, /<script src="\/assets\/too-old[^>]*><\/script>/);
  await page.goto(LANDING);
  await expect(page.locator('script[src*="too-old"]')).toHaveCount(0);
  await expectMessageAlone(page);
});

test('never shows the message in a current browser', async ({ page, wizard }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const message = document.querySelector('[data-too-old]');
      if (message && !message.hasAttribute('hidden')) Reflect.set(globalThis, 'wasShown', true);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await wizard.openLanding();
  expect(await page.evaluate(() => 'wasShown' in globalThis)).toBe(false);
  await expect(page.locator('[data-too-old]')).toHaveCount(0);
});
