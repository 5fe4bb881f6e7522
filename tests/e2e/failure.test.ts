import type { Page, Route } from '@playwright/test';
import { passTimeUntilVisible } from './support/clock.ts';
import { COUPLE } from './support/quotes.ts';
import { withoutHashes } from './support/scripts.ts';
import { SUMMARY } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { LANDING, QUOTE } from './support/visitor.ts';

const MESSAGE =
  'Something isn’t right, so we can’t show this page. Please reload it, or call us on 1800 555 010.';

const PAGES = [LANDING, QUOTE, SUMMARY];

const phone = (page: Page) => page.getByRole('banner').getByRole('link', { name: '1800 555 010' });

/** Each breaks another file of another page. */
for (const { what, path, files, logged, answer } of [
  {
    what: 'its content is not there',
    path: LANDING,
    files: '**/assets/content/landing-*.js',
    logged: [/status of 404/],
    answer: (route: Route) => route.fulfill({ status: 404, body: '' }),
  },
  {
    what: 'its content is broken',
    path: SUMMARY,
    files: '**/assets/content/product-summary-*.js',
    logged: [],
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error() }' }),
  },
  {
    what: 'the script of a widget does not come',
    path: QUOTE,
    files: '**/assets/typeahead-*.js',
    logged: [/net::ERR_FAILED/],
    answer: (route: Route) => route.abort(),
  },
  {
    what: 'its script does not come',
    path: QUOTE,
    files: '**/assets/quote-*.js',
    logged: [/net::ERR_FAILED/],
    answer: (route: Route) => route.abort(),
  },
]) {
  test(`${path}: ${what}: a message, until a reload brings it`, async ({ page, problems, storage }) => {
    problems.provoke(/could not be shown/, ...logged);
    await storage.leave(COUPLE);
    await page.clock.install();
    await withoutHashes(page, path);
    await page.route(files, answer);
    await page.goto(path);
    const message = page.getByRole('alert');
    await passTimeUntilVisible(page, message.getByText(MESSAGE));
    await expect(message.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone(page)).toBeVisible();

    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
  });
}

test('without scripts each page has a message after ten seconds', async ({ page, problems }) => {
  problems.provoke(/net::ERR_FAILED/);
  await page.route('**/assets/main-*.js', (route) => route.abort());
  const message = page.getByText(MESSAGE);
  const passTo = (milliseconds: number) =>
    message.evaluate((element, time) => {
      const [appearing] = element.closest('[data-failure]')?.getAnimations() ?? [];
      if (!appearing) throw new Error('The message waits for nothing: it has no animation.');
      appearing.pause();
      appearing.currentTime = time;
    }, milliseconds);

  for (const path of PAGES) {
    await page.goto(path);
    await passTo(9999);
    await expect(message).toBeHidden();
    await passTo(10_000);
    await expect(message).toBeVisible();
  }
});

test.describe('with JavaScript turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('each page says what it needs and whom to call, and nothing else', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      // text inside noscript is invisible to getByText
      const notice = page.locator('noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(
        'This page needs JavaScript. Please turn it on, or call us on 1800 555 010 for a quote.',
      );
      await expect(phone(page)).toBeVisible();
      const shown = await page.getByRole('main').evaluate((main) => {
        for (const animation of main.getAnimations({ subtree: true })) animation.finish();
        return [...main.querySelectorAll('span, p')]
          .filter((box) => box.checkVisibility({ visibilityProperty: true }))
          .map((box) => box.textContent?.trim());
      });
      expect(shown).toEqual([expect.stringContaining('This page needs JavaScript.')]);
    }
  });
});
