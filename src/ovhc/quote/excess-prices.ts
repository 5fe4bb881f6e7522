import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import { cents, type PaymentFrequency, priceFor, pricesWithExcess } from './prices.ts';

/** How much another excess changes each payment, in dollars with two decimals. */
export interface ExcessDifference {
  kind: 'more' | 'less' | 'same';
  amount: string;
}

/** The shown price, for one excess and one frequency. */
interface Shown {
  excessCode: Prices['excessCode'];
  frequency: PaymentFrequency;
  amount: string;
}

/**
 * Returns the change of each payment with another excess. Undefined if it is not known: the product is not offered
 * with one of the two excesses, or its offered price differs from the shown one.
 */
export function excessDifference(
  product: Product,
  { excessCode, frequency, amount }: Shown,
  other: Prices['excessCode'],
): ExcessDifference | undefined {
  const offeredFor = (code: Prices['excessCode']) => {
    const prices = pricesWithExcess(product, code);
    return prices && priceFor(prices, frequency);
  };
  const offered = offeredFor(other);
  if (offered === undefined || offeredFor(excessCode) !== amount) return undefined;
  const change = cents(offered) - cents(amount);
  return {
    kind: change > 0 ? 'more' : change < 0 ? 'less' : 'same',
    amount: (Math.abs(change) / 100).toFixed(2),
  };
}
