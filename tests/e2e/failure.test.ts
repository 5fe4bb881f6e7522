import type { Page } from '@playwright/test';
import { passTimeUntil } from './support/clock.ts';
import { COUPLE } from './support/quotes.ts';
import { withoutHashes } from './support/scripts.ts';
import { SUMMARY } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { LANDING, openStep, QUOTE, visaInput } from './support/visitor.ts';

const MESSAGE =
  'Something isn’t right, so we can’t show this page. Please reload it, or call us on 1800 555 010.';
const PAGES = [
  { name: 'landing', path: LANDING },
  { name: 'quote', path: QUOTE },
  { name: 'product-summary', path: SUMMARY },
];

/** The message stands in the page's place, below a heading: a page has one, whatever becomes of it. */
async function expectMessage(page: Page): Promise<void> {
  const message = page.getByRole('alert');
  await passTimeUntil(page, () => expect(message.getByText(MESSAGE)).toBeVisible({ timeout: 200 }));
  await expect(message.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { name, path } of PAGES) {
  test(`${name}: its content is not there (404): a plain message`, async ({ page, problems }) => {
    problems.provoke(/status of 404/, /could not be shown/);
    await page.route(`**/assets/content/${name}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.install();
    await page.goto(path);
    await expectMessage(page);
    await expect(page.getByRole('banner').getByRole('link', { name: '1800 555 010' })).toBeVisible();
  });

  test(`${name}: its content is no module: a plain message`, async ({ page, problems }) => {
    problems.provoke(/could not be shown/);
    await withoutHashes(page, path);
    await page.route(`**/assets/content/${name}-*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error() }' }),
    );
    await page.clock.install();
    await page.goto(path);
    await expectMessage(page);
  });

  test(`${name}: its script does not come: a plain message`, async ({ page, problems }) => {
    problems.provoke(/net::ERR_FAILED/, /could not be shown/);
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
    await page.clock.install();
    await page.goto(path);
    await expectMessage(page);
  });

  test(`${name}: no script comes at all: the message in the HTML shows after ten seconds`, async ({
    page,
    problems,
  }) => {
    problems.provoke(/net::ERR_FAILED/);
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(path);
    const message = page.getByText(MESSAGE);
    const passed = (milliseconds: number) =>
      message.evaluate((element, time) => {
        const [appearing] = element.closest('[data-failure]')?.getAnimations() ?? [];
        if (!appearing) throw new Error('The message waits for nothing: it has no animation.');
        appearing.pause();
        appearing.currentTime = time;
      }, milliseconds);

    await passed(9999);
    await expect(message).toBeHidden();
    await passed(10_000);
    await expect(message).toBeVisible();
  });
}

test('a widget’s script does not come: a plain message', async ({ page, problems }) => {
  problems.provoke(/net::ERR_FAILED/, /could not be shown/);
  await page.route('**/assets/typeahead-*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto(QUOTE);
  await expectMessage(page);
});

test('the page is whole again after a reload, as the message says', async ({ page, problems }) => {
  problems.provoke(/net::ERR_FAILED/, /could not be shown/);
  await page.route('**/assets/quote-*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto(QUOTE);
  await expectMessage(page);
  await page.unrouteAll();
  await page.reload();
  await expect(visaInput(page)).toBeVisible();
});

test('the message in the HTML is gone as soon as the page is drawn', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'age');
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});

test.describe('with JavaScript turned off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path } of PAGES) {
    test(`${name}: says what it needs, and the number to call`, async ({ page }) => {
      await page.goto(path);
      // text inside noscript is invisible to getByText
      const notice = page.locator('noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(
        'This page needs JavaScript. Please turn it on, or call us on 1800 555 010 for a quote.',
      );
      await expect(page.getByRole('banner').getByRole('link', { name: '1800 555 010' })).toBeVisible();
    });

    test(`${name}: says nothing else: not that a reload would help, not that something is loading`, async ({
      page,
    }) => {
      await page.goto(path);
      const shown = await page.getByRole('main').evaluate((main) => {
        for (const animation of main.getAnimations({ subtree: true })) animation.finish();
        const boxes = [...main.querySelectorAll('span, p')];
        return boxes
          .filter((box) => box.checkVisibility({ visibilityProperty: true }))
          .map((box) => box.textContent?.trim());
      });
      expect(shown).toEqual([expect.stringContaining('This page needs JavaScript.')]);
    });
  }
});
