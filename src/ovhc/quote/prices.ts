import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';

export type PaymentFrequency = NonNullable<SavedQuote['paymentFrequency']>;

/** Weekly, unless the visitor chose otherwise (§9). */
const DEFAULT_FREQUENCY: PaymentFrequency = 'W';

/** The one place that knows both spellings of the price fields (§3). */
const FIELDS = {
  W: ['priceWeekly', 'WeeklyPrice'],
  F: ['priceFortnightly', 'FortnightlyPrice'],
  M: ['priceMonthly', 'MonthlyPrice'],
  Q: ['priceQuarterly', 'QuarterlyPrice'],
  H: ['priceHalfYearly', 'HalfYearlyPrice'],
  Y: ['priceYearly', 'YearlyPrice'],
} as const satisfies Record<PaymentFrequency, readonly (keyof Prices)[]>;

/** Returns an answer as a frequency; weekly where it is none. */
export function frequencyOf(answer: unknown): PaymentFrequency {
  return typeof answer === 'string' && Object.hasOwn(FIELDS, answer)
    ? (answer as PaymentFrequency)
    : DEFAULT_FREQUENCY;
}

/** Returns what a product costs per period, in dollars with two decimals; undefined where the server sent no such price. */
export function priceFor(prices: Prices, frequency: PaymentFrequency): string | undefined {
  const [field, otherSpelling] = FIELDS[frequency];
  return prices[field] ?? prices[otherSpelling];
}

/** Returns the prices of a product that count: the list reversed, its last element (§3), so the first as it was sent. */
export function pricesOf(product: Product): Prices | undefined {
  return product.prices[0];
}

/** Returns the prices of a product with one excess, where the server has sent them. */
export function pricesWithExcess(product: Product, excessCode: Prices['excessCode']): Prices | undefined {
  return product.prices.find((prices) => prices.excessCode === excessCode);
}

/** The insurer's year has 52 weeks, as its own prices have. */
const PAYMENTS_A_YEAR: Record<PaymentFrequency, number> = { W: 52, F: 26, M: 12, Q: 4, H: 2, Y: 1 };

/** Returns an amount of dollars in cents. */
export const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * Returns what a year costs beside a price that is paid more often: the server's own yearly price, where the price that
 * is shown came with it; otherwise it is another price's.
 * @returns isTotal: the payments of a year come to just that; if not, it is the price of one payment a year
 */
export function yearlyPrice(prices: Prices, frequency: PaymentFrequency, shown: string) {
  const amount = priceFor(prices, 'Y');
  if (frequency === 'Y' || amount === undefined || priceFor(prices, frequency) !== shown) return undefined;
  return { amount, isTotal: cents(shown) * PAYMENTS_A_YEAR[frequency] === cents(amount) };
}

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Formats an amount so that visitors know the currency: A$1,234.50. */
export function formatPrice(amount: string): string {
  const parts = dollars.formatToParts(Number(amount));
  return parts.map(({ type, value }) => (type === 'currency' ? 'A$' : value)).join('');
}
