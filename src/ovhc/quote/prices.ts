import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';

export type PaymentFrequency = NonNullable<SavedQuote['paymentFrequency']>;

/** Weekly, unless the visitor chose otherwise (§9). */
const DEFAULT_FREQUENCY: PaymentFrequency = 'W';

/** The price fields in both spellings (§3). No other module knows them. */
const FIELDS = {
  W: ['priceWeekly', 'WeeklyPrice'],
  F: ['priceFortnightly', 'FortnightlyPrice'],
  M: ['priceMonthly', 'MonthlyPrice'],
  Q: ['priceQuarterly', 'QuarterlyPrice'],
  H: ['priceHalfYearly', 'HalfYearlyPrice'],
  Y: ['priceYearly', 'YearlyPrice'],
} as const satisfies Record<PaymentFrequency, readonly (keyof Prices)[]>;

/** Returns an answer as a frequency. Weekly if it is not a valid one. */
export function frequencyOf(answer: unknown): PaymentFrequency {
  return typeof answer === 'string' && Object.hasOwn(FIELDS, answer)
    ? (answer as PaymentFrequency)
    : DEFAULT_FREQUENCY;
}

/** Returns a product's price per period in dollars with two decimals, or undefined if the server sent no such price. */
export function priceFor(prices: Prices, frequency: PaymentFrequency): string | undefined {
  const [field, otherSpelling] = FIELDS[frequency];
  return prices[field] ?? prices[otherSpelling];
}

/** Returns the prices of a product that count: the last element of the reversed list (§3), so the first one sent. */
export function pricesOf(product: Product): Prices | undefined {
  return product.prices[0];
}

/** Returns a product's prices with one excess, if the server has sent them. */
export function pricesWithExcess(product: Product, excessCode: Prices['excessCode']): Prices | undefined {
  return product.prices.find((prices) => prices.excessCode === excessCode);
}

/** Payments per year. The insurer's prices assume a year of 52 weeks. */
const PAYMENTS_A_YEAR: Record<PaymentFrequency, number> = { W: 52, F: 26, M: 12, Q: 4, H: 2, Y: 1 };

/** Converts an amount of dollars to cents. */
export const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * Returns the server's yearly price, to show beside a price with more frequent payments. Undefined if the shown
 * price is yearly or does not belong to these prices.
 * @returns `isTotal`: true if a year's payments add up to this amount; false if it is the price of one yearly
 * payment
 */
export function yearlyPrice(prices: Prices, frequency: PaymentFrequency, shown: string) {
  const amount = priceFor(prices, 'Y');
  if (frequency === 'Y' || amount === undefined || priceFor(prices, frequency) !== shown) return undefined;
  return { amount, isTotal: cents(shown) * PAYMENTS_A_YEAR[frequency] === cents(amount) };
}

/** Created for the first amount, because that takes time. */
let dollars: Intl.NumberFormat | undefined;

/** Formats an amount with an explicit currency: A$1,234.50. */
export function formatPrice(amount: string): string {
  dollars ??= new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
  const parts = dollars.formatToParts(Number(amount));
  return parts.map(({ type, value }) => (type === 'currency' ? 'A$' : value)).join('');
}
