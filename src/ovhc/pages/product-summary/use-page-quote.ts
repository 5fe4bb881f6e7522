import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { SavedQuote } from '#types/data/saved-quote';
import { chooseProduct } from '../../actions/choose-product.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { quoteFor } from '../../quote/product.ts';
import { quoteStore, storedQuote } from '../../store/quote-store.ts';
import type { Offer } from './use-offer.ts';

export interface PageQuote {
  /** The saved quote as it is for this page's product, though another tab may have chosen another. */
  quote: SavedQuote;
  /** Makes this page's product the saved quote's: the visitor has done something here. */
  take(): void;
}

const isVisible = () => document.visibilityState === 'visible';

/**
 * The quote that this page is about. Its product becomes the saved quote's when the visitor opens the page, comes back
 * to it, or chooses something on it; what happens in other tabs never makes it so.
 */
export function usePageQuote({ offer, product }: Offer): PageQuote {
  const saved = useStore(quoteStore);
  const quote = useMemo(() => quoteFor(product, saved), [product, saved]);
  const wasTaken = useRef(false);

  const take = useCallback(() => {
    wasTaken.current = true;
    const { paymentFrequency, excessCode } = quoteStore.getState();
    chooseProduct(product, frequencyOf(paymentFrequency), excessCode);
  }, [product]);

  useEffect(() => {
    if (offer !== 'available') return;
    const isOurs = quoteStore.getState().hcfBundleId === product.productInfo.hcfBundleId;
    if (isVisible() && (isOurs || !wasTaken.current)) take();
    // a page that Back shows as it was left must not bring back a quote that is over
    const onShow = () => isVisible() && storedQuote.read() !== undefined && take();
    document.addEventListener('visibilitychange', onShow);
    addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      removeEventListener('pageshow', onShow);
    };
  }, [offer, product, take]);

  return { quote, take };
}
