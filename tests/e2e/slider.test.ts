import type { Locator, Page } from '@playwright/test';
import { COUPLE } from './support/data.ts';
import { boxOf, tabTo } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const position = (page: Page) => page.getByRole('status').filter({ hasText: /^Products? \d/ });
const nextProduct = (page: Page) => page.getByRole('button', { name: 'Next product' });
const previousProduct = (page: Page) => page.getByRole('button', { name: 'Previous product' });
const row = (page: Page) => page.getByRole('list', { name: 'Products', exact: true });
const bar = (page: Page) => page.locator('.pinned-bar');
const left = async (target: Locator) => Math.round((await boxOf(target)).x);

/** Scrolls until the bar with names and prices appears. */
async function showBar(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 900);
  await expect(bar(page).getByRole('link').first()).toBeVisible();
}

/** Swipes horizontally across the middle of an element. */
async function swipe(target: Locator, distance: number): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  const devtools = await target.page().context().newCDPSession(target.page());
  const start = x + width / 2 - distance / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touched: number[]) => {
    const touchPoints = touched.map((at) => ({ x: at, y: y + Math.min(100, height / 2) }));
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', [start]);
  for (let part = 1; part <= 20; part++) await touch('touchMove', [start + (distance * part) / 20]);
  await touch('touchEnd', []);
}

test('§2 shows four products on a desktop and keeps names and links in view', async ({ page, wizard }) => {
  await wizard.open('select-cover', COUPLE);
  await expect(position(page)).toHaveText('Products 1–4 of 4');
  await expect(nextProduct(page)).toHaveCount(0);
  for (const link of await wizard.detailLinks.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(wizard.detailLinks, 'there is no bar while the cards’ own links are in view').toHaveCount(4);

  await wizard.previous.scrollIntoViewIfNeeded();
  await showBar(page);
  await expect(wizard.detailLinks.first()).toBeInViewport({ ratio: 1 });
  const name = page.getByText('Complete Visitor Cover', { exact: true }).first();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test.describe('with eight products on a desktop', () => {
  test.beforeEach(async ({ wizard }) => {
    await wizard.changeProducts((products) => [
      ...products,
      ...products.map(({ productInfo: { hcfBundleId, packageName, ...others }, prices }) => ({
        productInfo: { ...others, hcfBundleId: `${hcfBundleId}-2`, packageName: `${packageName} 2` },
        prices,
      })),
    ]);
    await wizard.open('select-cover', COUPLE);
    await expect(wizard.cards).toHaveCount(8);
  });

  test('§2 moves with buttons and Tab, and opens links in partly hidden cards', async ({ page, wizard }) => {
    await expect(position(page)).toHaveText('Products 1–4 of 8');
    await expect(previousProduct(page)).toBeDisabled();
    for (const from of [2, 3, 4, 5]) {
      await nextProduct(page).press('Enter');
      await expect(position(page)).toHaveText(`Products ${from}–${from + 3} of 8`);
    }
    await expect(page.getByRole('region', { name: 'Products' }).locator(':focus')).toHaveCount(1);
    await expect(nextProduct(page)).toBeDisabled();
    await expect(wizard.cards.last().getByRole('heading')).toBeInViewport({ ratio: 1 });
    for (let from = 4; from >= 1; from--) await previousProduct(page).click();
    await expect(position(page)).toHaveText('Products 1–4 of 8');

    const last = wizard.detailLinks.last();
    await row(page).focus();
    await tabTo(last);
    await expect(position(page)).toHaveText('Products 5–8 of 8');
    await expect(last).toBeInViewport({ ratio: 1 });

    const fourth = wizard.detailLinks.nth(3);
    const { right, y, height } = await boxOf(fourth);
    const address = await fourth.getAttribute('href');
    await page.route(`**${address}`, (route) => route.fulfill({ status: 204 }));
    const followed = page.waitForRequest(`**${address}`);
    await page.mouse.click(right - 10, y + height / 2, { delay: 50 });
    await followed;
  });

  test('§2 aligns the bar with the cards and does not cover the focus', async ({ page, wizard }) => {
    await showBar(page);
    await expect(wizard.detailLinks, 'in the cards and in the bar').toHaveCount(16);
    const pinned = wizard.detailLinks.nth(7);
    const own = wizard.cards.last().getByRole('link', { name: 'View details' });
    const offset = async () => (await left(pinned)) - (await left(own));
    await tabTo(pinned);
    await expect(position(page)).toHaveText('Products 5–8 of 8');
    await expect.poll(offset, 'the name stands above its own card').toBe(0);
    await previousProduct(page).click();
    await expect(position(page)).toHaveText('Products 4–7 of 8');
    await expect.poll(offset).toBe(0);

    await pinned.focus();
    await page.keyboard.press('Home');
    await expect(wizard.detailLinks).toHaveCount(8);
    await expect(own).toBeFocused();

    const benefits = page.locator('button.benefit');
    await benefits.last().focus();
    // scroll instantly: after a key, the page would still scroll while the focus moves
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar(page)).toBeVisible();
    for (let at = (await benefits.count()) - 2; at >= 0; at--) {
      await page.keyboard.press('Shift+Tab');
      await expect(benefits.nth(at)).toBeFocused();
      // measure both at once: the bar disappears when the cards' own heads appear
      const gap = () =>
        benefits.nth(at).evaluate((benefit) => {
          const foot = document.querySelector('.pinned-bar')?.getBoundingClientRect().bottom ?? 0;
          return benefit.getBoundingClientRect().top - foot;
        });
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('§2 shows two products and moves on a tap or a swipe', async ({ page, wizard }) => {
    await wizard.open('select-cover', COUPLE);
    await expect(wizard.cards).toHaveCount(4);
    await expect(position(page)).toHaveText('Products 1–2 of 4');
    for (const at of [0, 1]) await expect(wizard.detailLinks.nth(at)).toBeInViewport({ ratio: 1 });
    await expect(previousProduct(page)).toBeDisabled();
    const before = await boxOf(nextProduct(page));
    for (const number of [2, 3]) {
      await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
      await expect(position(page)).toHaveText(`Products ${number}–${number + 1} of 4`);
      await expect(wizard.cards.nth(number)).toBeInViewport();
    }
    expect(await boxOf(nextProduct(page)), 'the page itself does not move').toEqual(before);
    await expect(nextProduct(page)).toBeDisabled();
    await previousProduct(page).click();
    await expect(position(page)).toHaveText('Products 2–3 of 4');
    await swipe(row(page), 150);
    await expect(position(page)).toHaveText('Products 1–2 of 4');
    await swipe(row(page), -150);
    await expect(position(page)).toHaveText('Products 2–3 of 4');
    const offset = async () => Math.abs((await left(wizard.cards.nth(1))) - (await left(row(page))));
    await expect.poll(offset, 'the card stands at the start of the row').toBeLessThan(8);
  });
});
