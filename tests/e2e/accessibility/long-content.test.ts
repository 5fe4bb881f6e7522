import type { Product } from '#types/data/product';
import { COUPLE } from '../support/data.ts';
import { boxOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

/** A product with extreme content: a name in one word, a price of five digits, and a short link text. */
function extreme({ productInfo, prices }: Product): Product {
  return {
    productInfo: { ...productInfo, packageName: LONG_NAME, pdsDocumentLinkTitle: 'PDS' },
    prices: prices.map(({ hospitalCode, excessCode }) => ({
      hospitalCode,
      excessCode,
      priceWeekly: '12345.67',
    })),
  };
}

test('keeps cards equally high with long names and high prices', async ({ page, wizard }) => {
  await wizard.changeProducts((products) => products.map(extreme));
  await wizard.open('select-cover', COUPLE);
  await expect(wizard.cards.first()).toContainText('A$12,345.67');
  await expect(page.getByRole('heading', { name: LONG_NAME }).first()).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const sizes = await wizard.cards.evaluateAll((cards) =>
      cards.map(({ scrollWidth, clientWidth, clientHeight }) => [scrollWidth - clientWidth, clientHeight]),
    );
    expect(sizes).toEqual(sizes.map(() => [0, sizes[0]?.[1]]));
    const tops = await wizard.detailLinks.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, 'their buttons stand on one line').toBe(1);
    const { height } = await boxOf(page.getByRole('link', { name: 'PDS' }).first());
    expect(height).toBeGreaterThanOrEqual(44);
  }
});
