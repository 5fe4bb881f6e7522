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

for (const width of [320, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page, storage }) => {
      await page.route('**/hcf/ovhc/ovhcPathToPurchase.*', async (route) => {
        const response = await route.fetch();
        const products = (await response.json()) as Product[];
        await route.fulfill({ response, json: products.map(extreme) });
      });
      await storage.leave(COUPLE);
      await openStep(page, 'select-cover');
      await expect(cards(page).first()).toContainText('A$12,345.67');
    });

    test('look: a name in one word of 60 letters and a price of five digits stay in their card', async ({
      page,
    }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const overflows = await cards(page).evaluateAll((all) =>
        all.filter((card) => card.scrollWidth > card.clientWidth),
      );
      expect(overflows).toHaveLength(0);
      await expect(page.getByRole('heading', { name: LONG_NAME }).first()).toBeVisible();
    });

    test('look: a disclosure link of one short word is 44 pixels high', async ({ page }) => {
      const link = await page.getByRole('link', { name: 'PDS' }).first().boundingBox();
      expect(link?.height).toBeGreaterThanOrEqual(44);
    });

    test('look: cards have equal heights, and their buttons stand on one line', async ({ page }) => {
      const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
      expect(new Set(heights).size).toBe(1);
      const links = await page.getByRole('link', { name: 'View details' }).all();
      const lines = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
      expect(new Set(lines).size).toBe(1);
    });
  });
}
