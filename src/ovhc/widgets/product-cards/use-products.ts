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

interface Answered {
  /** what was asked */
  selection: string | undefined;
  products: readonly Product[];
}

/** The products for the quote, fetched anew when what they depend on changes. A failed call brings none (§7). */
export function useProducts(sourceName: string): ProductsState {
  const source = useEngine().sources[sourceName];
  const selection = useStore(quoteStore, (quote) => JSON.stringify(selectionOf(quote)));
  const [last, setLast] = useState<Answered>();
  if (!source) throw new Error(`There is no source "${sourceName}".`);

  useEffect(() => {
    const abort = new AbortController();
    // the source reads the selection by itself
    source.search('', abort.signal).then(
      (items) => setLast({ selection, products: items as readonly (JsonObject & Product)[] }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The products could not be fetched.', error);
        setLast({ selection, products: [] });
      },
    );
    return () => abort.abort();
  }, [source, selection]);

  const answered = last && last.selection === selection ? last : undefined;
  return { products: answered?.products ?? [], loading: !answered };
}
