import type { Locator, Page } from '@playwright/test';
import { cards, endAt, productLink } from './support/cards.ts';
import { tabTo } from './support/keyboard.ts';
import { COUPLE } from './support/quotes.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';
import { openStep } from './support/visitor.ts';

const position = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Covers? \d/ });
const nextCover = (page: Page): Locator => page.getByRole('button', { name: 'Next cover' });
const previousCover = (page: Page): Locator => page.getByRole('button', { name: 'Previous cover' });
const row = (page: Page): Locator => page.getByRole('list', { name: 'Covers', exact: true });

test.beforeEach(async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'select-cover');
  await expect(cards(page)).toHaveCount(4);
});

test('§2 on a desktop the slider shows three cards, and its buttons move it by one', async ({ page }) => {
  await expect(position(page)).toHaveText('Covers 1 to 3 of 4');
  await expect(previousCover(page)).toBeDisabled();
  await nextCover(page).click();
  await expect(position(page)).toHaveText('Covers 2 to 4 of 4');
  await expect(nextCover(page)).toBeDisabled();
  await expect(cards(page).nth(3).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await previousCover(page).click();
  await expect(position(page)).toHaveText('Covers 1 to 3 of 4');
  await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('§2 the buttons go from card to card, and the position is told in words', async ({ page }) => {
    await expect(position(page)).toHaveText('Cover 1 of 4');
    await expect(previousCover(page)).toBeDisabled();
    for (const number of [2, 3, 4]) {
      await nextCover(page).click();
      await expect(position(page)).toHaveText(`Cover ${number} of 4`);
      await expect(cards(page).nth(number - 1)).toBeInViewport();
    }
    await expect(nextCover(page)).toBeDisabled();
    for (const number of [3, 2, 1]) {
      await previousCover(page).click();
      await expect(position(page)).toHaveText(`Cover ${number} of 4`);
    }
  });

  test('§2 the page itself does not move: the button stays under the finger', async ({ page }) => {
    const before = await nextCover(page).boundingBox();
    if (!before) throw new Error('The next button is not in sight.');
    for (const number of [2, 3]) {
      await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
      await expect(position(page)).toHaveText(`Cover ${number} of 4`);
    }
    expect(await nextCover(page).boundingBox()).toEqual(before);
  });

  test('§2 the arrow keys move the row while it has the focus', async ({ page }) => {
    await row(page).focus();
    for (const number of [2, 3, 4, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText(`Cover ${number} of 4`);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveText('Cover 3 of 4');
    await expect(row(page)).toBeFocused();
  });

  test('§2 a swipe moves the row and snaps to a card', async ({ page }) => {
    await swipe(row(page), -250);
    await expect(position(page)).toHaveText('Cover 2 of 4');
    await swipe(row(page), -250);
    await expect(position(page)).toHaveText('Cover 3 of 4');
    const fromStart = async () => {
      const [track, card] = [await row(page).boundingBox(), await cards(page).nth(2).boundingBox()];
      return Math.abs((card?.x ?? 1000) - (track?.x ?? 0));
    };
    await expect.poll(fromStart, 'the card stands at the start of the row').toBeLessThan(8);
    await swipe(row(page), 250);
    await expect(position(page)).toHaveText('Cover 2 of 4');
  });
});

test('§2 the last step with the button leaves the focus where the keyboard can go on', async ({ page }) => {
  await nextCover(page).focus();
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText('Covers 2 to 4 of 4');
  const focused = page.getByRole('region', { name: 'Covers' }).locator(':focus');
  await expect(focused).toHaveCount(1);
});

test('§2 a card that the Tab key leads to comes into view', async ({ page }) => {
  const link = cards(page).last().getByRole('link', { name: 'Get this cover' });
  await row(page).focus();
  await tabTo(link);
  await expect(position(page)).toHaveText('Covers 2 to 4 of 4');
  await expect(link).toBeInViewport({ ratio: 1 });
});

test('§2 a click on the part of a card that is in view follows its link at once', async ({
  page,
  sandbox,
}) => {
  const product = (
    await sandbox.products({ visaCode: '417', coverType: 'D', ageBand: 'A1', partnerAgeBand: 'A3' })
  ).at(-1);
  if (!product) throw new Error('The sandbox has no products for a couple.');
  await endAt(page, product);
  const link = productLink(page, product);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
  await row(page).evaluate((element) => element.scrollTo({ left: 0 }));
  await expect(position(page)).toHaveText('Covers 1 to 3 of 4');
  const box = await link.boundingBox();
  if (!box) throw new Error('The link of the last card has no place.');
  await page.mouse.click(box.x + 10, box.y + box.height / 2, { delay: 50 });
  await expect(page).toHaveURL(product.productInfo.productSummaryPageUrl);
});
