import type { Product } from '#types/data/product';
import { cards } from '../support/cards.ts';
import { COUPLE } from '../support/quotes.ts';
import { expect, test } from '../support/test.ts';
import { openStep } from '../support/visitor.ts';

const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

/** A product as servers may send it too: a name in one word, a price of five digits, a link in one short word. */
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

for (const width of [320, 1280])
  test(`at ${width} pixels long names and high prices stay in cards of one height`, async ({
    page,
    storage,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/hcf/ovhc/ovhcPathToPurchase.*', async (route) => {
      const response = await route.fetch();
      const products = (await response.json()) as Product[];
      await route.fulfill({ response, json: products.map(extreme) });
    });
    await storage.leave(COUPLE);
    await openStep(page, 'select-cover');
    await expect(cards(page).first()).toContainText('A$12,345.67');
    await expect(page.getByRole('heading', { name: LONG_NAME }).first()).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const sizes = await cards(page).evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth, clientHeight }) => ({
        overflow: scrollWidth - clientWidth,
        clientHeight,
      })),
    );
    expect(sizes.filter(({ overflow }) => overflow > 0)).toEqual([]);
    expect(new Set(sizes.map(({ clientHeight }) => clientHeight)).size).toBe(1);
    const links = await page.getByRole('link', { name: 'View details' }).all();
    const lines = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect(new Set(lines).size, 'their buttons stand on one line').toBe(1);
    const link = await page.getByRole('link', { name: 'PDS' }).first().boundingBox();
    expect(link?.height).toBeGreaterThanOrEqual(44);
  });
