import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useRead } from '../../engine/use-read.ts';
import { fetchPrice, type QuotedPrice } from '../backend/price.ts';
import { today } from '../quote/days.ts';
import type { PricedQuote } from '../quote/price-inputs.ts';
import { priceKey } from '../quote/price-request.ts';
import { frequencyOf, priceFor } from '../quote/prices.ts';
import { withPartnerCover } from '../store/draft-store.ts';
import { quoteStore, updateQuote } from '../store/quote-store.ts';

export type ShownPrice = Pick<QuotedPrice, 'amount' | 'frequency'>;

export interface PriceState {
  /** Always for what is chosen now. Unless it is current, it is what the product was offered at, and has to look so. */
  price: ShownPrice | undefined;
  /**
   * none: the quote cannot be priced. updating: a newer price is on its way; slow: for long already. unconfirmed: it did
   * not come, and the price is the one that the product was offered at. unsold: the product is not sold for the quote.
   */
  status: 'none' | 'current' | 'updating' | 'slow' | 'unconfirmed' | 'unsold';
  /** The current one, with all that is known of it. */
  quoted?: QuotedPrice;
  tryAgain(): void;
}

/** Returns the price that came with the product, where it is for the excess that is chosen. */
function offeredPrice({ priceData, excessCode, paymentFrequency }: PricedQuote): ShownPrice | undefined {
  if (!priceData || priceData.excessCode !== excessCode) return undefined;
  const frequency = frequencyOf(paymentFrequency);
  const amount = priceFor(priceData, frequency);
  return amount === undefined ? undefined : { amount, frequency };
}

/** Stores a price in the saved quote, unless that has become another quote since the price was requested. */
function storePrice({ amount, productId, pricedFor }: QuotedPrice): void {
  const quote = quoteStore.getState();
  if (priceKey(withPartnerCover(quote), today()) !== pricedFor) return;
  const before = quote.getPriceData?.Premium;
  if (before === amount && quote.productId === productId) return;
  const previous = before && before !== amount ? before : quote.previousGetPriceApiValue;
  updateQuote({ productId, getPriceData: { Premium: amount }, previousGetPriceApiValue: previous });
}

/**
 * Asks for the price of a quote, anew with every change, and keeps it in the saved quote as soon as that is for the
 * same. A failed call is reported to the console alone (§8): the page shows the price that the product was offered at,
 * if it is for these choices, and says that it is not confirmed.
 */
export function usePrice(quote: PricedQuote): PriceState {
  const key = priceKey(quote, today());
  const read = useRead(key, (signal) => fetchPrice(quote, signal), 'The price could not be fetched.');
  const { status, result: quoted, tryAgain } = read;

  // a saved quote that is for the same, and has no price, gets this one; one that another tab has priced keeps that
  const isOwed = useStore(
    quoteStore,
    (saved) => !saved.getPriceData && priceKey(withPartnerCover(saved), today()) === quoted?.pricedFor,
  );
  // before the paint: a price that is seen is kept
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the saved quote begins to lack this price
  useLayoutEffect(() => {
    if (quoted) storePrice(quoted);
  }, [quoted, isOwed]);

  const offered = offeredPrice(quote);
  switch (status) {
    case 'none':
      return { price: undefined, status, tryAgain };
    case 'done':
      return quoted
        ? { price: quoted, status: 'current', quoted, tryAgain }
        : { price: undefined, status: 'unsold', tryAgain };
    case 'failed':
      return { price: offered, status: 'unconfirmed', tryAgain };
    default:
      return { price: offered, status: status === 'slow' ? 'slow' : 'updating', tryAgain };
  }
}
