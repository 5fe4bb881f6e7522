import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Product } from '#types/data/product';
import { useEngine } from '../../../engine/engine-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';

export interface ProductsState {
  products: readonly Product[];
  loading: boolean;
}

/** The products for the quote, fetched anew when what they depend on changes. A failed call brings none (§7). */
export function useProducts(sourceName: string): ProductsState {
  const source = useEngine().sources[sourceName];
  const selection = useStore(quoteStore, (quote) => JSON.stringify(selectionOf(quote)));
  const [state, setState] = useState<ProductsState>({ products: [], loading: true });
  if (!source) throw new Error(`There is no source "${sourceName}".`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is what the source reads by itself
  useEffect(() => {
    const abort = new AbortController();
    setState({ products: [], loading: true });
    source.search('', abort.signal).then(
      (items) => setState({ products: items as readonly (JsonObject & Product)[], loading: false }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The products could not be fetched.', error);
        setState({ products: [], loading: false });
      },
    );
    return () => abort.abort();
  }, [source, selection]);

  return state;
}
