import type { Page, Route } from '@playwright/test';
import { COUPLE, LANDING, QUOTE, SUMMARY } from './support/data.ts';
import { HASHES, removeFromPage } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const MESSAGE = 'Something isn’t right with this page. Please reload it, or call us on 1800 555 010.';

const PAGES = [LANDING, QUOTE, SUMMARY];

const phone = (page: Page) => page.getByRole('banner').getByRole('link', { name: '1800 555 010' });

const blocked = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const broken = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error() }' });

for (const [what, path, files, answer, ...logged] of [
  ['content is gone', LANDING, 'content/landing', gone, /404/],
  ['content is broken', SUMMARY, 'content/product-summary', broken],
  ['widget is blocked', QUOTE, 'typeahead', blocked, /net::ERR_FAILED/],
  ['script is blocked', QUOTE, 'quote', blocked, /net::ERR_FAILED/],
] as const)
  test(`${path}: shows a message until a reload if its ${what}`, async ({ page, wizard, problems }) => {
    problems.provoke(/could not be shown/, ...logged);
    await wizard.storage.leave(COUPLE);
    await page.clock.install();
    await removeFromPage(page, path, HASHES);
    await page.route(`**/assets/${files}-*.js`, answer);
    await page.goto(path);
    const message = page.getByRole('alert');
    await wizard.passTimeUntilVisible(message.getByText(MESSAGE));
    await expect(message.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone(page)).toBeVisible();

    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
  });

test('shows a message on each page after ten seconds without scripts', async ({ page, problems }) => {
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

  test('shows only a message with a phone number on each page', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      // getByText does not find text in noscript
      const message = page.locator('noscript p');
      await expect(message).toBeVisible();
      await expect(message).toHaveText(
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
