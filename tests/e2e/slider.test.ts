import type { Locator, Page } from '@playwright/test';
import type { Product } from '#types/data/product';
import { card, cards, productLink, stubSummary } from './support/cards.ts';
import { tabTo } from './support/keyboard.ts';
import { COUPLE } from './support/quotes.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';
import { openStep } from './support/visitor.ts';

const position = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Products? \d/ });
const nextProduct = (page: Page): Locator => page.getByRole('button', { name: 'Next product' });
const previousProduct = (page: Page): Locator => page.getByRole('button', { name: 'Previous product' });
const row = (page: Page): Locator => page.getByRole('list', { name: 'Products', exact: true });

/** Has the server offer twice as many products, under other names. */
async function offerEight(page: Page): Promise<void> {
  await page.route('**/hcf/ovhc/ovhcPathToPurchase.*', async (route) => {
    const response = await route.fetch();
    const products = (await response.json()) as Product[];
    const more = products.map(({ productInfo, prices }) => ({
      prices,
      productInfo: {
        ...productInfo,
        hcfBundleId: `${productInfo.hcfBundleId}-2`,
        packageName: `${productInfo.packageName} 2`,
      },
    }));
    await route.fulfill({ response, json: [...products, ...more] });
  });
}

test.beforeEach(async ({ storage }) => {
  await storage.leave(COUPLE);
});

test('§2 four products fit on a desktop: nothing slides, and their links are above the fold', async ({
  page,
}) => {
  await openStep(page, 'select-cover');
  await expect(position(page)).toHaveText('Products 1–4 of 4');
  await expect(nextProduct(page)).toHaveCount(0);
  for (const link of await page.getByRole('link', { name: 'View details' }).all())
    await expect(link).toBeInViewport({ ratio: 1 });
});

test('§2 name, price and link of each product stay in view while the benefits scroll', async ({ page }) => {
  await openStep(page, 'select-cover');
  await expect(cards(page)).toHaveCount(4);
  const links = page.getByRole('link', { name: 'View details' });
  await expect(links, 'there is no bar while the cards’ own links are in view').toHaveCount(4);
  await page
    .getByRole('link', { name: 'Previous', exact: true })
    .or(page.getByRole('button', { name: 'Previous' }))
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1000);
  await expect(links).toHaveCount(8);
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Complete Visitor Cover', { exact: true }).first()).toBeInViewport({
    ratio: 1,
  });
});

test.describe('with eight products on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await offerEight(page);
    await openStep(page, 'select-cover');
    await expect(cards(page)).toHaveCount(8);
  });

  test('§2 the buttons of the slider move it by one', async ({ page }) => {
    await expect(position(page)).toHaveText('Products 1–4 of 8');
    await expect(previousProduct(page)).toBeDisabled();
    for (const from of [2, 3, 4, 5]) {
      await nextProduct(page).click();
      await expect(position(page)).toHaveText(`Products ${from}–${from + 3} of 8`);
    }
    await expect(nextProduct(page)).toBeDisabled();
    await expect(cards(page).last().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await previousProduct(page).click();
    await expect(position(page)).toHaveText('Products 4–7 of 8');
  });

  test('§2 the last step with the button leaves the focus where the keyboard can go on', async ({ page }) => {
    for (const from of [2, 3, 4, 5]) {
      await nextProduct(page).focus();
      await page.keyboard.press('Enter');
      await expect(position(page)).toHaveText(`Products ${from}–${from + 3} of 8`);
    }
    const focused = page.getByRole('region', { name: 'Products' }).locator(':focus');
    await expect(focused).toHaveCount(1);
  });

  test('§2 a card that the Tab key leads to comes into view', async ({ page }) => {
    const link = cards(page).last().getByRole('link', { name: 'View details' });
    await row(page).focus();
    await tabTo(link);
    await expect(position(page)).toHaveText('Products 5–8 of 8');
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('the bar with names and prices slides with the cards', async ({ page }) => {
    for (const from of [2, 3, 4, 5]) {
      await nextProduct(page).click();
      await expect(position(page)).toHaveText(`Products ${from}–${from + 3} of 8`);
    }
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 900);
    const pinned = page.getByRole('link', { name: 'View details' });
    await expect(pinned).toHaveCount(16);
    const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);
    const own = card(page, { productInfo: { hcfBundleId: 'OVHC-COMPLETE-2' } } as Product);
    await expect
      .poll(
        async () =>
          (await left(pinned.nth(7))) - (await left(own.getByRole('link', { name: 'View details' }))),
      )
      .toBe(0);
  });

  test('a name in the bar that the Tab key leads to stays above its own card', async ({ page }) => {
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 900);
    const links = page.getByRole('link', { name: 'View details' });
    await expect(links).toHaveCount(16);
    await tabTo(links.nth(7));
    await expect(position(page)).toHaveText('Products 5–8 of 8');
    const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);
    const own = cards(page).last().getByRole('link', { name: 'View details' });
    await expect.poll(async () => (await left(links.nth(7))) - (await left(own))).toBe(0);
  });

  test('the focus goes to the card as the bar goes', async ({ page }) => {
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 900);
    const links = page.getByRole('link', { name: 'View details' });
    await expect(links).toHaveCount(16);
    await links.nth(1).focus();
    await page.keyboard.press('Home');
    await expect(links).toHaveCount(8);
    await expect(links.nth(1)).toBeFocused();
  });

  test('a benefit that Shift and Tab lead to is not behind the bar', async ({ page }) => {
    const benefits = page.locator('button.benefit');
    await benefits.last().focus();
    // at once: a key would scroll on while the focus moves
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const bar = page.locator('.pinned-bar');
    await expect(bar).toBeVisible();
    for (let at = (await benefits.count()) - 2; at >= 0; at--) {
      await page.keyboard.press('Shift+Tab');
      await expect(benefits.nth(at)).toBeFocused();
      // at one time: the bar goes as the cards' own heads come
      const gap = () =>
        benefits.nth(at).evaluate((benefit) => {
          const foot = document.querySelector('.pinned-bar')?.getBoundingClientRect().bottom ?? 0;
          return benefit.getBoundingClientRect().top - foot;
        });
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    }
  });

  test('§2 a click on the part of a card that is in view follows its link at once', async ({
    page,
    sandbox,
  }) => {
    const [product] = await sandbox.products({
      visaCode: '417',
      coverType: 'D',
      ageBand: 'A1',
      partnerAgeBand: 'A3',
    });
    if (!product) throw new Error('The sandbox has no products for a couple.');
    const fifth = {
      ...product,
      productInfo: { ...product.productInfo, hcfBundleId: `${product.productInfo.hcfBundleId}-2` },
    };
    await stubSummary(page, fifth);
    const box = await productLink(page, fifth).boundingBox();
    if (!box) throw new Error('The link of the fifth card has no place.');
    await page.mouse.click(box.x + 10, box.y + box.height / 2, { delay: 50 });
    await expect(page).toHaveURL(product.productInfo.productSummaryPageUrl);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await openStep(page, 'select-cover');
    await expect(cards(page)).toHaveCount(4);
  });

  test('§2 two products stand beside each other, with their links above the fold', async ({ page }) => {
    await expect(position(page)).toHaveText('Products 1–2 of 4');
    for (const at of [0, 1])
      await expect(cards(page).nth(at).getByRole('link', { name: 'View details' })).toBeInViewport({
        ratio: 1,
      });
  });

  test('§2 the buttons go from card to card, and the position is told in words', async ({ page }) => {
    await expect(position(page)).toHaveText('Products 1–2 of 4');
    await expect(previousProduct(page)).toBeDisabled();
    for (const number of [2, 3]) {
      await nextProduct(page).click();
      await expect(position(page)).toHaveText(`Products ${number}–${number + 1} of 4`);
      await expect(cards(page).nth(number)).toBeInViewport();
    }
    await expect(nextProduct(page)).toBeDisabled();
    for (const number of [2, 1]) {
      await previousProduct(page).click();
      await expect(position(page)).toHaveText(`Products ${number}–${number + 1} of 4`);
    }
  });

  test('§2 the page itself does not move: the button stays under the finger', async ({ page }) => {
    const before = await nextProduct(page).boundingBox();
    if (!before) throw new Error('The next button is not in sight.');
    for (const number of [2, 3]) {
      await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
      await expect(position(page)).toHaveText(`Products ${number}–${number + 1} of 4`);
    }
    expect(await nextProduct(page).boundingBox()).toEqual(before);
  });

  test('§2 the arrow keys move the row while it has the focus', async ({ page }) => {
    await row(page).focus();
    for (const number of [2, 3, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText(`Products ${number}–${number + 1} of 4`);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveText('Products 2–3 of 4');
    await expect(row(page)).toBeFocused();
  });

  test('§2 a swipe moves the row and snaps to a card', async ({ page }) => {
    await swipe(row(page), -150);
    await expect(position(page)).toHaveText('Products 2–3 of 4');
    const fromStart = async () => {
      const [track, second] = [await row(page).boundingBox(), await cards(page).nth(1).boundingBox()];
      return Math.abs((second?.x ?? 1000) - (track?.x ?? 0));
    };
    await expect.poll(fromStart, 'the card stands at the start of the row').toBeLessThan(8);
    await swipe(row(page), 150);
    await expect(position(page)).toHaveText('Products 1–2 of 4');
  });
});
