import type { Locator, Page } from '@playwright/test';
import type { Product } from '#types/data/product';
import { cards, detailLinks, stubSummary } from './support/cards.ts';
import { tabTo } from './support/keyboard.ts';
import { COUPLE, COUPLE_SELECTION } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { openStep, previous } from './support/visitor.ts';

const position = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Products? \d/ });
const nextProduct = (page: Page): Locator => page.getByRole('button', { name: 'Next product' });
const previousProduct = (page: Page): Locator => page.getByRole('button', { name: 'Previous product' });
const row = (page: Page): Locator => page.getByRole('list', { name: 'Products', exact: true });
const left = async (target: Locator) => Math.round((await target.boundingBox())?.x ?? -1);

/** Makes the server offer each product twice. */
async function offerEight(page: Page): Promise<void> {
  await page.route('**/hcf/ovhc/ovhcPathToPurchase.*', async (route) => {
    const response = await route.fetch();
    const products = (await response.json()) as Product[];
    const copies = products.map(({ productInfo, prices }) => ({
      prices,
      productInfo: {
        ...productInfo,
        hcfBundleId: `${productInfo.hcfBundleId}-2`,
        packageName: `${productInfo.packageName} 2`,
      },
    }));
    await route.fulfill({ response, json: [...products, ...copies] });
  });
}

/** Scrolls until the bar with names and prices shows. */
async function showBar(page: Page): Promise<void> {
  const shown = (await cards(page).count()) * 2;
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 900);
  await expect(detailLinks(page), 'in the cards and in the bar').toHaveCount(shown);
}

/** Swipes sideways over an element, from its middle. */
async function swipe(target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not in view.`);
  const devtools = await target.page().context().newCDPSession(target.page());
  const from = { x: box.x + box.width / 2 - distance / 2, y: box.y + Math.min(100, box.height / 2) };
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: from.y }] });

  await touch('touchStart', from.x);
  for (let part = 1; part <= 20; part++) await touch('touchMove', from.x + (distance * part) / 20);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.beforeEach(({ storage }) => storage.leave(COUPLE));

test('§2 four products fit on a desktop; their names, prices and links stay in view', async ({ page }) => {
  await openStep(page, 'select-cover');
  await expect(position(page)).toHaveText('Products 1–4 of 4');
  await expect(nextProduct(page)).toHaveCount(0);
  for (const link of await detailLinks(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(detailLinks(page), 'there is no bar while the cards’ own links are in view').toHaveCount(4);

  await previous(page).scrollIntoViewIfNeeded();
  await showBar(page);
  await expect(detailLinks(page).first()).toBeInViewport({ ratio: 1 });
  const name = page.getByText('Complete Visitor Cover', { exact: true }).first();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test.describe('with eight products on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await offerEight(page);
    await openStep(page, 'select-cover');
    await expect(cards(page)).toHaveCount(8);
  });

  test('§2 the buttons move the slider by one, and leave the focus in it', async ({ page }) => {
    await expect(position(page)).toHaveText('Products 1–4 of 8');
    await expect(previousProduct(page)).toBeDisabled();
    for (const from of [2, 3, 4, 5]) {
      await nextProduct(page).focus();
      await page.keyboard.press('Enter');
      await expect(position(page)).toHaveText(`Products ${from}–${from + 3} of 8`);
    }
    await expect(page.getByRole('region', { name: 'Products' }).locator(':focus')).toHaveCount(1);
    await expect(nextProduct(page)).toBeDisabled();
    await expect(cards(page).last().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await previousProduct(page).click();
    await expect(position(page)).toHaveText('Products 4–7 of 8');
  });

  test('§2 a card that Tab leads to comes into view', async ({ page }) => {
    const link = detailLinks(page).last();
    await row(page).focus();
    await tabTo(link);
    await expect(position(page)).toHaveText('Products 5–8 of 8');
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('§2 the bar slides with the cards, and gives the focus to a card as it goes', async ({ page }) => {
    await showBar(page);
    const [pinned, own] = [
      detailLinks(page).nth(7),
      cards(page).last().getByRole('link', { name: 'View details' }),
    ];
    const offset = async () => (await left(pinned)) - (await left(own));
    await tabTo(pinned);
    await expect(position(page)).toHaveText('Products 5–8 of 8');
    await expect.poll(offset, 'the name stands above its own card').toBe(0);
    await previousProduct(page).click();
    await expect(position(page)).toHaveText('Products 4–7 of 8');
    await expect.poll(offset).toBe(0);

    await pinned.focus();
    await page.keyboard.press('Home');
    await expect(detailLinks(page)).toHaveCount(8);
    await expect(own).toBeFocused();
  });

  test('a benefit that Shift and Tab lead to is not behind the bar', async ({ page }) => {
    const benefits = page.locator('button.benefit');
    await benefits.last().focus();
    // at once: a key would scroll on while the focus moves
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('.pinned-bar')).toBeVisible();
    for (let at = (await benefits.count()) - 2; at >= 0; at--) {
      await page.keyboard.press('Shift+Tab');
      await expect(benefits.nth(at)).toBeFocused();
      // measured at one time: the bar goes as the cards' own heads come
      const gap = () =>
        benefits.nth(at).evaluate((benefit) => {
          const foot = document.querySelector('.pinned-bar')?.getBoundingClientRect().bottom ?? 0;
          return benefit.getBoundingClientRect().top - foot;
        });
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    }
  });

  test('§2 a click on the visible part of a card follows its link at once', async ({ page, sandbox }) => {
    const [product] = await sandbox.products(COUPLE_SELECTION);
    if (!product) throw new Error('The sandbox has no products for a couple.');
    await stubSummary(page, product);
    const box = await detailLinks(page).nth(4).boundingBox();
    if (!box) throw new Error('The link of the fifth card is not drawn.');
    await page.mouse.click(box.x + 10, box.y + box.height / 2, { delay: 50 });
    await expect(page).toHaveURL(product.productInfo.productSummaryPageUrl);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await openStep(page, 'select-cover');
    await expect(cards(page)).toHaveCount(4);
    await expect(position(page)).toHaveText('Products 1–2 of 4');
  });

  test('§2 two products are in view; a tap on the button shows the next, and it stays', async ({ page }) => {
    for (const at of [0, 1]) await expect(detailLinks(page).nth(at)).toBeInViewport({ ratio: 1 });
    await expect(previousProduct(page)).toBeDisabled();
    const before = await nextProduct(page).boundingBox();
    if (!before) throw new Error('The next button is not in view.');
    for (const number of [2, 3]) {
      await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
      await expect(position(page)).toHaveText(`Products ${number}–${number + 1} of 4`);
      await expect(cards(page).nth(number)).toBeInViewport();
    }
    expect(await nextProduct(page).boundingBox(), 'the page itself does not move').toEqual(before);
    await expect(nextProduct(page)).toBeDisabled();
    for (const number of [2, 1]) {
      await previousProduct(page).click();
      await expect(position(page)).toHaveText(`Products ${number}–${number + 1} of 4`);
    }
  });

  test('§2 a swipe moves the row and snaps to a card', async ({ page }) => {
    await swipe(row(page), -150);
    await expect(position(page)).toHaveText('Products 2–3 of 4');
    const offset = async () => Math.abs((await left(cards(page).nth(1))) - (await left(row(page))));
    await expect.poll(offset, 'the card stands at the start of the row').toBeLessThan(8);
    await swipe(row(page), 150);
    await expect(position(page)).toHaveText('Products 1–2 of 4');
  });
});
