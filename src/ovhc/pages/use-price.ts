import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SavedQuote } from '#types/data/saved-quote';
import { useHydrated } from '../../engine/ui/use-hydrated.ts';
import { useRead } from '../../engine/use-read.ts';
import { fetchPrice, type QuotedPrice } from '../backend/price.ts';
import { today } from '../quote/days.ts';
import type { PricedQuote } from '../quote/price-inputs.ts';
import { priceKey } from '../quote/price-request.ts';
import { frequencyOf, priceFor } from '../quote/prices.ts';
import { withPartnerCover } from '../store/draft-store.ts';
import { type QuoteFields, quoteStore, updateQuote } from '../store/quote-store.ts';

export type ShownPrice = Pick<QuotedPrice, 'amount' | 'frequency'>;

export interface PriceState {
  /**
   * The price for the current choices. Unless the status is `current`, it is the offered price and must look
   * different.
   */
  price: ShownPrice | undefined;
  /**
   * `none`: the quote cannot be priced. `updating`: a newer price is loading. `slow`: it has been loading for a long
   * time. `unconfirmed`: it failed to load, and the price is the offered one. `unsold`: the product is not sold for
   * the quote.
   */
  status: 'none' | 'current' | 'updating' | 'slow' | 'unconfirmed' | 'unsold';
  /** The current price with all its details. */
  quoted?: QuotedPrice;
  tryAgain(): void;
}

/** Returns the price that came with the product, if it is for the chosen excess. */
function offeredPrice({ priceData, excessCode, paymentFrequency }: PricedQuote): ShownPrice | undefined {
  if (!priceData || priceData.excessCode !== excessCode) return undefined;
  const frequency = frequencyOf(paymentFrequency);
  const amount = priceFor(priceData, frequency);
  return amount === undefined ? undefined : { amount, frequency };
}

/** A stored quote that learns its price. */
export interface PriceHome {
  store: StoreApi<SavedQuote>;
  update(changes: QuoteFields): void;
}

const savedQuote: PriceHome = { store: quoteStore, update: updateQuote };

/** Stores a price in a quote, unless the quote has changed since the price was requested. */
function storePrice({ amount, productId, pricedFor }: QuotedPrice, { store, update }: PriceHome): void {
  const quote = store.getState();
  if (priceKey(withPartnerCover(quote), today()) !== pricedFor) return;
  const before = quote.getPriceData?.Premium;
  if (before === amount && quote.productId === productId) return;
  const previous = before && before !== amount ? before : quote.previousGetPriceApiValue;
  update({ productId, getPriceData: { Premium: amount }, previousGetPriceApiValue: previous });
}

/**
 * Fetches the price of a quote, again after each change, and stores it in the saved quote, or another home, if that
 * has the same price inputs. A failed call is only reported to the console (§8): the page then shows the offered price, if it is for
 * these choices, and that it is not confirmed.
 */
export function usePrice(quote: PricedQuote, home = savedQuote): PriceState {
  const key = priceKey(quote, today());
  const read = useRead(key, (signal) => fetchPrice(quote, signal), 'The price could not be fetched.');
  const { status, result: quoted, tryAgain } = read;

  // a stored quote with the same price inputs but no price gets this one; a price from another tab stays
  const isOwed = useStore(
    home.store,
    (saved) => !saved.getPriceData && priceKey(withPartnerCover(saved), today()) === quoted?.pricedFor,
  );
  // before the paint, so that a price that a visitor has seen is stored
  useLayoutEffect(() => {
    if (quoted) storePrice(quoted, home);
  }, [quoted, home]);
  useLayoutEffect(() => {
    if (quoted && isOwed) storePrice(quoted, home);
  }, [quoted, isOwed, home]);

  const isHydrated = useHydrated();
  if (!isHydrated) return { price: undefined, status: 'updating', tryAgain };
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
