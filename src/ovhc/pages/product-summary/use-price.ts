import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SavedQuote } from '#types/data/saved-quote';
import { type QuotedPrice, refreshPrice } from '../../actions/refresh-price.ts';
import { today } from '../../quote/days.ts';
import { priceRequest } from '../../quote/price-request.ts';
import { frequencyOf, priceFor } from '../../quote/prices.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';

export interface PriceState {
  /** The last one known; it says itself how often it is paid. */
  price: QuotedPrice | undefined;
  /**
   * none: the quote cannot be priced. updating: a newer one is on its way. outdated: a newer one was asked for and
   * did not come.
   */
  status: 'none' | 'current' | 'updating' | 'outdated';
}

/** All that the price of a product depends on, as a text to compare; undefined while the quote cannot be priced. */
function dependencies(quote: SavedQuote, hcfBundleId: string): string | undefined {
  const selection = selectionOf(quote);
  const request = selection && priceRequest(quote, hcfBundleId, today());
  return request && quote.hcfBundleId === hcfBundleId ? JSON.stringify([selection, request]) : undefined;
}

/** The price that came with the product, if it is for the excess and the frequency that are chosen. */
function storedPrice(quote: SavedQuote, hcfBundleId: string): QuotedPrice | undefined {
  const { priceData, excessCode } = quote;
  if (!priceData || quote.hcfBundleId !== hcfBundleId || priceData.excessCode !== excessCode)
    return undefined;
  const frequency = frequencyOf(quote.paymentFrequency);
  const amount = priceFor(priceData, frequency);
  return amount === undefined ? undefined : { amount, frequency };
}

interface Known {
  price: QuotedPrice | undefined;
  /** what it was asked for; undefined where it was not asked for yet */
  wanted?: string;
  failed?: boolean;
}

/**
 * The price of the page's product for the saved quote, asked for anew with every change. A newer question makes an
 * older answer void. A failed call is told to the console alone (§8), and the next change asks again.
 */
export function usePrice(hcfBundleId: string): PriceState {
  const wanted = useStore(quoteStore, (quote) => dependencies(quote, hcfBundleId));
  const [known, setKnown] = useState<Known>(() => ({
    price: storedPrice(quoteStore.getState(), hcfBundleId),
  }));

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    refreshPrice(abort.signal).then(
      (price) => setKnown({ price, wanted }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The price could not be fetched.', error);
        setKnown((last) => ({ price: last.price, wanted, failed: true }));
      },
    );
    return () => abort.abort();
  }, [wanted]);

  if (!wanted) return { price: undefined, status: 'none' };
  if (known.wanted !== wanted) return { price: known.price, status: 'updating' };
  return { price: known.price, status: known.failed ? 'outdated' : 'current' };
}
