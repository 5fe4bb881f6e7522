import { useMemo } from 'react';
import type { SavedQuote } from '#types/data/saved-quote';
import type { PaymentAmounts } from '../../application/payment-facts.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { type PriceState, usePrice } from '../use-price.ts';

/** Of which nothing is asked. */
const NO_QUOTE: SavedQuote = {};

const hasNone = ({ status }: PriceState) => status === 'unsold' || status === 'none';
const isUnknown = (price: PriceState) => price.status === 'outdated' || hasNone(price);

/**
 * What is paid for a quote: one month's premium now, and the regular payments (§9).
 *
 * @param regular the quote's own price
 * @param isWanted whether anybody asks for it: a month's premium is a call of its own where the visitor pays otherwise
 */
export function useAmounts(quote: SavedQuote, regular: PriceState, isWanted: boolean): PaymentAmounts {
  const isMonthly = frequencyOf(quote.paymentFrequency) === 'M';
  const monthly = usePrice(isWanted && !isMonthly ? { ...quote, paymentFrequency: 'M' } : NO_QUOTE);
  const first = isMonthly ? regular : monthly;
  const missing = hasNone(regular) ? 'none' : isUnknown(first) || isUnknown(regular) ? 'failed' : undefined;
  const [firstAmount, regularAmount] = [first.quoted?.amount, regular.quoted?.amount];
  return useMemo(() => {
    if (missing) return missing;
    return firstAmount && regularAmount ? { first: firstAmount, regular: regularAmount } : undefined;
  }, [missing, firstAmount, regularAmount]);
}
