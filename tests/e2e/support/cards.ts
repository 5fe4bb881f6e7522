import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '#types/data/product';
import { type PERIODS, priceLine } from './prices.ts';

export const cards = (page: Page): Locator => page.locator('[data-product]');
export const card = (page: Page, { productInfo }: Product): Locator =>
  page.locator(`[data-product="${productInfo.hcfBundleId}"]`);
export const productLink = (page: Page, product: Product): Locator =>
  card(page, product).getByRole('link', { name: 'View details' });

/** Every card shows the price that the call answered for it, in the order of the answer. */
export async function expectPrices(
  page: Page,
  products: readonly Product[],
  period: (typeof PERIODS)[number],
): Promise<void> {
  const lines = products.map((product) => priceLine(product, period));
  await expect(cards(page)).toContainText(lines, { useInnerText: true });
}

/** Puts an empty page where a product's link leads, so that a quote's test ends there, whatever that page does. */
export async function endAt(page: Page, { productInfo }: Product): Promise<void> {
  await page.route(`**${productInfo.productSummaryPageUrl}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="icon" href="data:,"><title>Summary</title>',
    }),
  );
}
