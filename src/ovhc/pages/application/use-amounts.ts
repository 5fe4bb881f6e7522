import { useMemo } from 'react';
import type { PaymentAmounts } from '../../application/application-facts.ts';
import type { PricedQuote } from '../../quote/price-inputs.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { type PriceState, usePrice } from '../use-price.ts';

const NO_QUOTE: PricedQuote = {};

const hasNone = ({ status }: PriceState) => status === 'unsold' || status === 'none';
const isMissing = (price: PriceState) => price.status === 'unconfirmed' || hasNone(price);

export interface AmountsState {
  amounts: PaymentAmounts;
  /** Fetches both amounts again. */
  tryAgain(): void;
}

/**
 * Fetches the amounts to pay for a quote: one month's premium now, and the regular payments (§9).
 * @param regular the quote's own price
 * @param isNeeded false while the amounts are not shown: a month's premium needs a separate call unless the visitor
 * pays monthly
 */
export function useAmounts(quote: PricedQuote, regular: PriceState, isNeeded: boolean): AmountsState {
  const isMonthly = frequencyOf(quote.paymentFrequency) === 'M';
  const monthly = usePrice(isNeeded && !isMonthly ? { ...quote, paymentFrequency: 'M' } : NO_QUOTE);
  const first = isMonthly ? regular : monthly;
  const missing = hasNone(regular) ? 'none' : isMissing(first) || isMissing(regular) ? 'failed' : undefined;
  const isSlow = first.status === 'slow' || regular.status === 'slow';
  const [firstAmount, regularAmount] = [first.quoted?.amount, regular.quoted?.amount];
  const amounts = useMemo((): PaymentAmounts => {
    if (missing) return missing;
    if (firstAmount && regularAmount) return { first: firstAmount, regular: regularAmount };
    return isSlow ? 'slow' : undefined;
  }, [missing, isSlow, firstAmount, regularAmount]);
  const tryAgain = () => {
    regular.tryAgain();
    if (!isMonthly) monthly.tryAgain();
  };
  return { amounts, tryAgain };
}
