import { useMemo } from 'react';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Amounts } from '../../application/record/payment.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { type PriceState, usePrice } from '../use-price.ts';

/** Of which nothing is asked. */
const NO_QUOTE: SavedQuote = {};

const isUnknown = ({ status }: PriceState) =>
  status === 'outdated' || status === 'unsold' || status === 'none';

/**
 * What is paid for a quote: one month's premium now, and the regular payments (§9).
 *
 * @param regular the quote's own price
 * @param isWanted whether anybody asks for it: a month's premium is a call of its own where the visitor pays otherwise
 * @returns undefined while a price is on its way, 'failed' where one did not come
 */
export function useAmounts(
  quote: SavedQuote,
  regular: PriceState,
  isWanted: boolean,
): Amounts | 'failed' | undefined {
  const isMonthly = frequencyOf(quote.paymentFrequency) === 'M';
  const monthly = usePrice(isWanted && !isMonthly ? { ...quote, paymentFrequency: 'M' } : NO_QUOTE);
  const first = isMonthly ? regular : monthly;
  const hasFailed = isUnknown(first) || isUnknown(regular);
  const [firstAmount, regularAmount] = [first.quoted?.amount, regular.quoted?.amount];
  return useMemo(() => {
    if (hasFailed) return 'failed';
    return firstAmount && regularAmount ? { first: firstAmount, regular: regularAmount } : undefined;
  }, [hasFailed, firstAmount, regularAmount]);
}
