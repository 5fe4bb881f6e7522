import type { Page } from '@playwright/test';
import { APPLICATION } from './support/application.ts';
import { withoutHashes } from './support/scripts.ts';
import { SUMMARY } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { LANDING, QUOTE, visaInput } from './support/visitor.ts';

const MESSAGE =
  'Your browser is too old for this page. Please update it or use another one, or call us on 1800 555 010 for a quote.';

/** Removes a function of the baseline from the browser. */
const makeOld = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Map, 'groupBy');
  });

/** Expects the message, and nothing else in the page's place. */
async function expectMessageAlone(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(MESSAGE)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.locator('[id^="root-"] > *')).toHaveCount(1);
}

test('each page says that a browser without a baseline function is too old', async ({ page }) => {
  await makeOld(page);
  for (const path of [LANDING, QUOTE, SUMMARY, APPLICATION]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectMessageAlone(page);
      await expect(page.getByRole('banner').getByRole('link', { name: '1800 555 010' })).toBeVisible();
      // the modules have run by then, and have left it alone
      await page.waitForLoadState('networkidle');
      await expectMessageAlone(page);
    });
  }
});

test('a browser that can’t read the scripts reads that it is too old', async ({ page, problems }) => {
  problems.provoke(/uncaught: Invalid or unexpected token/);
  await makeOld(page);
  await withoutHashes(page, LANDING);
  await page.route('**/assets/main-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax @@ of tomorrow' }),
  );
  await page.goto(LANDING);
  await expectMessageAlone(page);
});

test('a host page without the classic script shows its root element’s message too', async ({ page }) => {
  await makeOld(page);
  await page.route(`**${LANDING}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script src="\/assets\/too-old[^>]*><\/script>/, '');
    await route.fulfill({ response, body });
  });
  await page.goto(LANDING);
  await expect(page.locator('script[src*="too-old"]')).toHaveCount(0);
  await expectMessageAlone(page);
});

test('a browser of today never shows it', async ({ page }) => {
  await page.addInitScript(() => {
    const setState = (state: string) => Reflect.set(globalThis, 'tooOld', state);
    new MutationObserver(() => {
      const message = document.querySelector('[data-too-old]');
      if (message && !message.hasAttribute('hidden')) setState('shown');
    }).observe(document, { childList: true, subtree: true, attributes: true });
    setState('never shown');
  });
  await page.goto(LANDING);
  await expect(visaInput(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tooOld'))).toBe('never shown');
  await expect(page.locator('[data-too-old]')).toHaveCount(0);
});
