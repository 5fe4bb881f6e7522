import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SavedQuote } from '#types/data/saved-quote';
import { chooseProduct } from '../../actions/choose-product.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { quoteFor } from '../../quote/product.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { storedQuote } from '../../store/stored-records.ts';
import { useSavedQuote } from '../use-saved-quote.ts';
import type { Offer } from './use-offer.ts';

export interface PageQuote {
  /** The saved quote with this page's product, even if another tab has chosen another product. */
  quote: SavedQuote;
  /** Sets this page's product in the saved quote, because the visitor is using this page. */
  take(): void;
}

const isVisible = () => document.visibilityState === 'visible';

/**
 * Returns the quote that this page is about. The saved quote gets this page's product when the visitor opens the
 * page, returns to it, or chooses something on it, but never because of other tabs.
 */
export function usePageQuote({ offer, product }: Offer): PageQuote {
  const saved = useSavedQuote(quoteStore);
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
    // a page that Back restores must not bring back a quote that has ended
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
