import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';

type Frequency = NonNullable<SavedQuote['paymentFrequency']>;

interface Period {
  code: Frequency;
  label: string;
  per: string;
  /** The two spellings of §3. */
  fields: readonly [keyof Prices, keyof Prices];
}

export const WEEKLY: Period = {
  code: 'W',
  label: 'Weekly',
  per: 'per week',
  fields: ['priceWeekly', 'WeeklyPrice'],
};

/** The payment frequencies of §9, with the words that content has for them. */
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

/** §3: the list of prices is reversed and its last element used. */
export function pricesThatCount(product: Product): Prices {
  const last = [...product.prices].reverse().at(-1);
  if (!last) throw new Error(`${product.productInfo.packageName} came without prices.`);
  return last;
}

/** The line a card has to show: 'From A$1,026.48 per year'. */
export function priceLine(product: Product, { per, fields: [field, otherSpelling] }: Period): string {
  const prices = pricesThatCount(product);
  const amount = Number(prices[field] ?? prices[otherSpelling]);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `From A$${amount.toLocaleString('en-AU', digits)} ${per}`;
}
