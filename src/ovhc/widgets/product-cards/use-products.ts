import { useStore } from 'zustand';
import type { Product } from '#types/data/product';
import { useEngine } from '../../../engine/engine-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { type Read, useRead } from '../../../engine/use-read.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';

/** Fetches the products for the quote, anew when what they depend on changes. */
export function useProducts(sourceName: string): Read<readonly Product[]> {
  const source = useEngine().sources[sourceName];
  const selection = useStore(quoteStore, (quote) => JSON.stringify(selectionOf(quote)) ?? 'none');
  if (!source) throw new Error(`There is no source "${sourceName}".`);
  // the source reads the selection by itself
  const read = async (signal: AbortSignal) =>
    (await source.search('', signal)) as readonly (JsonObject & Product)[];
  return useRead(selection, read, 'The products could not be fetched.');
}
