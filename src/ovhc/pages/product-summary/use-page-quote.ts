import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { SavedQuote } from '#types/data/saved-quote';
import { chooseProduct } from '../../actions/choose-product.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { quoteFor } from '../../quote/product-fields.ts';
import { quoteStore } from '../../store/quote-store.ts';
import type { Offer } from './use-offer.ts';

export interface PageQuote {
  /** The saved quote as it is for this page's product, though another tab may have chosen another. */
  quote: SavedQuote;
  /** Makes this page's product the saved quote's: before the visitor goes on from here. */
  take(): void;
}

/**
 * The quote that this page is about. Its product becomes the saved quote's as soon as it is known to be sold, with
 * today's prices and those of the excess that is chosen; and again whenever the visitor comes back to this page.
 */
export function usePageQuote({ offer, product }: Offer): PageQuote {
  const saved = useStore(quoteStore);
  const { excessCode } = saved;
  const quote = useMemo(() => quoteFor(product, saved), [product, saved]);

  const take = useCallback(() => {
    const { paymentFrequency, excessCode: chosen } = quoteStore.getState();
    chooseProduct(product, frequencyOf(paymentFrequency), chosen);
  }, [product]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another excess has other prices
  useEffect(() => {
    if (offer !== 'available') return;
    take();
    const onShow = () => document.visibilityState === 'visible' && take();
    document.addEventListener('visibilitychange', onShow);
    addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      removeEventListener('pageshow', onShow);
    };
  }, [offer, take, excessCode]);

  return { quote, take };
}
