import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Facts } from '#types/data/facts';
import type { Product } from '#types/data/product';
import { useHydrated } from '../../../engine/ui/use-hydrated.ts';
import { type Read, useRead } from '../../../engine/use-read.ts';
import { fetchProducts } from '../../backend/products.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';

type ProductInfo = Product['productInfo'];

export interface Offer {
  /** The `offer` fact: the product's availability for the quote's selection. */
  offer: Facts['offer'];
  /** The page's product, without prices until they are known. */
  product: Product;
  status: Read<unknown>['status'];
  tryAgain(): void;
}

async function findProduct(bundleId: string, signal: AbortSignal): Promise<Product | undefined> {
  const selection = selectionOf(quoteStore.getState());
  const products = selection ? await fetchProducts(selection, signal) : [];
  return products.find(({ productInfo }) => productInfo.hcfBundleId === bundleId);
}

/** Fetches the page's product as sold for the saved quote, and again when the quote's selection changes. */
export function useOffer(info: ProductInfo): Offer {
  const selection = useStore(quoteStore, (quote) => JSON.stringify(selectionOf(quote)));
  const { status, result, tryAgain } = useRead(
    selection,
    (signal) => findProduct(info.hcfBundleId, signal),
    'The products could not be fetched.',
  );
  const unpriced = useMemo(() => ({ productInfo: info, prices: [] }), [info]);
  const product = result ?? unpriced;
  const read = { product, status, tryAgain };
  const isHydrated = useHydrated();
  if (!isHydrated) return { offer: undefined, ...read, status: 'reading' };
  if (!selection) return { offer: 'incomplete', ...read };
  if (status !== 'done') return { offer: undefined, ...read };
  return { offer: result ? 'available' : 'unavailable', ...read };
}
