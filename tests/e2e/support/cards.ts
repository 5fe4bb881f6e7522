import { expect, type Locator, type Page } from '@playwright/test';
import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';

interface Period {
  code: NonNullable<SavedQuote['paymentFrequency']>;
  label: string;
  per: string;
  /** The two spellings of §3. */
  fields: readonly [keyof Prices, keyof Prices];
}

const WEEKLY: Period = {
  code: 'W',
  label: 'Weekly',
  per: 'per week',
  fields: ['priceWeekly', 'WeeklyPrice'],
};

/** The payment frequencies of §9, with their authored labels. */
export const PERIODS: readonly Period[] = [
  WEEKLY,
  {
    code: 'F',
    label: 'Fortnightly',
    per: 'per fortnight',
    fields: ['priceFortnightly', 'FortnightlyPrice'],
  },
  { code: 'M', label: 'Monthly', per: 'per month', fields: ['priceMonthly', 'MonthlyPrice'] },
  { code: 'Q', label: 'Quarterly', per: 'per quarter', fields: ['priceQuarterly', 'QuarterlyPrice'] },
  { code: 'H', label: 'Half-yearly', per: 'per half-year', fields: ['priceHalfYearly', 'HalfYearlyPrice'] },
  { code: 'Y', label: 'Yearly', per: 'per year', fields: ['priceYearly', 'YearlyPrice'] },
];

/** Returns the prices that a card shows (§3: the list is reversed and its last element used). */
export function pricesOf(product: Product): Prices {
  const last = [...product.prices].reverse().at(-1);
  if (!last) throw new Error(`${product.productInfo.packageName} came without prices.`);
  return last;
}

/** Returns the price line of a card, such as 'From A$1,026.48 per year'. */
function priceLineOf(product: Product, { per, fields: [field, otherSpelling] }: Period): string {
  const prices = pricesOf(product);
  const amount = Number(prices[field] ?? prices[otherSpelling]);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `From A$${amount.toLocaleString('en-AU', digits)} ${per}`;
}

export const cards = (page: Page): Locator => page.locator('[data-product]');
export const detailLinks = (page: Page): Locator => page.getByRole('link', { name: 'View details' });
export const card = (page: Page, { productInfo }: Product): Locator =>
  page.locator(`[data-product="${productInfo.hcfBundleId}"]`);
export const productLink = (page: Page, product: Product): Locator =>
  card(page, product).getByRole('link', { name: 'View details' });

/** Expects each card to show the price that the call answered for it, in the order of the answer. */
export async function expectPrices(
  page: Page,
  products: readonly Product[],
  period: Period = WEEKLY,
): Promise<void> {
  const lines = products.map((product) => priceLineOf(product, period));
  await expect(cards(page)).toContainText(lines, { useInnerText: true });
}

/** Puts an empty page where a product's link leads, so that a test of the quote ends there. */
export async function stubSummary(page: Page, { productInfo }: Product): Promise<void> {
  await page.route(`**${productInfo.productSummaryPageUrl}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="icon" href="data:,"><title>Summary</title>',
    }),
  );
}
