import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Facts } from '#types/data/facts';
import type { Product } from '#types/data/product';
import { fetchProducts } from '../../backend/products.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { useReturn } from '../use-return.ts';

type ProductInfo = Product['productInfo'];

export interface Offer {
  /** The fact of that name: whether the product is sold for the quote's selection. */
  offer: Facts['offer'];
  /** The page's product, without prices while they are not known. */
  product: Product;
}

interface Found {
  /** what was asked */
  selection: string;
  /** undefined where the product is not sold, or nothing could be fetched */
  product: Product | undefined;
  hasFailed: boolean;
}

/**
 * The page's product as it is sold for the saved quote, asked anew whenever the quote's selection changes; and after a
 * failed call (§8: told to the console alone) once the visitor comes back.
 */
export function useOffer(info: ProductInfo): Offer {
  const selection = useStore(quoteStore, (quote) => JSON.stringify(selectionOf(quote)));
  const [latest, setLatest] = useState<Found>();
  const returns = useReturn(latest?.hasFailed ?? false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back asks again
  useEffect(() => {
    const wanted = selectionOf(quoteStore.getState());
    if (!selection || !wanted) return;
    const abort = new AbortController();
    fetchProducts(wanted, abort.signal).then(
      (products) => {
        const product = products.find(({ productInfo }) => productInfo.hcfBundleId === info.hcfBundleId);
        setLatest({ selection, product, hasFailed: false });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The products could not be fetched.', error);
        setLatest({ selection, product: undefined, hasFailed: true });
      },
    );
    return () => abort.abort();
  }, [info, selection, returns]);

  const unpriced = useMemo(() => ({ productInfo: info, prices: [] }), [info]);
  const found = latest?.selection === selection && !latest?.hasFailed ? latest : undefined;
  const product = found?.product ?? unpriced;
  if (!selection) return { offer: 'incomplete', product };
  return { offer: found && (found.product ? 'available' : 'unavailable'), product };
}
